/** Values of plain data as lines of a file, in the file's own way of writing. */
import { parseDocument } from 'yaml';
import { isBlock } from '../document/value-at.ts';
import type { MessageLanguage } from '../findings/message-language.ts';
import { isToReplace } from '../schema/snippet.ts';

/** How texts are quoted: only where they must be, or always. */
export interface QuoteStyle {
  readonly always: boolean;
  readonly mark: "'" | '"';
}

/** How a file writes its blocks; widths in spaces. */
export interface BlockStyle {
  /** From a dash to the first key behind it. */
  readonly keyOffset: number;
  /** From a key to the keys of its block. */
  readonly blockStep: number;
  /** From a key to the dashes of its list. */
  readonly listStep: number;
  readonly quotes: QuoteStyle;
  readonly lineEnd: '\n' | '\r\n';
  /** Whether an empty line stands between sections. */
  readonly looseSections: boolean;
}

const exampleMarks: Readonly<Record<MessageLanguage, string>> = { ru: '# ЗАМЕНИТЬ', en: '# REPLACE' };

/** Whether a notation is read back as exactly this text. */
export function readsAs(notation: string, value: string, place: 'block' | 'flow'): boolean {
  const document = parseDocument(place === 'block' ? `a: ${notation}` : `{ a: ${notation}, b: 1 }`);
  return document.errors.length === 0 && document.get('a') === value;
}

/** A single value as YAML; a text plain where that is safe and the file's style, else in quotes. */
export function writeText(value: unknown, quotes: QuoteStyle, place: 'block' | 'flow'): string {
  if (typeof value !== 'string') {
    return String(value);
  }
  if (!quotes.always && /^[\p{L}\p{N}/(]/u.test(value) && readsAs(value, value, place)) {
    return value;
  }
  const single = `'${value.replaceAll("'", "''")}'`;
  const double = JSON.stringify(value);
  const [first, second] = quotes.mark === "'" ? [single, double] : [double, single];
  return readsAs(first, value, place) ? first : second;
}

/** A key as YAML. */
export function writeKey(key: string): string {
  return /^\p{L}[\p{L}\p{N}_-]*$/u.test(key) && readsAs(key, key, 'flow') ? key : JSON.stringify(key);
}

/** What a block says; a key without a value is left out. */
function entriesOf(block: Readonly<Record<string, unknown>>): [key: string, value: unknown][] {
  return Object.entries(block).filter(([, value]) => value !== undefined);
}

/** Whether a value stands on the line of its key: all but texts and blocks below each other. Names stand in brackets. */
export function isShort(value: unknown): boolean {
  return Array.isArray(value)
    ? value.every((item) => typeof item === 'string' && /^\S*$/.test(item))
    : !isBlock(value) || entriesOf(value).length === 0;
}

/** A value in brackets, on one line. */
export function writeFlow(value: unknown, quotes: QuoteStyle): string {
  if (Array.isArray(value)) {
    return `[${value.map((item) => writeFlow(item, quotes)).join(', ')}]`;
  }
  if (!isBlock(value)) {
    return writeText(value, quotes, 'flow');
  }
  const entries = entriesOf(value).map(([key, entry]) => `${writeKey(key)}: ${writeFlow(entry, quotes)}`);
  return entries.length === 0 ? '{}' : `{ ${entries.join(', ')} }`;
}

/**
 * Writes values below each other: their lines, without line ends.
 * @param language of the marks that examples get
 */
export function createBlockWriter(style: BlockStyle, language: MessageLanguage) {
  const pad = (column: number) => ' '.repeat(column);
  const markOf = (value: unknown) => (isToReplace(value) ? ` ${exampleMarks[language]}` : '');

  /** A value that stands behind its key or dash, at whose column that begins. */
  const short = (value: unknown, column: number): string[] => {
    if (typeof value === 'string' && /^\S.*\n(?:.*\n)*.*\S$/.test(value)) {
      const indent = pad(column + style.blockStep);
      return ['|-', ...value.split('\n').map((line) => (line === '' ? '' : indent + line))];
    }
    return typeof value === 'object' && value !== null
      ? [writeFlow(value, style.quotes)]
      : [writeText(value, style.quotes, 'block') + markOf(value)];
  };

  const behind = (lead: string, [first = '', ...others]: string[]) => [lead + first, ...others];

  const entry = (key: string, value: unknown, column: number): string[] => {
    const lead = `${pad(column)}${writeKey(key)}:`;
    if (isShort(value)) {
      return behind(`${lead} `, short(value, column));
    }
    const step = Array.isArray(value) ? style.listStep : style.blockStep;
    return [lead, ...below(value, column + step, style.looseSections && key === 'sections')];
  };

  const item = (value: unknown, column: number): string[] => {
    const dash = `${pad(column)}-${pad(style.keyOffset - 1)}`;
    if (isShort(value)) {
      return behind(dash, short(value, column));
    }
    const [first = '', ...others] = below(value, column + style.keyOffset, false);
    return [dash + first.trimStart(), ...others];
  };

  /** What a block or a list says, each on lines of its own. */
  const below = (value: unknown, column: number, isLoose: boolean): string[] =>
    Array.isArray(value)
      ? value.flatMap((one, index) => [...(isLoose && index > 0 ? [''] : []), ...item(one, column)])
      : isBlock(value)
        ? entriesOf(value).flatMap(([key, one]) => entry(key, one, column))
        : [];

  const inBrackets = (value: unknown, column: number): string[] => {
    const lead = pad(column + style.blockStep);
    const part = (name: string, one: unknown) => {
      const lines = behind(lead + name, inBrackets(one, column + style.blockStep));
      return lines.with(-1, `${lines.at(-1)},${markOf(one)}`);
    };
    if (Array.isArray(value) && !isShort(value)) {
      return ['[', ...value.flatMap((one) => part('', one)), `${pad(column)}]`];
    }
    return isBlock(value)
      ? ['{', ...entriesOf(value).flatMap(([key, one]) => part(`${key}: `, one)), `${pad(column)}}`]
      : [writeFlow(value, style.quotes)];
  };

  return {
    item,
    entry,
    /** A value in brackets on lines of its own; the column is that of its first bracket. */
    bracketed: (value: unknown, column: number) => behind(pad(column), inBrackets(value, column)),
  };
}
