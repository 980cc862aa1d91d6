import { publishedNames } from '../../schema/published-names.ts';
import { isDeviceName, tooLong, withoutDevice } from '../../text/file-names.ts';
import type { FindingDefinition } from '../finding-definition.ts';
import { shown } from '../message.ts';

export const deviceName: FindingDefinition<{ readonly name: string; readonly proposal: string }> = {
  number: 101,
  severity: 'error',
  dependsOn: 'value',
  meaning: {
    ru: 'Из этого имени получается имя файла, а такие имена (con, nul, aux, com1 и подобные) Windows оставляет для своих устройств: файл нельзя ни создать, ни скопировать.',
    en: 'The name of a file is made from this name, and Windows keeps such names (con, nul, aux, com1 and the like) for its devices: the file can be neither made nor copied.',
  },
  message: ({ name, proposal }) => ({
    ru: [
      `Имя «${shown(name)}» занято в Windows: файла с таким именем там быть не может.`,
      `Возьмите другое, например ${shown(proposal)}`,
    ],
    en: [
      `The name "${shown(name)}" is taken in Windows: no file can have it there.`,
      `Choose another, for example ${shown(proposal)}`,
    ],
  }),
  rule: (spec) =>
    publishedNames(spec)
      .filter(({ name, segments }) => segments.some(isDeviceName) && tooLong(name) === undefined)
      .map(({ name, segments, path }) => ({
        args: { name, proposal: segments.map(withoutDevice).join('/') },
        path,
      })),
};
