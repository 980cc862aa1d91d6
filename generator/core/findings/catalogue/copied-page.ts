import type { FindingDefinition } from '../finding-definition.ts';
import { list, withHint } from '../message.ts';

/** `keys` are what an earlier page, on that line, has word for word. */

export const copiedPage: FindingDefinition<{
  readonly keys: readonly string[];
  readonly page: string;
  readonly line: number;
}> = {
  number: 90,
  severity: 'warning',
  dependsOn: 'value',
  meaning: {
    ru: 'У двух страниц одинаковы название, заголовок, описание, карточка, название для отчётов или разделы: скорее всего, блок скопирован и переписан не до конца. Сайт будет построен и так.',
    en: 'Two pages have the same name, title, description, card, report label or sections: most likely a block was copied and not rewritten to the end. The site is built all the same.',
  },
  message: {
    ru: ({ keys, page, line }) =>
      withHint(
        `То же самое, что у страницы ${page} (строка ${line}): ${list(keys)}.`,
        'Напишите у этой страницы своё: одинаковые страницы путают и посетителей, и поиск.',
      ),
    en: ({ keys, page, line }) =>
      withHint(
        `The same as on the page ${page} (line ${line}): ${list(keys)}.`,
        'Give this page words of its own: pages that are alike confuse visitors and search engines.',
      ),
  },
  examples: ['copied-page', 'copied-page-inside'],
};
