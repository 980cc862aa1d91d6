import type { ValuePath } from '../document/source-range.ts';
import type { MessageLanguage } from './message-language.ts';

/** What one item of a list is called, by the key of the list. */
const itemWords: Readonly<Record<MessageLanguage, Readonly<Record<string, string>>>> = {
  ru: {
    pages: 'страница',
    unroutedPages: 'адрес без страницы',
    sections: 'раздел',
    items: 'пункт',
    menu: 'пункт меню',
    fields: 'поле',
    options: 'вариант',
    reviews: 'отзыв',
    details: 'реквизит',
    phones: 'телефон',
    messengers: 'мессенджер',
    logo: 'слово логотипа',
  },
  en: {
    pages: 'page',
    unroutedPages: 'path without a page',
    sections: 'section',
    items: 'item',
    menu: 'menu item',
    fields: 'field',
    options: 'option',
    reviews: 'review',
    details: 'detail',
    phones: 'phone',
    messengers: 'messenger',
    logo: 'logo word',
  },
};

const placeWords: Readonly<Record<MessageLanguage, string>> = { ru: '№ ', en: 'no. ' };

/**
 * A value's path for people: `страница /chip → раздел 3 (documents) → пункт 2`. Keys stand as in the file, places
 * in lists are counted from 1.
 * @param labels what the list items on the path are called in the file, by their place on it
 */
export function describePath(
  path: ValuePath,
  language: MessageLanguage,
  labels: readonly string[] = [],
): string {
  const words = itemWords[language];
  const steps: string[] = [];
  for (const [depth, segment] of path.entries()) {
    if (typeof segment === 'string') {
      steps.push(segment);
      continue;
    }
    const list = path[depth - 1];
    const label = labels[depth] ?? '';
    const word = typeof list === 'string' && Object.hasOwn(words, list) ? words[list] : undefined;
    if (word === undefined) {
      steps.push(placeWords[language] + (segment + 1));
      continue;
    }
    // The word for the item says what the list is.
    steps.pop();
    // An address says more than a place in the file.
    const isAddress = label.startsWith('/');
    steps.push(isAddress ? `${word} ${label}` : `${word} ${segment + 1}${label === '' ? '' : ` (${label})`}`);
  }
  return steps.join(' → ');
}
