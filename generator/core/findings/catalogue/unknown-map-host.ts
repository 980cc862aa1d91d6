import type { FindingDefinition } from '../finding-definition.ts';
import { withHint } from '../message.ts';

export const unknownMapHost: FindingDefinition<{ readonly host: string }> = {
  number: 125,
  severity: 'error',
  dependsOn: 'siblings',
  meaning: {
    ru: 'Карта — это чужая страница внутри вашей. Без лишних слов сюда подходят Google, Яндекс, OpenStreetMap и 2ГИС; другой сайт карт называют в строке hosts.',
    en: 'A map is another site’s page within yours. Google, Yandex, OpenStreetMap and 2GIS are known; another site of maps has to be named in the line hosts.',
  },
  message: {
    ru: ({ host }) =>
      withHint(
        `Сайт ${host} не из тех, чьи карты можно показать сразу: это Google, Яндекс, OpenStreetMap и 2ГИС.`,
        `Если вы ему доверяете, добавьте под строкой embed такую строку: hosts: [${host}]`,
      ),
    en: ({ host }) =>
      withHint(
        `${host} is not one of the sites whose maps can be shown at once: Google, Yandex, OpenStreetMap and 2GIS.`,
        `If you trust it, add this line below embed: hosts: [${host}]`,
      ),
  },
  examples: ['unknown-map-host'],
};
