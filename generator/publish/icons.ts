/** Icons for browser tabs and home screens, made from the logo. */
import { toHostPath } from '../core/resolve/base-path.ts';
import { loadSharp } from '../image-library.ts';
import { brandColours } from './brand-colours.ts';
import type { Typeface } from './typeface.ts';

/** Input of the icons. */
export interface IconBrand {
  readonly name: string;
  readonly language: string;
  /** The words of the logo; the icon shows their initials. */
  readonly lines: readonly [string, string];
  /** `#rrggbb`. */
  readonly accent: string;
  readonly accentInk: string;
}

/** With rounded corners, or full-bleed for systems that mask icons themselves. */
export type IconShape = 'rounded' | 'full';

/** Size of the drawing, the unit of all measures below. */
const iconSize = 512;
const iconRadius = 104;

/** Largest width of the letters: masks show at least the middle 80 % of an icon. */
const lettersWidth: Readonly<Record<IconShape, number>> = { rounded: 424, full: 368 };

/** Limits the height of narrow letters, as a share of the width. */
const tallestLetters = 0.62;

const lettersSpacing = -0.03;

/** Icons as files, with their sizes in pixels. */
export const iconPaths = {
  drawing: 'favicon.svg',
  tab: 'favicon.ico',
  apple: 'apple-touch-icon.png',
  small: 'icon-192.png',
  large: 'icon-512.png',
  maskable: 'icon-maskable-512.png',
  manifest: 'site.webmanifest',
} as const;

/** Pixels of each bitmap. */
export const iconSizes = { tab: 32, apple: 180, small: 192, large: 512, maskable: 512 } as const;

/** An icon as an SVG file: the initials on the accent colour. */
export function drawIcon(
  { lines, accent, accentInk }: IconBrand,
  typeface: Typeface,
  shape: IconShape,
): string {
  const letters = lines.map((line) => Array.from(line)[0] ?? '').join('');
  const size = Math.min(
    lettersWidth[shape] / Math.max(typeface.width(letters, lettersSpacing), Number.EPSILON),
    (lettersWidth[shape] * tallestLetters) / typeface.capHeight,
  );
  const outline = typeface.outline(letters, size, lettersSpacing);
  const left = round((iconSize - outline.width) / 2);
  const baseline = round((iconSize + size * typeface.capHeight) / 2);
  const radius = shape === 'rounded' ? ` rx="${iconRadius}"` : '';
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${iconSize}" height="${iconSize}" viewBox="0 0 ${iconSize} ${iconSize}">` +
    `<rect width="${iconSize}" height="${iconSize}"${radius} fill="${accent}"/>` +
    `<path transform="translate(${left} ${baseline})" d="${outline.path}" fill="${accentInk}"/></svg>`
  );
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}

/** Few colours: more effort takes three times as long and saves half a kilobyte. */
const encoding = { palette: true, effort: 1, dither: 0 } as const;

/** A drawing of an icon as a PNG file of the given size in pixels. */
export async function rasterizeIcon(drawing: string, size: number): Promise<Uint8Array> {
  const sharp = loadSharp();
  return sharp(Buffer.from(drawing)).resize(size, size).png(encoding).toBuffer();
}

/** Bytes before the image. */
const icoHeaderBytes = 22;

/** `favicon.ico` with one PNG image, for programs that request it by default. */
export function packIco(png: Uint8Array, size: number): Uint8Array {
  const [kind, count, colourPlanes, bitsPerPixel] = [1, 1, 1, 32];
  const header = [0, 0, kind, 0, count, 0];
  const entry = [size, size, 0, 0, colourPlanes, 0, bitsPerPixel, 0];
  const place = new Uint32Array([png.byteLength, icoHeaderBytes]);
  return Buffer.concat([Buffer.from([...header, ...entry]), Buffer.from(place.buffer), png]);
}

/**
 * `site.webmanifest`: name, colours and icons for home screens.
 * @param basePath path of the home page on its host
 */
export function printManifest({ name, language, lines }: IconBrand, basePath: string): string {
  const icon = (path: string, size: number, purpose: 'any' | 'maskable') => ({
    src: toHostPath(basePath, `/${path}`),
    type: 'image/png',
    sizes: `${size}x${size}`,
    purpose,
  });
  const manifest = {
    name,
    short_name: lines.join(' '),
    lang: language,
    start_url: basePath,
    display: 'browser',
    background_color: brandColours.paper,
    theme_color: brandColours.paper,
    icons: [
      icon(iconPaths.small, iconSizes.small, 'any'),
      icon(iconPaths.large, iconSizes.large, 'any'),
      icon(iconPaths.maskable, iconSizes.maskable, 'maskable'),
    ],
  };
  return `${JSON.stringify(manifest, undefined, 2)}\n`;
}
