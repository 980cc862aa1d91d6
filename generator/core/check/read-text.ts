/** The text of a file as values, with what is wrong in the way it is written. */
import { type PlainText, readPlainText, untilRemovable } from '../document/invisible-characters.ts';
import { lazy } from '../document/lazy.ts';
import { lineIndexOf } from '../document/line-index.ts';
import { SourceText } from '../document/source-text.ts';
import { type Diagnostic, sortDiagnostics } from '../findings/diagnostic.ts';
import { diagnosticAt, placeFinding } from '../findings/item-labels.ts';
import { type KnownParts, parseParts } from '../syntax/parse-parts.ts';
import { parseYaml } from '../syntax/parse-yaml.ts';
import { withUnchecked } from '../syntax/repair-candidate.ts';
import { unreadableShape } from '../syntax/unreadable-shape.ts';
import { findExampleValues } from './example-values.ts';
import { findCutTexts, findJoinedItems } from './plain-texts.ts';

/** Most invisible characters that are told: far more than anybody reads. Behind so many that must go, nothing is read. */
const maximumCharacters = 1000;

export interface ReadText {
  readonly source: SourceText;
  /** What is wrong in the way the text is written, looked for when it is first asked for. */
  readonly diagnostics: () => readonly Diagnostic[];
  /** The values as plain data; `undefined` where there are none or they cannot be read. */
  readonly data: unknown;
  /** What has been read part by part, for the next text. */
  readonly parts: KnownParts;
}

/** Reads a text without misleading characters, part by part where that is asked for and possible. */
function readValues(text: string, known: KnownParts | undefined) {
  const joined = known && parseParts(lineIndexOf(text), known);
  if (joined !== undefined) {
    return { ...joined, syntax: () => [] };
  }
  const { tree, data, findings } = parseYaml(text);
  const parts: KnownParts = known ?? new Map();
  return { tree, data, syntax: () => findings().diagnostics, parts };
}

/**
 * Reads a text as YAML.
 * @param text the file's text; a byte order mark at its start is no column of its first line
 * @param known parts of it that have been read before; the text is read as a whole where there is nothing to keep them in
 */
export function readText(text: string, known?: KnownParts): ReadText {
  const fileText = text.replace(/^\uFEFF/, '');
  const shape = unreadableShape(fileText);
  // What is not read counts as empty to all that follows.
  const front = shape === undefined ? untilRemovable(fileText, maximumCharacters) : '';
  const plain = readPlainText(front ?? fileText);
  const { tree, syntax, data, parts } = readValues(plain.text, known);
  const source = new SourceText(fileText, tree, plain.restore);
  if (shape !== undefined) {
    return { source, data: undefined, diagnostics: () => [shape], parts };
  }
  if (front !== undefined) {
    const found = lazy(() => withUnchecked(charactersIn(source, plain), false));
    return { source, data: undefined, diagnostics: found, parts };
  }
  const diagnostics = lazy(() => findingsIn(source, plain, syntax(), data));
  return { source, data: data ?? undefined, diagnostics, parts };
}

function charactersIn(source: SourceText, { found }: PlainText): Diagnostic[] {
  return found.slice(0, maximumCharacters).map(({ kind, codePoint, range }) => {
    const path = source.pathAt(source.index.offsetOf(range.end));
    return diagnosticAt(source.tree, { code: 'invisible-character', args: { kind, codePoint } }, path, range);
  });
}

/** @param data as plain data: `null` where there are no values, `undefined` where they cannot be read */
function findingsIn(
  source: SourceText,
  plain: PlainText,
  syntax: readonly Diagnostic[],
  data: unknown,
): readonly Diagnostic[] {
  const written = syntax.map((diagnostic) => ({ ...diagnostic, range: plain.restore(diagnostic.range) }));
  const diagnostics = [...charactersIn(source, plain), ...written];
  if (data === undefined) {
    return sortDiagnostics(diagnostics);
  }
  return data === null
    ? sortDiagnostics([...diagnostics, placeFinding(source, { code: 'file-empty', args: {}, path: [] })])
    : [...diagnostics, ...findExampleValues(source), ...findCutTexts(source), ...findJoinedItems(source)];
}
