/** Puts a new page into the text of `site.yaml`. Only inserts: all that was there stays byte for byte. */
import {
  isCollection,
  isMap,
  isScalar,
  isSeq,
  type Node,
  parseDocument,
  Scalar,
  visit,
  type YAMLSeq,
} from 'yaml';
import type { MessageLanguage } from '../findings/message-language.ts';
import type { PageSpec } from '../schema/page.ts';
import { isService } from '../schema/page-roles.ts';
import type { SiteSpec } from '../schema/site.ts';
import { type ConversionId, type NewPage, type PageStatistics, pageTree } from './page-tree.ts';
import { applyEdits, lineEnd, lineStart, nextLine, type TextEdit } from './splice.ts';
import { type BlockStyle, createBlockWriter, writePageInBraces, writeText } from './write-block.ts';
import { blockStyleOf, columnOf, dashesOf, hasGapBefore, lineEndOf, startOf } from './yaml-style.ts';

export interface InsertedPage {
  readonly text: string;
  /** Place of the page in the list `pages`, from 0. */
  readonly index: number;
  /** First and last line of its block in the new text, from 1. */
  readonly pageLines: { readonly first: number; readonly last: number };
  /** Lines of the new text at which an `order:` has got the page, from 1. */
  readonly orderLines: readonly number[];
}

/** Only resolves relative targets; never shown. */
const baseOrigin = 'https://site.invalid';

/** Stands for the account of a site that names none. */
const exampleAccount = 'AW-000000000';

/** End of the last thing that is written in a node, in which trailing comments and empty lines do not count. */
function contentEnd(node: Node, text: string): number {
  if (isMap(node) && node.flow !== true) {
    const { key, value } = node.items.at(-1) ?? {};
    if (isNodeOf(value) && !isEmptyScalar(value)) {
      return contentEnd(value, text);
    }
    return isNodeOf(key) ? (key.range?.[1] ?? 0) : startOf(node);
  }
  if (isSeq(node) && node.flow !== true) {
    const last = node.items.at(-1);
    return isNodeOf(last) ? contentEnd(last, text) : startOf(node);
  }
  const end = node.range?.[1] ?? 0;
  const keepsLines =
    isScalar(node) &&
    (node.type === Scalar.BLOCK_LITERAL || node.type === Scalar.BLOCK_FOLDED) &&
    /^[|>]\d*\+/.test(text.slice(startOf(node)));
  return keepsLines ? end : text.slice(0, end).trimEnd().length;
}

function isNodeOf(value: unknown): value is Node {
  return isScalar(value) || isCollection(value);
}

function isEmptyScalar(node: Node): boolean {
  return isScalar(node) && node.range?.[0] === node.range?.[1];
}

/** Where a new item goes: behind the last line of a block, and comments that still belong to it. */
function endOfBlock(text: string, end: number, keyColumn: number): number {
  let stop = end > 0 && text[end - 1] === '\n' ? end : lineEnd(text, end);
  for (let start = nextLine(text, stop); start < text.length; ) {
    const line = text.slice(start, lineEnd(text, start));
    if (!line.trimStart().startsWith('#') || line.search(/\S/) < keyColumn) {
      break;
    }
    stop = lineEnd(text, start);
    start = nextLine(text, start);
  }
  return stop;
}

function insertPageBlock(
  text: string,
  list: YAMLSeq,
  index: number,
  page: readonly string[],
  style: BlockStyle,
): TextEdit {
  const sibling = list.items[index];
  const dashes = dashesOf(list);
  const end = isNodeOf(sibling) ? contentEnd(sibling, text) : text.length;
  const stop = endOfBlock(text, end, style.dashColumn + 1);
  const loose = dashes.slice(1).some((dash) => hasGapBefore(text, dash));
  const lines = [...(loose ? [''] : []), ...page];
  // Behind a text that keeps its trailing line ends, the new line has begun already.
  const added =
    stop > 0 && text[stop - 1] === '\n'
      ? page.map((line) => line + style.lineEnd).join('')
      : lines.map((line) => style.lineEnd + line).join('');
  return { start: stop, end: stop, text: added };
}

function insertPageInBraces(
  list: YAMLSeq,
  index: number,
  page: readonly string[],
  style: BlockStyle,
): TextEdit {
  const sibling = list.items[index];
  const end = isNodeOf(sibling) ? (sibling.range?.[1] ?? 0) : 0;
  return { start: end, end, text: `,${page.map((line) => style.lineEnd + line).join('')}` };
}

/** Path that an entry of an order leads to, seen from the page that it stands on. */
function targetPath(entry: string, pagePath: string): string | undefined {
  const base = baseOrigin + pagePath;
  return URL.canParse(entry, base) ? new URL(entry, base).pathname : undefined;
}

