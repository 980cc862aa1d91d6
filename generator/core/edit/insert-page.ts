/** Puts a new page into the text of `site.yaml`. Only inserts: all that was there stays byte for byte. */
import { Scalar } from 'yaml';
import type { ValuePath } from '../document/source-range.ts';
import { type Branch, branchAt, isFlow, scalarOf } from '../document/yaml-tree.ts';
import type { MessageLanguage } from '../findings/message-language.ts';
import { homePath, isService } from '../schema/page-roles.ts';
import type { SiteSpec } from '../schema/site.ts';
import type { SiteDocument } from '../site-document.ts';
import { inFile } from './apply-operation.ts';
import type { Entry } from './entries.ts';
import { type NewPage, newPageBlock } from './new-page-block.ts';
import { isSameValue, operate } from './operation.ts';
import { pathBehind } from './page-operations.ts';
import { applyEdits, lineStart, type TextEdit } from './splice.ts';
import { editEntries } from './structure-edits.ts';
import { createBlockWriter, writeFlow } from './write-block.ts';
import { blockStyle } from './yaml-style.ts';

export interface InsertedPage {
  readonly document: SiteDocument;
  /** Place of the page in the list `pages`, from 0. */
  readonly index: number;
}

/** Every `order:` below a branch, with its path. */
function ordersIn(branch: Branch, path: ValuePath): { readonly order: Branch; readonly path: ValuePath }[] {
  return branch.children().flatMap(({ segment, value }) => {
    const at = [...path, segment];
    return value === undefined
      ? []
      : segment === 'order'
        ? [{ order: value, path: at }]
        : ordersIn(value, at);
  });
}

/** Adds a path behind the last service of an order, written as that entry is. */
function extendedOrder(
  { text, root }: { readonly text: string; readonly root: Branch },
  order: Branch,
  added: string,
  isService: (entry: string) => boolean,
): TextEdit[] {
  const items = order.children().map(({ value }) => scalarOf(value));
  const lastService = items.findLastIndex((item) => isService(String(item?.value)));
  const index = lastService === -1 ? items.length - 1 : lastService;
  const type = items[index]?.type;
  if (type === undefined) {
    return [];
  }
  const quotes = {
    always: type === Scalar.QUOTE_SINGLE || type === Scalar.QUOTE_DOUBLE,
    mark: type === Scalar.QUOTE_DOUBLE ? '"' : "'",
  } as const;
  const style = { ...blockStyle(text, order, root), quotes };
  const entries = editEntries(text, order, style);
  const [line = ''] = isFlow(order)
    ? [writeFlow(added, quotes)]
    : createBlockWriter(style, 'en').item(added, entries.list[index]?.column ?? 0);
  return entries.insert(index + 1, line);
}

/**
 * A document with a new service page in it: after the last service in `pages`, and in every `order:` that the file
 * keeps.
 * @param document one without mistakes
 * @param spec what it says
 */
export function insertPage(document: SiteDocument, spec: SiteSpec, page: NewPage): InsertedPage {
  const { tree } = document.source;
  const { root } = tree;
  const { text } = tree.index;
  const pages = branchAt(tree, ['pages']);
  const lastService = spec.pages.findLastIndex(isService);
  const index = lastService === -1 ? spec.pages.length - 1 : lastService;
  const sibling = pages?.children()[index]?.value;
  if (root === undefined || pages === undefined || sibling === undefined) {
    throw new TypeError('A file without mistakes has a list of pages');
  }
  const orders = ordersIn(root, []).flatMap(({ order, path: [top, at] }) => {
    const { path: from = homePath } = (top === 'pages' && spec.pages[Number(at)]) || {};
    const services = spec.pages.filter(isService).map(({ path }) => path);
    return extendedOrder({ text, root }, order, page.path, (entry) =>
      services.includes(pathBehind(entry, from) ?? ''),
    );
  });
  const language = exampleLanguage(spec);
  const { value, examples } = newPageBlock(page, spec, language);
  const style = blockStyle(text, sibling, root);
  const entries = editEntries(text, pages, style);
  const before = entries.list[index];
  const writer = createBlockWriter(style, language, (one) => examples.has(one));
  const lines = isFlow(pages)
    ? writer.bracketed(value, bracketColumn(text, before))
    : writer.item(value, before?.column ?? 0);
  const written = lines.join(style.lineEnd);
  const extended = (edits: readonly TextEdit[]) =>
    document.withText(applyEdits(document.text, inFile(document, edits)));
  const tight = entries.insertTight(index + 1, written);
  // A line end may belong to the text above: all other pages have to stay what they were.
  const isProved = (edits: readonly TextEdit[]) =>
    isSameValue(operate(extended(edits).data, { kind: 'remove', path: ['pages', index + 1] }), document.data);
  const insertions = isFlow(pages) ? [tight] : [entries.insert(index + 1, written), tight];
  const insertion = insertions.find(isProved) ?? [];
  return { document: extended([...orders, ...insertion]), index: index + 1 };
}

/** Example texts are written in Russian or in English, as the site is. */
function exampleLanguage(spec: SiteSpec): MessageLanguage {
  return /^ru(?:-|$)/.test(spec.site.language) ? 'ru' : 'en';
}

/** Where the bracket of a new page stands. */
function bracketColumn(text: string, sibling: Entry | undefined): number {
  const start = sibling?.start ?? 0;
  const lead = text.slice(lineStart(text, start), start);
  return lead.trim() === '' ? lead.length : lead.search(/\S/) + 2;
}
