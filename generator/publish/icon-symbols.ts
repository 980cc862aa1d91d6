/** The drawings of the interface and the marks of messengers as SVG symbols, from the packages of icon sets. */
import type { IconName, MessengerMark } from '../../src/model.ts';

/** An icon set as the Iconify packages have it: each drawing is the inside of an SVG element, 24 by 24 units. */
export interface IconSet {
  readonly icons: Readonly<Record<string, { readonly body: string }>>;
}

/** Names in Lucide. */
export const interfaceIcons: Readonly<Record<IconName, string>> = {
  arrow: 'arrow-right',
  check: 'check',
  chevron: 'chevron-down',
  close: 'x',
  email: 'mail',
  menu: 'menu',
  pause: 'pause',
  phone: 'phone',
  pin: 'map-pin',
  play: 'play',
  print: 'printer',
  star: 'star',
};

/** Names in Simple Icons. */
export const messengerMarks: Readonly<Record<MessengerMark, string>> = {
  instagram: 'instagram',
  telegram: 'telegram',
  viber: 'viber',
  whatsapp: 'whatsapp',
};

/**
 * The symbols `icon-<name>` of the interface for every document: a control must not stand there without its
 * drawing, and all of them together are smaller than one mark.
 * @throws RangeError where Lucide has not the drawing any more
 */
export function printInterfaceIcons(lucide: IconSet): string {
  return `<svg>${printSymbols(interfaceIcons, lucide, 'icon-')}</svg>`;
}

/**
 * The file with the symbols of messengers' marks. They are large, and their names stand beside them: documents
 * only refer to them.
 * @throws RangeError where Simple Icons has not the mark any more
 */
export function printMessengerMarks(simpleIcons: IconSet): string {
  return `<svg xmlns="http://www.w3.org/2000/svg">${printSymbols(messengerMarks, simpleIcons, '')}</svg>`;
}

function printSymbols(names: Readonly<Record<string, string>>, { icons }: IconSet, idPrefix: string): string {
  const symbols = Object.entries(names).map(([id, name]) => {
    const icon = icons[name];
    if (icon === undefined) {
      throw new RangeError(`The icon set has no ${name}`);
    }
    return `<symbol id="${idPrefix}${id}" viewBox="0 0 24 24">${withoutLook(icon.body)}</symbol>`;
  });
  return symbols.join('');
}

/** Colour and line belong to the site's styles, which reach into a symbol from the element that uses it. */
function withoutLook(body: string): string {
  return body
    .replace(/ (?:fill|stroke|stroke-(?:width|linecap|linejoin))="[^"]*"/g, '')
    .replace(/<\/?g>/g, '');
}
