/** What the parts of `site.yaml` are called before its owner: by what visitors read of them, not by their keys. */
import type { ValuePath } from '../document/source-range.ts';
import { isBlock, valueAt } from '../document/value-at.ts';
import { describePath } from '../findings/describe-path.ts';
import { labelsOn } from '../findings/item-labels.ts';
import type { MessageLanguage } from '../findings/message-language.ts';
import { isEntry, metadataAt } from '../schema/schema-keys.ts';
import type { SiteDocument } from '../site-document.ts';
import { shorten } from '../text/shorten.ts';

/** What is edited, and the owner's language. */
export interface EditContext {
  readonly document: SiteDocument;
  readonly language: MessageLanguage;
}

/**
 * Where a value stands: the items of lists around it and the block of the file that has them (`Чип-карта → Документы`,
 * `Шапка → Услуги`), or else the blocks.
 */
export function placeInWords(context: EditContext, path: ValuePath): string {
  const blocks = path
    .map((_, depth) => path.slice(0, depth + 1))
    .filter((above) => isBlock(valueAt(context.document.data, above)));
  const isItem = (above: ValuePath) => typeof above.at(-1) === 'number';
  const hasItems = blocks.some(isItem);
  const shown = blocks.filter((above, depth) => depth === 0 || isItem(above) || !hasItems);
  return shown.map((above) => titleOf(context, above)).join(' → ');
}

/** Path of the page that has the value at a path; nothing for values of other blocks. */
export function pageAround(data: unknown, path: ValuePath): string | undefined {
  const page = path[0] === 'pages' ? valueAt(data, [...path.slice(0, 2), 'path']) : undefined;
  return typeof page === 'string' ? page : undefined;
}

/** What a block or an item is called; nothing for the whole. */
export function titleOf(context: EditContext, path: ValuePath): string {
  const { document, language } = context;
  if (isEntry(path, document.data)) {
    return String(path.at(-1));
  }
  const about = typeof path.at(-1) === 'string' ? firstClause(aboutOf(context, path)) : '';
  if (about !== '') {
    return about;
  }
  const value = valueAt(document.data, path);
  const { meanings } = metadataAt(path, document.data);
  const shown = meanings?.[String(value)]?.[language] ?? shownName(document.data, path);
  if (typeof path.at(-1) === 'number' && shown !== undefined) {
    return shorten(shown, longestName);
  }
  const words = describePath(path, language, labelsOn(document.source.tree, path));
  return firstClause(aboutOf(context, [...path, 'kind'])) || (words.split(' → ').at(-1) ?? '');
}

/** What a sentence of the schema begins with; what follows often tells how a value is written in the file. */
export function firstClause(sentence: string): string {
  return /^[^:;.(]*/.exec(sentence)?.[0].trim() ?? '';
}

/** Keys by which visitors know an item. */
const namingKeys = ['name', 'title', 'question', 'label', 'text'] as const;

/** Most characters of an item's name. */
const longestName = 50;

/** What visitors see of an item first, which its owner knows it by: of a link, the name of its page. */
function shownName(data: unknown, path: ValuePath): string | undefined {
  const item = valueAt(data, path);
  const keys = namingKeys.filter((key) => metadataAt([...path, key], data).isName !== true);
  const names = typeof item === 'string' ? [item] : keys.map((key) => valueAt(item, [key]));
  const link = valueAt(item, ['link']);
  const linked =
    link === undefined
      ? undefined
      : [valueAt(data, ['pages'])].flat().find((page) => valueAt(page, ['path']) === link);
  return [...names, valueAt(linked, ['name'])].find((name) => typeof name === 'string');
}

/** What the schema says of a value; empty where it says nothing. */
export function aboutOf({ document, language }: EditContext, path: ValuePath): string {
  return metadataAt(path, document.data).about?.[language] ?? '';
}
