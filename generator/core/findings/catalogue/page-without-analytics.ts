import { isPrivacyPage } from '../../schema/page-roles.ts';
import type { FindingDefinition } from '../finding-definition.ts';
import { shown } from '../message.ts';

export const pageWithoutAnalytics: FindingDefinition<{
  readonly name: string;
  /** Number of pages that have a conversion. */
  readonly others: number;
  /** Whether the page has a block for it. */
  readonly hasBlock: boolean;
}> = {
  number: 77,
  severity: 'warning',
  dependsOn: 'references',
  meaning: {
    ru: 'У большинства страниц в блоке analytics есть идентификаторы конверсий, а у этой нет: реклама не засчитает её посещений и звонков. Сайт будет построен и так.',
    en: 'Most pages have conversion identifiers in their analytics block and this one has none: advertising will not count its visits and calls. The site is built all the same.',
  },
  message: ({ name, others, hasBlock }) => ({
    ru: [
      `У страницы «${shown(name)}» нет строк conversion и callConversion, а у других страниц есть (${others}): реклама не узнает о её посещениях и звонках.`,
      `Возьмите идентификаторы в рекламном кабинете и ${hasBlock ? 'впишите их сюда строками' : 'добавьте странице блок analytics с двумя строками:'} conversion: ... и callConversion: ...`,
      'Если их нет, сайт соберётся и так.',
    ],
    en: [
      `The page "${shown(name)}" has no lines conversion and callConversion, and other pages have (${others}): advertising will not learn of its visits and calls.`,
      `Take the identifiers from the advertising account and ${hasBlock ? 'write them here as lines' : 'add to the page an analytics block with two lines:'} conversion: ... and callConversion: ...`,
      'Without them the site is built all the same.',
    ],
  }),
  rule: (spec) => {
    const pages = spec.pages.filter((page) => !isPrivacyPage(page));
    const without = pages.filter(
      ({ analytics }) => analytics.conversion === undefined && analytics.callConversion === undefined,
    );
    const others = pages.length - without.length;
    return (others > without.length ? without : []).map((page) => {
      const hasBlock = Object.keys(page.analytics).length > 0;
      return {
        args: { name: page.name, others, hasBlock },
        path: ['pages', spec.pages.indexOf(page), hasBlock ? 'analytics' : 'name'],
        target: hasBlock ? 'key' : 'value',
      };
    });
  },
  inEditor: () => ({
    ru: [
      'Реклама не узнает о посещениях этой страницы.',
      'Если реклама нужна, впишите сюда номера из рекламного кабинета. Если нет, оставьте как есть.',
    ],
    en: [
      'Advertising does not learn of visits to this page.',
      'If you advertise, write the numbers of your account here. If not, leave it as it is.',
    ],
  }),
};
