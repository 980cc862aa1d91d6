import { type Document, isScalar, type ParsedNode, Scalar, visit } from 'yaml';
import { lazy } from '../document/lazy.ts';
import { LineIndex } from '../document/line-index.ts';
import { parseText, repeatedKeys } from '../document/parse-text.ts';
import { pathAt, treeOf, type YamlTree } from '../document/yaml-tree.ts';
import type { CodedArgs, Diagnostic } from '../findings/diagnostic.ts';
import { diagnosticAt } from '../findings/item-labels.ts';
import { straightQuotes } from './line-edits.ts';
import { type Repair, type SyntaxFindings, withUnchecked } from './repair-candidate.ts';
import { findSyntaxErrors } from './syntax-errors.ts';

interface ParsedYaml {
  readonly document: Document.Parsed<ParsedNode>;
  /** The values with their places. */
  readonly tree: YamlTree;
  /** The values as plain data: `null` where there are none, `undefined` where they cannot be read. */
  readonly data: unknown;
  /** What is wrong in the syntax, looked for when it is first asked for: a text that is only tried needs no findings. */
  readonly findings: () => SyntaxFindings;
}

/**
 * YAML text to a document that keeps the place of every node, with what is wrong in its syntax.
 * Anchors, aliases and tags are refused by name: an owner's file has no use for them.
 */
export function parseYaml(text: string): ParsedYaml {
  const index = new LineIndex(text);
  const document = parseText(text);
  const tree = treeOf(document, index);
  const read = { document, tree };
  if (!text.includes('\n') && /\r./.test(text)) {
    const coded = { code: 'yaml-syntax', args: { problem: 'old-line-ends' } } as const;
    const diagnostics = withUnchecked([findingAt(coded, tree, 0, text.length)], false);
    return { ...read, data: undefined, findings: () => ({ diagnostics, repairs: [] }) };
  }
  if (document.errors.length > 0 || repeatedKeys(document).length > 0) {
    return { ...read, data: undefined, findings: lazy(() => findSyntaxErrors(text, document)) };
  }
  const { diagnostics, repairs } = readValues(document, index);
  const isReadable = diagnostics.every(({ code }) => code === 'smart-quotes');
  const told = isReadable ? diagnostics : withUnchecked(diagnostics, true);
  const data = isReadable ? (document.toJS() ?? null) : undefined;
  return { ...read, data, findings: () => ({ diagnostics: told, repairs }) };
}

/** A finding about a part of a text, from offset to offset and never beyond the first of its lines. */
function findingAt(coded: CodedArgs, tree: YamlTree, start: number, end: number): Diagnostic {
  const { index } = tree;
  return diagnosticAt(
    tree,
    coded,
    pathAt(tree, start),
    index.rangeBetween(start, Math.min(end, index.endOfLine(start))),
  );
}

/** Far more than anybody reads. */
const maximumRefusals = 1000;

/**
 * Takes the values of a text as their writer means them: smart quotes around a whole value are taken off.
 * @returns what YAML can and an owner's file has no use for, each by name
 */
export function readValues(document: Document.Parsed, index: LineIndex): SyntaxFindings {
  const diagnostics: Diagnostic[] = [];
  const repairs: Repair[] = [];
  const { text } = index;
  keepParagraphs(document, text);
  const tree = treeOf(document, index);
  const place = (coded: CodedArgs, start: number, end: number) => findingAt(coded, tree, start, end);
  visit(document, {
    Pair: () => (diagnostics.length < maximumRefusals ? undefined : visit.BREAK),
    Alias(_, alias) {
      const [start, end] = alias.range ?? [0, 0];
      diagnostics.push(place({ code: 'yaml-alias', args: {} }, start, end));
    },
    Value(_, node) {
      const [start, end] = node.range ?? [0, 0];
      if (node.anchor !== undefined) {
        const anchor = text.lastIndexOf('&', start);
        diagnostics.push(place({ code: 'yaml-alias', args: {} }, anchor, anchor + 1 + node.anchor.length));
      }
      if (node.tag !== undefined) {
        const mark = text.lastIndexOf('!', start);
        const first = text[mark - 1] === '!' ? mark - 1 : mark;
        diagnostics.push(place({ code: 'yaml-tag', args: {} }, first, first + 1));
      }
      if (isScalar(node) && node.type === Scalar.PLAIN && typeof node.value === 'string') {
        const straight = straightQuotes(node.value);
        if (straight !== undefined) {
          const { meant, ...args } = straight;
          diagnostics.push(place({ code: 'smart-quotes', args }, start, end));
          if (text.slice(start, end) === node.value) {
            const line = index.lineAt(start);
            const content = index.line(line + 1) ?? '';
            const column = start - (index.starts[line] ?? 0);
            const restored = content.slice(0, column) + meant + content.slice(column + end - start);
            repairs.push({ kind: 'smart-quotes', edits: [{ line, text: restored }] });
          }
          // The other checks go on with what was meant.
          node.value = args.inner;
        }
      }
    },
  });
  return { diagnostics, repairs };
}

/**
 * A blank line in a folded text (`>`) means a new paragraph to its writer, and YAML makes one line end of it, as
 * a mere wrapped line is in Markdown. Gives paragraphs their blank line back.
 */
function keepParagraphs(document: Document.Parsed, text: string): void {
  if (!text.includes('>')) {
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
