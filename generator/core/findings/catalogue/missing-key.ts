import type { FindingDefinition } from '../finding-definition.ts';

/** `isTop` where the whole file is the block. */
export const missingKey: FindingDefinition<{ readonly key: string; readonly isTop?: boolean }> = {
  number: 12,
  severity: 'error',
  dependsOn: 'block',
  meaning: {
    ru: 'В блоке нет строки, без которой страницу или её часть не построить.',
    en: 'The block lacks a line without which the page or its part cannot be made.',
  },
  message: ({ isTop, key }) =>
    isTop
      ? {
          ru: [
            `В файле нет блока «${key}».`,
            `Верните его из прежней копии файла или напишите заново: «${key}:» с начала строки, без отступа, а под ним его строки с отступом.`,
          ],
          en: [
            `The file has no block "${key}".`,
            `Bring it back from a former copy of the file, or write it anew: "${key}:" at the start of a line, without indentation, and its lines indented below.`,
          ],
        }
      : {
          ru: [`Не хватает строки «${key}».`, `Добавьте «${key}: ...» в этот блок.`],
          en: [`The line "${key}" is missing.`, `Add "${key}: ..." to this block.`],
        },
  // Keys that are always needed are known to the schema; this one is needed beside another.
  rule: ({ header }) =>
    header.menu.flatMap(({ label, link, services }, index) =>
      services !== undefined && link === undefined && label === undefined
        ? [{ args: { key: 'label' }, path: ['header', 'menu', index], target: 'key' }]
        : [],
    ),
};
