import { isService } from '../../schema/page-roles.ts';
import type { FindingDefinition } from '../finding-definition.ts';

export const lonelyGroup: FindingDefinition<{ readonly group: string; readonly others: readonly string[] }> =
  {
    number: 228,
    severity: 'warning',
    dependsOn: 'siblings',
    meaning: {
      ru: 'В группе услуг одна страница, хотя групп несколько: обычно название группы написано не так, как у соседних страниц.',
      en: 'A group of services has one page while there are others: usually its name is written otherwise than on other pages.',
    },
    message: ({ group, others }) => ({
      ru: [
        `В группе «${group}» одна страница.`,
        `Другие группы: ${others.map((other) => `«${other}»`).join(', ')}. Напишите название так же или уберите строку group.`,
      ],
      en: [
        `The group "${group}" has one page.`,
        `The other groups: ${others.map((other) => `"${other}"`).join(', ')}. Write the name in the same way, or remove the line group.`,
      ],
    }),
    rule: ({ pages }) => {
      const groups = new Map<string, number[]>();
      for (const [index, page] of pages.entries()) {
        if (page.group && isService(page)) {
          groups.set(page.group, [...(groups.get(page.group) ?? []), index]);
        }
      }
      return [...groups].flatMap(([group, [first, ...more]]) =>
        first !== undefined && more.length === 0 && groups.size > 1
          ? [
              {
                args: { group, others: [...groups.keys()].filter((other) => other !== group) },
                path: ['pages', first, 'group'],
              },
            ]
          : [],
      );
    },
  };
