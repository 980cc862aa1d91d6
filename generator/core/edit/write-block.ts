import { parseDocument } from 'yaml';
import { unreachable } from '../findings/message.ts';
import type { MessageLanguage } from '../findings/message-language.ts';
import type { Block, List, PageNode, TextLeaf } from './page-tree.ts';

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
function readsAs(notation: string, value: string, place: 'block' | 'flow'): boolean {
  const document = parseDocument(place === 'block' ? `a: ${notation}` : `{ a: ${notation}, b: 1 }`);
  return document.errors.length === 0 && document.get('a') === value;
}

/** A single value as YAML; a text plain where that is safe and the file's style, else in quotes. */
export function writeText(value: TextLeaf['value'], quotes: QuoteStyle, place: 'block' | 'flow'): string {
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

/** A value in brackets, on one line. */
export function writeFlow(node: PageNode, quotes: QuoteStyle): string {
  switch (node.kind) {
    case 'text':
      return writeText(node.value, quotes, 'flow');
    case 'list':
      return `[${node.items.map((item) => writeFlow(item, quotes)).join(', ')}]`;
    case 'block': {
      const entries = node.entries.map(([key, value]) => `${writeKey(key)}: ${writeFlow(value, quotes)}`);
      return entries.length === 0 ? '{}' : `{ ${entries.join(', ')} }`;
    }
    default:
      return unreachable(node);
  }
}

/** Writes values below each other: their lines, without line ends. */
export interface BlockWriter {
  item(node: PageNode, column: number): string[];
  entry(key: string, value: PageNode, column: number): string[];
}

/** @param language of the marks that examples get */
export function createBlockWriter(style: BlockStyle, language: MessageLanguage): BlockWriter {
  const leaf = ({ value, example }: TextLeaf, column: number) => {
    if (typeof value === 'string' && /^\S.*\n(?:.*\n)*.*\S$/.test(value)) {
      const lines = value
        .split('\n')
        .map((line) => (line === '' ? '' : pad(column + style.blockStep) + line));
      return ['|-', ...lines];
    }
    return [`${writeText(value, style.quotes, 'block')}${example ? ` ${exampleMarks[language]}` : ''}`];
  };
  const pad = (column: number) => ' '.repeat(column);
  const isShort = (node: Block | List) =>
    node.kind === 'list' ? node.inline || node.items.length === 0 : node.entries.length === 0;

  const behind = (lead: string, [first = '', ...others]: string[]) => [lead + first, ...others];

  const entry = (key: string, value: PageNode, column: number): string[] => {
    const lead = `${pad(column)}${writeKey(key)}:`;
    if (value.kind === 'text') {
      return behind(`${lead} `, leaf(value, column));
    }
    if (isShort(value)) {
      return [`${lead} ${writeFlow(value, style.quotes)}`];
    }
    return value.kind === 'block'
      ? [lead, ...entries(value, column + style.blockStep)]
      : [lead, ...items(value, column + style.listStep, style.looseSections && key === 'sections')];
  };

  const entries = (block: Block, column: number): string[] =>
    block.entries.flatMap(([key, value]) => entry(key, value, column));

  const item = (node: PageNode, column: number): string[] => {
    const dash = `${pad(column)}-${pad(style.keyOffset - 1)}`;
    if (node.kind === 'text') {
      return behind(dash, leaf(node, column));
    }
    if (isShort(node)) {
      return [dash + writeFlow(node, style.quotes)];
    }
    const inner = column + style.keyOffset;
    const [first = '', ...others] = node.kind === 'block' ? entries(node, inner) : items(node, inner, false);
    return [dash + first.trimStart(), ...others];
  };

  const items = (list: List, column: number, loose: boolean): string[] =>
    list.items.flatMap((node, index) => [...(loose && index > 0 ? [''] : []), ...item(node, column)]);

  return { item, entry };
}

/**
 * A page in braces, for a file that writes its pages so.
 * @param start column of its first brace
 * @returns its lines, without line ends; the last one ends with the closing brace
 */
export function writePageInBraces(
  page: PageNode,
  start: number,
  style: BlockStyle,
  language: MessageLanguage,
): string[] {
  const write = (node: PageNode, column: number): readonly string[] => {
    const pad = ' '.repeat(column + style.blockStep);
    switch (node.kind) {
      case 'text':
        return [writeText(node.value, style.quotes, 'flow')];
      case 'block':
        return [
          '{',
          ...node.entries.flatMap(([key, value]) => item(`${pad}${key}: `, value, column)),
          `${' '.repeat(column)}}`,
        ];
      case 'list':
        if (node.inline) {
          return [writeFlow(node, style.quotes)];
        }
        return ['[', ...node.items.flatMap((value) => item(pad, value, column)), `${' '.repeat(column)}]`];
      default:
        return unreachable(node);
    }
  };
  const item = (lead: string, value: PageNode, column: number): string[] => {
    const lines = write(value, column + style.blockStep);
    const mark = value.kind === 'text' && value.example ? ` ${exampleMarks[language]}` : '';
    return lines.map(
      (line, index) => `${index === 0 ? lead : ''}${line}${index === lines.length - 1 ? `,${mark}` : ''}`,
    );
  };
  const [first = '', ...others] = write(page, start);
  return [`${' '.repeat(start)}${first}`, ...others];
}