/** Adds a path to an order that the file keeps: behind its last service, written as that entry is. */
function extendOrder(
  text: string,
  order: YAMLSeq,
  pagePath: string,
  path: string,
  spec: SiteSpec,
): TextEdit[] {
  const entries = order.items.filter(isScalar);
  const isServiceEntry = (entry: Scalar) => {
    const target = targetPath(String(entry.value), pagePath);
    return spec.pages.some((page) => page.path === target && isService(page));
  };
  const sibling = entries.findLast(isServiceEntry) ?? entries.at(-1);
  if (sibling === undefined) {
    return [];
  }
  const end = sibling.range?.[1] ?? 0;
  const quotes = {
    always: sibling.type === Scalar.QUOTE_SINGLE || sibling.type === Scalar.QUOTE_DOUBLE,
    mark: sibling.type === Scalar.QUOTE_DOUBLE ? '"' : "'",
  } as const;
  const index = order.items.indexOf(sibling);
  if (order.flow !== true) {
    const dash = dashesOf(order)[index] ?? startOf(sibling);
    const lead = text.slice(lineStart(text, dash), dash) + text.slice(dash, startOf(sibling));
    const stop = lineEnd(text, end);
    const prefix = lead.includes('\n') ? `${' '.repeat(columnOf(text, dash))}- ` : lead;
    const entry = `${prefix}${writeText(path, quotes, 'block')}`;
    return [{ start: stop, end: stop, text: lineEndOf(text) + entry }];
  }
  const previous = order.items[index - 1];
  const between = isNodeOf(previous) ? text.slice(previous.range?.[1] ?? 0, startOf(sibling)) : '';
  const ownLine = text.slice(lineStart(text, startOf(sibling)), startOf(sibling));
  let separator = ', ';
  if (/^\s*,\s*$/.test(between)) {
    separator = between;
  } else if (ownLine.trim() === '') {
    separator = `,${lineEndOf(text)}${ownLine}`;
  }
  return [{ start: end, end, text: separator + writeText(path, quotes, 'flow') }];
}

/**
 * The text with a new service page in it: after the last service in `pages`, and in every `order:` that the file
 * keeps.
 * @param text a file without mistakes
 * @param spec what it says
 */
export function insertPage(text: string, spec: SiteSpec, page: NewPage): InsertedPage {
  const document = parseDocument(text, { keepSourceTokens: true, stringKeys: true });
  const pages = document.get('pages', true);
  const lastService = spec.pages.findLastIndex(isService);
  const index = lastService === -1 ? spec.pages.length - 1 : lastService;
  const sibling = isSeq(pages) ? pages.items[index] : undefined;
  if (!isSeq(pages) || !isNodeOf(sibling)) {
    throw new TypeError('A file without mistakes has a list of pages');
  }
  const orders: TextEdit[] = [];
  visit(document, {
    Pair(_, pair, ancestors) {
      if (!isScalar(pair.key) || pair.key.value !== 'order' || !isSeq(pair.value)) {
        return;
      }
      const owner = ancestors.map((ancestor) => pages.items.indexOf(ancestor)).find((place) => place !== -1);
      const pagePath = owner === undefined ? '/' : (spec.pages[owner]?.path ?? '/');
      orders.push(...extendOrder(text, pair.value, pagePath, page.path, spec));
    },
  });
  const services = spec.pages.filter(isService);
  const statistics = statisticsLike(services, page.id, spec.analytics.account ?? exampleAccount);
  const language = exampleLanguage(spec);
  const tree = pageTree(page, statistics, spec.callButton.phone, language);
  const style = blockStyleOf(document, text, sibling, pageColumn(text, pages, index, sibling));
  const lines =
    pages.flow === true
      ? writePageInBraces(tree, style, language)
      : createBlockWriter(style, language).item(tree, style.dashColumn);
  const insertion =
    pages.flow === true
      ? insertPageInBraces(pages, index, lines, style)
      : insertPageBlock(text, pages, index, lines, style);
  const edits = [...orders, insertion];
  const result = applyEdits(text, edits);
  const first = lineOfInsertion(text, edits, insertion);
  return {
    text: result,
    index: index + 1,
    pageLines: { first, last: first + lines.length - 1 },
    orderLines: orders.map((order) => lineOfInsertion(text, edits, order)),
  };
}

/**
 * Lines for the statistics as the other services have them. An identifier that all of them share holds for the new page,
 * too; where each has its own, an example stands for it.
 */
function statisticsLike(services: readonly PageSpec[], id: string, account: string): PageStatistics {
  const valuesOf = (key: keyof PageSpec['analytics']) =>
    services.flatMap(({ analytics }) => analytics[key] ?? []);
  const conversionFor = (key: 'conversion' | 'callConversion', ending: string): ConversionId | undefined => {
    const [first, ...others] = valuesOf(key);
    if (first === undefined) {
      return undefined;
    }
    const isCommon = others.length > 0 && others.every((other) => other === first);
    return isCommon
      ? { value: first, example: false }
      : { value: `${account}/${id}-${ending}`, example: true };
  };
  const conversion = conversionFor('conversion', 'example');
  const callConversion = conversionFor('callConversion', 'call-example');
  return {
    visit: valuesOf('visit').length > 0,
    call: valuesOf('call').length > 0,
    ...(conversion && { conversion }),
    ...(callConversion && { callConversion }),
  };
}

/** Example texts are written in Russian or in English, as the site is. */
function exampleLanguage(spec: SiteSpec): MessageLanguage {
  return /^ru(?:-|$)/.test(spec.site.language) ? 'ru' : 'en';
}

/** Where the dash or the brace of a new page stands. */
function pageColumn(text: string, pages: YAMLSeq, index: number, sibling: Node): number {
  if (pages.flow !== true) {
    return columnOf(text, dashesOf(pages)[index] ?? startOf(sibling));
  }
  const lead = text.slice(lineStart(text, startOf(sibling)), startOf(sibling));
  return lead.trim() === '' ? lead.length : lead.search(/\S/) + 2;
}

/** Line on which the first word of an insertion stands, in the text that all edits give together, from 1. */
function lineOfInsertion(text: string, edits: readonly TextEdit[], insertion: TextEdit): number {
  const lineEndsIn = (part: string) => part.split('\n').length - 1;
  const before = edits
    .filter((edit) => edit !== insertion && edit.start <= insertion.start)
    .reduce((sum, edit) => sum + lineEndsIn(edit.text), 0);
  const gap = /^,?\s*/.exec(insertion.text)?.[0] ?? '';
  return lineEndsIn(text.slice(0, insertion.start)) + before + lineEndsIn(gap) + 1;
}
