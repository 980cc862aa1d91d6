/** The icons of the interface and the logos of messengers as SVG symbols, from Iconify packages. */
import { z } from 'zod';
import type { IconName, LateIconName, MessengerMark } from '../../src/model/icons.ts';

/** An Iconify icon set. It has thousands of icons, of which those are checked that are used. */
export const iconSet = z.object({ icons: z.record(z.string(), z.unknown()) });

/** The content of an SVG element of 24 by 24 units. */
const iconContent = z.object({ body: z.string() });

export type IconSet = z.infer<typeof iconSet>;

/** Names in Lucide. */
export const documentIcons: Readonly<Record<IconName, string>> = {
  arrow: 'arrow-right',
  chevron: 'chevron-down',
  close: 'x',
  email: 'mail',
  menu: 'menu',
  phone: 'phone',
  pin: 'map-pin',
};

/** Names in Lucide. */
export const lateIcons: Readonly<Record<LateIconName, string>> = {
  link: 'link',
  pause: 'pause',
  play: 'play',
  print: 'printer',
};

/** Names in Simple Icons. */
export const messengerMarks: Readonly<Record<MessengerMark, string>> = {
  instagram: 'instagram',
  messenger: 'messenger',
  telegram: 'telegram',
  viber: 'viber',
  vk: 'vk',
  whatsapp: 'whatsapp',
};

/**
 * Symbols `icon-<name>` for every document, so that no control is without its icon; all of them are smaller than one
 * messenger's logo.
 * @throws RangeError where Lucide has no such icon
 */
export function printDocumentIcons(lucide: IconSet): string {
  return `<svg>${printSymbols(documentIcons, lucide, 'icon-')}</svg>`;
}

/**
 * Symbols of messengers' logos for the icon file: they are large, and a name is beside each.
 * @throws RangeError where Simple Icons has no such icon
 */
export function printMessengerMarks(simpleIcons: IconSet): string {
  return printSymbols(messengerMarks, simpleIcons, '');
}

/**
 * Symbols for the icon file that only the application shows.
 * @throws RangeError where Lucide has no such icon
 */
export function printLateIcons(lucide: IconSet): string {
  return printSymbols(lateIcons, lucide, '');
}

function printSymbols(names: Readonly<Record<string, string>>, { icons }: IconSet, idPrefix: string): string {
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
