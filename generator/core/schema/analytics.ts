import { z } from 'zod';
import { outsideId, secureAddress } from './scalars.ts';

export const analyticsSchema = z.strictObject({
  account: outsideId.optional().describe('Номер счётчика Google; без этой строки счётчик не подключается.'),
  consent: z
    .enum(['ask', 'none'])
    .meta({
      enumDescriptions: [
        'Спрашивать посетителя; счётчик подключается, только если он согласен.',
        'Не спрашивать; счётчик подключается сразу.',
      ],
    })
    .default('ask')
    .describe('Спрашивать ли у посетителя согласие на счётчик: ask — спрашивать, none — подключать сразу.'),
  loader: secureAddress
    .default('https://www.googletagmanager.com/gtag/js')
    .describe('Адрес сценария счётчика; обычно не меняется.'),
});
