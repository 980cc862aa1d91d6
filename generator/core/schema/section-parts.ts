/** What sections of several kinds have. */
import { z } from 'zod';
import { key } from './key.ts';
import {
  line,
  linkTarget,
  markdown,
  messengerName,
  pageLink,
  phoneName,
  pictureFile,
  sectionId,
} from './scalars.ts';

/** The word for an item of a section's list. */
export const point = { ru: 'пункт', en: 'item' };

export const id = key(sectionId.optional(), {
  ru: 'Имя раздела для ссылок вида «/страница#имя»; без него берётся вид раздела.',
  en: 'Name of the section for links such as "/page#name"; without it, the kind of the section.',
});
export const title = key(line, { ru: 'Заголовок раздела.', en: 'The heading of the section.' });
export const text = key(markdown, {
  ru: 'Текст раздела; можно писать **жирно**, *курсивом*, [ссылки](/adr) и списки.',
  en: 'The text of the section; it may have **bold**, *italics*, [links](/adr) and lists.',
});
/** What most sections begin with. */
export const opening = { id, title, text: text.optional() };
export const phoneList = key(z.array(phoneName), {
  ru: 'Какие телефоны показать (в файле — имена из блока phones).',
  en: 'Which phones to show: names from the block phones.',
});
export const phones = phoneList.default([]);
export const messengers = key(z.array(messengerName).default([]), {
  ru: 'Какие мессенджеры показать: имена из блока messengers.',
  en: 'Which messengers to show: names from the block messengers.',
});

export const button = key(
  z.strictObject({
    label: key(line, { ru: 'Надпись на кнопке.', en: 'The label of the button.' }),
    link: key(linkTarget, {
      ru: 'Куда ведёт кнопка: страница, «/страница#раздел», «/страница#form» — к форме вопроса, или адрес сайта.',
      en: 'Where the button leads: a page, "/page#section", "/page#form" for its question form, or the address of a site.',
    }),
  }),
  {
    ru: 'Кнопка со ссылкой.',
    en: 'A button with a link.',
    example: {
      ru: 'button:\n  label: Задать вопрос\n  link: /#contacts',
      en: 'button:\n  label: Ask a question\n  link: /#contacts',
    },
  },
);

export const picture = key(
  z.strictObject({
    file: pictureFile,
    alt: key(line.optional(), {
      ru: 'Что на картинке, словами; для украшения не пишут.',
      en: 'What the picture shows, in words; left out for a decoration.',
    }),
  }),
  {
    ru: 'Картинка раздела.',
    en: 'The picture of the section.',
    example: {
      ru: 'picture:\n  file: chip-card.svg\n  alt: Что на картинке',
      en: 'picture:\n  file: chip-card.svg\n  alt: What the picture shows',
    },
  },
);

/** An order of pages: the named ones first, then all other services as they stand in the file. */
export const pageListSchema = z.strictObject({
  order: key(z.array(pageLink).default([]), {
    ru: 'Страницы, которые идут первыми, по порядку; остальные услуги добавятся после них сами.',
    en: 'The pages that come first, in order; all other services follow them by themselves.',
    example: 'order: [/adr, /chip]',
  }),
  hide: key(z.array(pageLink).default([]), {
    ru: 'Услуги, которых здесь быть не должно.',
    en: 'Services that should not be here.',
  }),
});

export type PageListSpec = z.output<typeof pageListSchema>;
export type PictureSpec = z.output<typeof picture>;
export type ButtonSpec = z.output<typeof button>;
