import { z } from 'zod';
import { choice, key } from './key.ts';
import { outsideId, secureAddress } from './scalars.ts';

export const analyticsSchema = z.strictObject({
  account: key(outsideId.optional(), {
    ru: 'Номер счётчика Google; без этой строки счётчик не подключается.',
    en: 'The number of your Google tag; without this line no tag is loaded.',
  }),
  consent: choice(['ask', 'none'], {
    ru: 'Спрашивать ли у посетителя согласие на счётчик: ask — спрашивать, none — подключать сразу.',
    en: 'Whether to ask visitors before the tag is loaded: ask, or none to load it at once.',
    meanings: {
      ask: {
        ru: 'Спрашивать посетителя; счётчик подключается, только если он согласен.',
        en: 'Ask the visitor; the tag is loaded only if they agree.',
      },
      none: {
        ru: 'Не спрашивать; счётчик подключается сразу.',
        en: 'Do not ask; the tag is loaded at once.',
      },
    },
  }).default('ask'),
  loader: key(secureAddress.default('https://www.googletagmanager.com/gtag/js'), {
    ru: 'Адрес сценария счётчика; обычно не меняется.',
    en: "Address of the tag's script; usually stays as it is.",
  }),
});
