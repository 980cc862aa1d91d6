/** The picture that messengers and social networks show beside a link to a page. */
import { domainToUnicode } from 'node:url';
import { shareImageSize } from '../core/resolve/share-images.ts';
import { loadSharp } from '../image-library.ts';
import { brandColours } from './brand-colours.ts';
import { namingFile } from './naming-file.ts';
import type { Typeface } from './typeface.ts';
import { type TitleRoom, wrapTitle } from './wrap-title.ts';

/** What is the same on the pictures of all pages. */
export interface ShareBrand {
  /** The words of the logo, one above the other. */
  readonly lines: readonly [string, string];
  /** The site's address as people say it, for example `reisdok.by`. */
  readonly address: string;
  /** `#rrggbb`. */
  readonly accent: string;
  /** The site's own drawing behind the words, mark of the logo included; it fills the picture. */
  readonly background?: SharePicture;
  /** For the logo and titles. */
  readonly heavy: Typeface;
  /** For the address. */
  readonly plain: Typeface;
}

/** A picture of the page. */
export interface SharePicture {
  /** A drawing stands within its place, a photo fills it. */
  readonly kind: 'vector' | 'raster';
  /** An SVG file, or what `cutSharePhoto` has made. */
  readonly content: Uint8Array;
  /** What a drawing says of its size; only the proportion counts. */
  readonly width: number;
  readonly height: number;
}

const { width: imageWidth, height: imageHeight } = shareImageSize;

/** Measures of the drawing, in pixels. */
const edge = 72;
const panelX = 736;
const panelWidth = imageWidth - panelX;
const bandWidth = 12;
const pictureWidth = 410;
const pictureHeight = 470;
const logo = { size: 44, lineHeight: 46, y: edge, markWidth: 10, gap: 20 } as const;
const addressLine = { size: 27, baseline: imageHeight - edge } as const;
const titleBottom = addressLine.baseline - 70;
const titleTop = logo.y + 2 * logo.lineHeight + 40;

/** Letters that stand close, as in the headings of the site; in parts of the size. */
const titleSpacing = -0.018;
const titleRoom: TitleRoom = {
  width: panelX - 2 * edge + 24,
  height: titleBottom - titleTop,
  lineHeight: 1.12,
  largest: 80,
  smallest: 44,
};

/** The dots of the pattern where the site has no background of its own. */
const dots = { step: 30, radius: 3 } as const;

/**
 * Letters stay clean only without halved colours. Better Huffman tables would save a tenth of the file and take
 * three times as long.
 */
const encoding = { quality: 78, chromaSubsampling: '4:4:4', optimiseCoding: false } as const;

/** Of the part of a photo: it is read again at once, and published by nobody. */
const photoCompression = 1;

/**
 * A site's address as people say it: without what only browsers need, and in the letters in which it was chosen.
 * @param siteUrl absolute, without a slash at its end
 */
export function spokenAddress(siteUrl: string): string {
  const { hostname, port, pathname } = new URL(siteUrl);
  const host = domainToUnicode(hostname) + (port && `:${port}`);
  return host + pathname.replace(/\/$/, '');
}

/**
 * A complete share picture as a JPEG file. All of it is one drawing: laying one picture over another in the image
 * library costs more than drawing them at once.
 * @param picture what stands or fills the place beside the words
 */
export async function makeShareImage(
  brand: ShareBrand,
  picture: SharePicture | undefined,
  title: string,
): Promise<Uint8Array> {
  const sharp = loadSharp();
  const words = drawLogo(brand) + drawTitle(brand.heavy, title) + drawAddress(brand);
  const drawing =
    `<svg xmlns="http://www.w3.org/2000/svg" width="${imageWidth}" height="${imageHeight}">` +
    `${drawBackground(brand)}${picture === undefined ? '' : drawPicture(picture)}${words}</svg>`;
  return sharp(Buffer.from(drawing)).flatten({ background: brandColours.asphalt }).jpeg(encoding).toBuffer();
}

