import { z } from 'zod';
import { line, linkTarget, referenceName } from './scalars.ts';
import { pageListSchema } from './section.ts';

const label = line.describe('Подпись пункта меню.');
const link = linkTarget.describe('Куда ведёт: страница, «/страница#раздел» или адрес сайта.');

/** A link, or a list of services that opens. Exactly one of `link` and `services` is given; a rule checks it. */
const menuItemSchema = z.strictObject({
  label: label.optional().describe('Подпись; без неё — название страницы, на которую ведёт ссылка.'),
  link: link.optional(),
  services: pageListSchema.optional().describe('Раскрывающийся список услуг; {} — все услуги по порядку.'),
});

const phones = z
  .array(referenceName.describe('Имя телефона из блока phones.'))
  .describe('Какие телефоны показать: имена из блока phones.');

export const headerSchema = z.strictObject({
  menu: z
    .array(menuItemSchema.describe('Пункт меню.'))
    .min(1)
    .describe('Пункты меню слева направо.')
    .meta({ example: 'menu:\n  - link: /about\n  - label: Услуги\n    services: {}' }),
  phones,
});

export const footerSchema = z.strictObject({
  menu: z
    .array(
      z
        .strictObject({
          label: label.optional().describe('Подпись; без неё — название страницы.'),
          link,
        })
        .describe('Ссылка внизу страницы.'),
    )
    .min(1)
    .describe('Ссылки внизу страницы по порядку.'),
  phones,
});

export const callButtonSchema = z.strictObject({
  phone: referenceName.describe(
    'Номер кнопки звонка там, где страница не называет своего: имя из блока phones.',
  ),
});

export type HeaderSpec = z.output<typeof headerSchema>;
