import { z } from 'zod';
import { outsideId, secureAddress } from './scalars.ts';

export const analyticsSchema = z.strictObject({
  account: outsideId.optional().describe('Номер счётчика Google; без этой строки счётчик не подключается.'),
  loader: secureAddress
    .default('https://www.googletagmanager.com/gtag/js')
    .describe('Адрес сценария счётчика; обычно не меняется.'),
});