function drawTitle(typeface: Typeface, title: string): string {
  const { lines, size } = wrapTitle(title, titleRoom, (text) => typeface.width(text, titleSpacing));
  const firstBaseline = titleBottom - (lines.length - 1) * size * titleRoom.lineHeight - size * 0.24;
  const paths = lines.map((line, index) => {
    const { path } = typeface.outline(line, size, titleSpacing);
    return `<path transform="translate(${edge} ${firstBaseline + index * size * titleRoom.lineHeight})" d="${path}"/>`;
  });
  return `<g fill="${brandColours.onAsphalt}">${paths.join('')}</g>`;
}

/** The site's own background, or a panel of dots beside a band and the logo's mark in the accent colour. */
function drawBackground({ accent, background }: ShareBrand): string {
  if (background !== undefined) {
    return placeImage(background, { x: 0, width: imageWidth, height: imageHeight });
  }
  const { step, radius } = dots;
  return (
    `<pattern id="dots" width="${step}" height="${step}" patternUnits="userSpaceOnUse">` +
    `<circle cx="${step / 2}" cy="${step / 2}" r="${radius}" fill="${brandColours.line}"/></pattern>` +
    `<rect x="${panelX}" width="${panelWidth}" height="${imageHeight}" fill="${brandColours.paper}"/>` +
    `<rect x="${panelX}" width="${panelWidth}" height="${imageHeight}" fill="url(#dots)"/>` +
    `<rect x="${panelX - bandWidth}" width="${bandWidth}" height="${imageHeight}" fill="${accent}"/>` +
    `<rect x="${edge}" y="${logo.y}" width="${logo.markWidth}" height="${2 * logo.lineHeight}" rx="2" fill="${accent}"/>`
  );
}

/** The page's picture on the panel: a drawing in its middle, a photo over all of it. */
function drawPicture(picture: SharePicture): string {
  const scale = Math.min(pictureWidth / picture.width, pictureHeight / picture.height);
  const size =
    picture.kind === 'vector'
      ? { width: picture.width * scale, height: picture.height * scale }
      : { width: panelWidth, height: imageHeight };
  return placeImage(picture, { x: panelX + (panelWidth - size.width) / 2, ...size });
}

/** A picture between the upper and the lower edge. Its styles and names stay its own. */
function placeImage(
  { kind, content }: SharePicture,
  { x, width, height }: { readonly x: number; readonly width: number; readonly height: number },
): string {
  const type = kind === 'vector' ? 'image/svg+xml' : 'image/png';
  const address = `data:${type};base64,${Buffer.from(content).toString('base64')}`;
  const y = (imageHeight - height) / 2;
  return `<image x="${x}" y="${y}" width="${width}" height="${height}" href="${address}"/>`;
}

/** What a photo fills: the place beside the words, or the whole picture. */
export type PhotoPlace = 'panel' | 'background';

/**
 * The part of a photo that fills its place, as a PNG file.
 * @param file its name, for what is said where it cannot be read
 */
export async function cutSharePhoto(
  file: string,
  content: Uint8Array,
  place: PhotoPlace = 'panel',
): Promise<Uint8Array> {
  const sharp = loadSharp();
  return namingFile(file, () =>
    // No stricter than for the copies of the photo on the pages.
    sharp(content, { failOn: 'error' })
      .autoOrient()
      .resize({ width: place === 'panel' ? panelWidth : imageWidth, height: imageHeight, fit: 'cover' })
      .toColourspace('srgb')
      .png({ compressionLevel: photoCompression })
      .toBuffer(),
  );
}

/** The words of the brand, beside their mark in the background. */
function drawLogo({ lines, heavy }: ShareBrand): string {
  const words = lines.map((line, index) => {
    const baseline = logo.y + index * logo.lineHeight + (logo.lineHeight + logo.size * heavy.capHeight) / 2;
    const { path } = heavy.outline(line, logo.size, -0.01);
    return `<path transform="translate(${edge + logo.markWidth + logo.gap} ${baseline})" d="${path}"/>`;
  });
  return `<g fill="${brandColours.onAsphalt}">${words.join('')}</g>`;
}

/** The address, smaller where it would else run into the picture. */
function drawAddress({ address, plain }: ShareBrand): string {
  const size = Math.min(addressLine.size, titleRoom.width / plain.width(address));
  const { path } = plain.outline(address, size);
  return `<path transform="translate(${edge} ${addressLine.baseline})" d="${path}" fill="${brandColours.onAsphaltSoft}"/>`;
}
