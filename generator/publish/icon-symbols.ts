/** The drawings of the interface and the marks of messengers as SVG symbols, from the packages of icon sets. */
import type { IconName, LateIconName, MessengerMark } from '../../src/model/icons.ts';

/** An icon set as the Iconify packages have it: each drawing is the inside of an SVG element, 24 by 24 units. */
export interface IconSet {
  readonly icons: Readonly<Record<string, { readonly body: string }>>;
}

/** Names in Lucide. */
export const documentIcons: Readonly<Record<IconName, string>> = {
  arrow: 'arrow-right',
  check: 'check',
  chevron: 'chevron-down',
  close: 'x',
  email: 'mail',
  menu: 'menu',
  phone: 'phone',
  pin: 'map-pin',
  star: 'star',
};

/** Names in Lucide. */
export const lateIcons: Readonly<Record<LateIconName, string>> = {
  pause: 'pause',
  play: 'play',
  print: 'printer',
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
export function printDocumentIcons(lucide: IconSet): string {
  return `<svg>${printSymbols(documentIcons, lucide, 'icon-')}</svg>`;
}

/**
 * The symbols for the icon file, to which documents only refer: messengers' marks are large, and their names stand
 * beside them.
 * @throws RangeError where Simple Icons has not the mark any more
 */
export function printMessengerMarks(simpleIcons: IconSet): string {
  return printSymbols(messengerMarks, simpleIcons, '');
}

/**
 * More symbols for the icon file: what only the application shows.
 * @throws RangeError where Lucide has not the drawing any more
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
