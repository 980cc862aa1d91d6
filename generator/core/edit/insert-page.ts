/** Puts a new page into the text of `site.yaml`. Only inserts: all that was there stays byte for byte. */
import type { EditOperation } from '../../../src/model/editor.ts';
import type { ValuePath } from '../document/source-range.ts';
import { isBlock } from '../document/value-at.ts';
import type { MessageLanguage } from '../findings/message-language.ts';
import { primarySubtag } from '../schema/language.ts';
import { homePath, isService } from '../schema/page-roles.ts';
import type { SiteSpec } from '../schema/site.ts';
import type { SiteDocument } from '../site-document.ts';
import { applyOperations } from './apply-operation.ts';
import { type NewPage, newPageBlock } from './new-page-block.ts';
import { pathBehind } from './page-operations.ts';

export interface InsertedPage {
  readonly document: SiteDocument;
  /** Place of the page in the list `pages`, from 0. */
  readonly index: number;
}

/** Every list `order` in a value that is not empty, with its path. */
function ordersIn(
  value: unknown,
  path: ValuePath,
): { readonly order: readonly unknown[]; readonly path: ValuePath }[] {
  const entries = Array.isArray(value) ? [...value.entries()] : isBlock(value) ? Object.entries(value) : [];
  return entries.flatMap(([key, item]) =>
    key === 'order' && Array.isArray(item) && item.length > 0
      ? [{ order: item, path: [...path, key] }]
      : ordersIn(item, [...path, key]),
  );
}

/** Index behind the last service in a list, or behind all where it has none. */
function behindServices<Item>(list: readonly Item[], isOne: (item: Item) => boolean): number {
  return list.findLastIndex(isOne) + 1 || list.length;
}

/** Example texts are written in Russian or in English, as the site is. */
function exampleLanguage({ site }: SiteSpec): MessageLanguage {
  return primarySubtag(site.language) === 'ru' ? 'ru' : 'en';
}

/**
 * A document with a new service page in it: after the last service in `pages`, and in every `order:` that the file
 * keeps.
 * @param document one without mistakes
 * @param spec what it says
 * @throws RangeError where no text is found that says this and nothing else
 */
export function insertPage(document: SiteDocument, spec: SiteSpec, page: NewPage): InsertedPage {
  const services = spec.pages.filter(isService).map(({ path }) => path);
  const orders = ordersIn(document.data, []).map(({ order, path }): EditOperation => {
    const [top, at] = path;
    const { path: from = homePath } = (top === 'pages' && spec.pages[Number(at)]) || {};
    const isOne = (entry: unknown) => services.includes(pathBehind(String(entry), from) ?? '');
    return { kind: 'insert', path, index: behindServices(order, isOne), to: page.path };
  });
  const index = behindServices(spec.pages, isService);
  const block: unknown = JSON.parse(JSON.stringify(newPageBlock(page, spec, exampleLanguage(spec))));
  // Last, because the paths of the others are those of the file as it is.
  const applied = applyOperations(document, [
    ...orders,
    { kind: 'insert', path: ['pages'], index, to: block },
  ]);
  if (applied.kind === 'refused') {
    throw new RangeError('The page cannot be put into the file');
  }
  return { document: applied.document, index };
}
