import type { ValuePath } from '../document/source-range.ts';
import { metadataOnPath } from '../schema/schema-keys.ts';
import type { MessageLanguage } from './message-language.ts';

const numberWords: Readonly<Record<MessageLanguage, string>> = { ru: '№ ', en: 'no. ' };

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
  const metadata = metadataOnPath(path);
  const steps: string[] = [];
  for (const [depth, segment] of path.entries()) {
    if (typeof segment === 'string') {
      steps.push(segment);
      continue;
    }
    const label = labels[depth] ?? '';
    const word = metadata[depth]?.item?.[language];
    if (word === undefined) {
      steps.push(numberWords[language] + (segment + 1));
      continue;
    }
    // The word for the item says what the list is.
    steps.pop();
    // An address says more than a number.
    const isAddress = label.startsWith('/');
    steps.push(isAddress ? `${word} ${label}` : `${word} ${segment + 1}${label === '' ? '' : ` (${label})`}`);
  }
  return steps.join(' → ');
}
