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
  /** From the start of the line to the dash of a list's item, or to the bracket of a page in brackets. */
  readonly dashColumn: number;
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

/** A text as YAML, plain where that is safe and the file's style, else in quotes. */
export function writeText(value: string, quotes: QuoteStyle, place: 'block' | 'flow'): string {
  if (!quotes.always && /^[\p{L}\p{N}/(]/u.test(value) && readsAs(value, value, place)) {
    return value;
  }
  const single = `'${value.replaceAll("'", "''")}'`;
  const double = JSON.stringify(value);
  const [first, second] = quotes.mark === "'" ? [single, double] : [double, single];
  return readsAs(first, value, place) ? first : second;
}

/** Names in brackets. */
function writeInline(list: List, quotes: QuoteStyle): string {
  const names = list.items.flatMap((item) =>
    item.kind === 'text' ? [writeText(item.value, quotes, 'flow')] : [],
  );
  return `[${names.join(', ')}]`;
}

/**
 * A page as an item of a list of blocks.
 * @returns its lines, without line ends
 */
export function writePageBlock(page: Block, style: BlockStyle, language: MessageLanguage): string[] {
  const leaf = ({ value, example }: TextLeaf) =>
    `${writeText(value, style.quotes, 'block')}${example ? ` ${exampleMarks[language]}` : ''}`;
  const pad = (column: number) => ' '.repeat(column);

  const writeEntries = (block: Block, column: number): string[] =>
    block.entries.flatMap(([key, value]) => {
      switch (value.kind) {
        case 'text':
          return [`${pad(column)}${key}: ${leaf(value)}`];
        case 'block':
          return [`${pad(column)}${key}:`, ...writeEntries(value, column + style.blockStep)];
        case 'list':
          if (value.inline) {
            return [`${pad(column)}${key}: ${writeInline(value, style.quotes)}`];
          }
          return [
            `${pad(column)}${key}:`,
            ...writeItems(value, column + style.listStep, style.looseSections && key === 'sections'),
          ];
        default:
          return unreachable(value);
      }
    });

  const writeItem = (item: PageNode, column: number): string[] => {
    const dash = `${pad(column)}-${pad(style.keyOffset - 1)}`;
    switch (item.kind) {
      case 'text':
        return [`${dash}${leaf(item)}`];
      case 'block': {
        const [first = '', ...others] = writeEntries(item, column + style.keyOffset);
        return [`${dash}${first.trimStart()}`, ...others];
      }
      case 'list':
        return writeItems(item, column + style.keyOffset, false);
      default:
        return unreachable(item);
    }
  };

  const writeItems = (list: List, column: number, loose: boolean): string[] =>
    list.items.flatMap((item, index) => [...(loose && index > 0 ? [''] : []), ...writeItem(item, column)]);

  return writeItem(page, style.dashColumn);
}

/**
 * A page in braces, for a file that writes its pages so.
 * @returns its lines, without line ends; the last one ends with the closing brace
 */
export function writePageInBraces(page: Block, style: BlockStyle, language: MessageLanguage): string[] {
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
          return [writeInline(node, style.quotes)];
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
  const [first = '', ...others] = write(page, style.dashColumn);
  return [`${' '.repeat(style.dashColumn)}${first}`, ...others];
}
