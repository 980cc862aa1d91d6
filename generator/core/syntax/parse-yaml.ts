import { type Document, isScalar, type ParsedNode, Scalar, visit } from 'yaml';
import { LineIndex } from '../document/line-index.ts';
import { parseText } from '../document/parse-text.ts';
import { treeOf, type YamlTree } from '../document/yaml-tree.ts';
import { type Diagnostic, sortDiagnostics } from '../findings/diagnostic.ts';
import { smartText } from './parser-errors.ts';
import { createPlaceSlip, type PlaceSlip } from './place-finding.ts';
import type { Repair } from './repair-candidate.ts';
import { findRepeatedKeys } from './repeated-keys.ts';
import { findSlips } from './syntax-faults.ts';

export interface ParsedYaml {
  readonly document: Document.Parsed<ParsedNode>;
  /** The values with their places. */
  readonly tree: YamlTree;
  readonly diagnostics: readonly Diagnostic[];
  /** How mistakes of the layout can be mended that leave no choice. */
  readonly repairs: readonly Repair[];
  /** Whether the values of the document are those of the file. */
  readonly isReadable: boolean;
}

/**
 * YAML text to a document that keeps the place of every node, with what is wrong in its syntax.
 * Anchors, aliases and tags are refused by name: an owner's file has no use for them.
 */
export function parseYaml(text: string): ParsedYaml {
  const index = new LineIndex(text);
  const document = parseText(text);
  const tree = treeOf(document, index);
  const place = createPlaceSlip(document, index);
  if (!text.includes('\n') && /\r./.test(text)) {
    const coded = { code: 'yaml-syntax', args: { problem: 'old-line-ends' } } as const;
    const diagnostics = withUnchecked([place(coded, 0, text.length)], false);
    return { document, tree, diagnostics, repairs: [], isReadable: false };
  }
  const isBroken = document.errors.some(({ code }) => code !== 'DUPLICATE_KEY');
  const found = isBroken ? findSlips(text, document) : findRepeatedKeys(document, text, place);
  const diagnostics = [...found.diagnostics];
  keepParagraphs(document, text);
  if (document.errors.length === 0) {
    diagnostics.push(...refusals(document, text, place));
  }
  const isReadable = diagnostics.every(({ code }) => code === 'smart-quotes') && document.errors.length === 0;
  const known = isReadable ? diagnostics : withUnchecked(diagnostics, found.isReadToEnd);
  return { document, tree, diagnostics: known, repairs: found.repairs, isReadable };
}

/** The last finding of a file that cannot be read says what has not been looked at. */
export function withUnchecked(diagnostics: readonly Diagnostic[], isReadToEnd: boolean): Diagnostic[] {
  const sorted = sortDiagnostics(diagnostics);
  return sorted.map((diagnostic, index) =>
    index === sorted.length - 1
      ? { ...diagnostic, unchecked: isReadToEnd ? 'content' : 'below' }
      : diagnostic,
  );
}

/** What YAML can and an owner's file has no use for, each by name; smart quotes around a whole value are taken off. */
function refusals(document: Document.Parsed, text: string, place: PlaceSlip): Diagnostic[] {
  const found: Diagnostic[] = [];
  visit(document, {
    Alias(_, alias) {
      const [start, end] = alias.range ?? [0, 0];
      found.push(place({ code: 'yaml-alias', args: {} }, start, end));
    },
    Value(_, node) {
      const [start, end] = node.range ?? [0, 0];
      if (node.anchor !== undefined) {
        const sign = text.lastIndexOf('&', start);
        found.push(place({ code: 'yaml-alias', args: {} }, sign, sign + 1 + node.anchor.length));
      }
      if (node.tag !== undefined) {
        const sign = text.lastIndexOf('!', start);
        const first = text[sign - 1] === '!' ? sign - 1 : sign;
        found.push(place({ code: 'yaml-tag', args: {} }, first, first + 1));
      }
      if (isScalar(node) && node.type === Scalar.PLAIN && typeof node.value === 'string') {
        const quoted = smartText.exec(node.value);
        if (quoted !== null) {
          const [, opening = '', inner = '', closing = ''] = quoted;
          found.push(place({ code: 'smart-quotes', args: { opening, closing, inner } }, start, end));
          // The other checks go on with what was meant.
          node.value = inner;
        }
      }
    },
  });
  return found;
}

/** A folded text (`>`) somewhere in the file. */
const foldedText = /[:-][ \t]+>[-+0-9]*[ \t]*(?:#.*)?\r?$/m;

/**
 * A blank line in a folded text (`>`) means a new paragraph to its writer, and YAML makes one line end of it, as
 * a mere wrapped line is in Markdown. Gives paragraphs their blank line back.
 */
function keepParagraphs(document: Document.Parsed, text: string): void {
  if (!foldedText.test(text)) {
    return;
  }
  visit(document, {
    Scalar(_, scalar) {
      if (scalar.type === Scalar.BLOCK_FOLDED && typeof scalar.value === 'string') {
        scalar.value = scalar.value.trimEnd().replace(/\n+/g, '\n\n');
      }
    },
  });
}
