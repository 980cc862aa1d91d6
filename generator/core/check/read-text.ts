/** The text of a file as values, with what is wrong in the way it is written. */
import { readPlainText } from '../document/invisible-characters.ts';
import { SourceText } from '../document/source-text.ts';
import { type Diagnostic, sortDiagnostics } from '../findings/diagnostic.ts';
import { parseYaml } from '../syntax/parse-yaml.ts';
import { unreadableShape } from '../syntax/unreadable-shape.ts';
import { findCutTexts } from './cut-texts.ts';
import { findExampleValues } from './example-values.ts';
import { placeAt, placeFinding } from './place-finding.ts';

export interface ReadText {
  readonly source: SourceText;
  readonly diagnostics: readonly Diagnostic[];
  /** The values as plain data; absent where they cannot be read. */
  readonly data?: unknown;
}

/**
 * Reads a text as YAML.
 * @param text the file's text; a byte order mark at its start is no column of its first line
 */
export function readText(text: string): ReadText {
  const fileText = text.replace(/^\uFEFF/, '');
  const shape = unreadableShape(fileText);
  // What is not read counts as empty to all that follows.
  const plain = readPlainText(shape === undefined ? fileText : '');
  const { tree, document, diagnostics: syntax, isReadable } = parseYaml(plain.text);
  const source = new SourceText(fileText, tree, plain.restore);
  if (shape !== undefined) {
    return { source, diagnostics: [shape] };
  }
  const characters = plain.found.map(({ sign, codePoint, range }) => {
    const path = source.pathAt(source.index.offsetOf(range.end));
    return placeAt(source, { code: 'invisible-sign', args: { sign, codePoint } }, path, range);
  });
  const written = syntax.map((diagnostic) => ({ ...diagnostic, range: plain.restore(diagnostic.range) }));
  const diagnostics = [...characters, ...written];
  if (!isReadable) {
    return { source, diagnostics: sortDiagnostics(diagnostics) };
  }
  const data: unknown = document.toJS();
  if (data === null || data === undefined) {
    const empty = placeFinding(source, { code: 'file-empty', args: {}, path: [], target: 'value' });
    return { source, diagnostics: sortDiagnostics([...diagnostics, empty]) };
  }
  return {
    source,
    data,
    diagnostics: [...diagnostics, ...findExampleValues(source), ...findCutTexts(source)],
  };
}
