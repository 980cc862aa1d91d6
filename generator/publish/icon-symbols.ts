/** The icons of the interface and the logos of messengers as SVG symbols, from Iconify packages. */
import { z } from 'zod';
import type { IconName, LateIconName, MessengerMark } from '../../src/model/icons.ts';

/** An Iconify icon set. It has thousands of icons, of which those are checked that are used. */
export const iconSet = z.object({ icons: z.record(z.string(), z.unknown()) });

/** The content of an SVG element of 24 by 24 units. */
const iconContent = z.object({ body: z.string() });

/** Names in Lucide. Every document has them, so that no control is without its icon: all are smaller than one mark. */
export const documentIcons: Readonly<Record<IconName, string>> = {
  arrow: 'arrow-right',
  chevron: 'chevron-down',
  close: 'x',
  email: 'mail',
  menu: 'menu',
  phone: 'phone',
  pin: 'map-pin',
};

/** Names in Lucide; in the icon file, because only the application shows them. */
export const lateIcons: Readonly<Record<LateIconName, string>> = {
  link: 'link',
  pause: 'pause',
  play: 'play',
  print: 'printer',
};

/** Names in Simple Icons; in the icon file: they are large, and a name is beside each. */
export const messengerMarks: Readonly<Record<MessengerMark, string>> = {
  instagram: 'instagram',
  messenger: 'messenger',
  telegram: 'telegram',
  viber: 'viber',
  vk: 'vk',
  whatsapp: 'whatsapp',
};

/**
 * Icons of a set as symbols.
 * @param names in the set, by the ids of the symbols
 * @throws RangeError where the set has no such icon
 */
export function printSymbols(
  names: Readonly<Record<string, string>>,
  { icons }: z.infer<typeof iconSet>,
  idPrefix = '',
): string {
  const symbols = Object.entries(names).map(([id, name]) => {
    const icon = icons[name];
    if (icon === undefined) {
      throw new RangeError(`The icon set has no ${name}`);
    }
    const { body } = iconContent.parse(icon);
    return `<symbol id="${idPrefix}${id}" viewBox="0 0 24 24">${withoutLook(body)}</symbol>`;
  });
  return symbols.join('');
}

/** Without colours and strokes, which the site's styles define. */
function withoutLook(body: string): string {
  return body
    .replace(/ (?:fill|stroke|stroke-(?:width|linecap|linejoin))="[^"]*"/g, '')
    .replace(/<\/?g>/g, '');
}
