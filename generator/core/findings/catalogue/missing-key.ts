import type { FindingDefinition } from '../finding-definition.ts';
import { list } from '../message.ts';

export const missingKey: FindingDefinition<{
  readonly key: string;
  /** The whole file is the block. */
  readonly isTop?: boolean;
  /** The words that can stand behind the key, where it is one of a few. */
  readonly fitting?: readonly string[];
}> = {
  number: 12,
  severity: 'error',
  dependsOn: 'block',
  meaning: {
    ru: 'В блоке нет строки, без которой страницу или её часть не построить.',
    en: 'The block lacks a line without which the page or its part cannot be made.',
  },
  message: ({ isTop, key, fitting = [] }) => {
    const [value, ...others] = fitting;
    const line = `${key}: ${value === undefined || others.length > 0 ? '...' : value}`;
    return isTop
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
          ru: [
            `Не хватает строки «${key}».`,
            `Добавьте «${line}» в этот блок.`,
            others.length > 0 ? `Подходят: ${list(fitting)}.` : undefined,
          ],
          en: [
            `The line "${key}" is missing.`,
            `Add "${line}" to this block.`,
            others.length > 0 ? `What fits: ${list(fitting)}.` : undefined,
          ],
        };
  },
  // Keys that are always needed are known to the schema; this one is needed beside another.
  rule: ({ header }) =>
    header.menu.flatMap(({ label, link, services }, index) =>
      services !== undefined && link === undefined && label === undefined
        ? [{ args: { key: 'label' }, path: ['header', 'menu', index], target: 'key' }]
        : [],
    ),
};
