/** The picture that messengers and social networks show beside a link to a page. */
import { domainToUnicode } from 'node:url';
import type { Sharp } from 'sharp';
import { shareImageSize } from '../resolve/share-images.ts';
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
  /** For the logo and titles. */
  readonly heavy: Typeface;
  /** For the address. */
  readonly plain: Typeface;
}

/** Pixels with their opacity, four bytes each, and where they lie on the picture. */
interface Layer {
  readonly pixels: Uint8Array;
  readonly width: number;
  readonly height: number;
  readonly left: number;
  readonly top: number;
}

/** A picture of the page: a drawing stands on paper, a photo fills the place. */
export interface SharePicture {
  readonly kind: 'vector' | 'raster';
  /** Its name, for what is said where it cannot be drawn. */
  readonly file: string;
  readonly content: Uint8Array;
}

const { width: imageWidth, height: imageHeight } = shareImageSize;
const colourChannels = 3;
const layerChannels = 4;

/** Measures of the drawing, in pixels. */
const edge = 72;
const panelX = 736;
const panelWidth = imageWidth - panelX;
const markingWidth = 12;
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

/** The tachograph disc: a ring of 24 hours. */
const discHours = 24;

/**
 * Letters stay clean only without halved colours. Better Huffman tables would save a tenth of the file and take
 * three times as long.
 */
const encoding = { quality: 78, chromaSubsampling: '4:4:4', optimiseCoding: false } as const;

/**
 * A site's address as people say it: without what only browsers need, and in the letters in which it was chosen.
 * @param siteUrl absolute, without a slash at its end
 */
export function spokenAddress(siteUrl: string): string {
  const { hostname, port, pathname } = new URL(siteUrl);
  const host = domainToUnicode(hostname) + (port && `:${port}`);
  return host + pathname.replace(/\/$/, '');
}

/** Large and slow to load: not needed where all pictures are made already. */
async function loadSharp() {
  const { default: sharp } = await import('sharp');
  return sharp;
}

/** What is the same on the pictures of a brand, drawn once. */
interface BrandLayers {
  /** Colours alone: there is nothing behind it. */
  readonly background: Uint8Array;
  /** The line between the words and the picture. */
  readonly marking: Layer;
}

const brandLayers = new WeakMap<ShareBrand, Promise<BrandLayers>>();

function layersOf(brand: ShareBrand): Promise<BrandLayers> {
  const known = brandLayers.get(brand) ?? drawBrandLayers(brand);
  brandLayers.set(brand, known);
  return known;
}

async function drawBrandLayers(brand: ShareBrand): Promise<BrandLayers> {
  const sharp = await loadSharp();
  const [background, marking] = await Promise.all([
    drawBackground(brand, drawPanel()),
    rasterize(sharp(Buffer.from(drawRoadMarking(brand.accent)))),
  ]);
  return { background, marking: { ...marking, left: panelX - markingWidth / 2, top: 0 } };
}

/** The pixels of the picture without its title: they are costly, and many pages may have the same. */
export async function makeShareBase(
  brand: ShareBrand,
  picture: SharePicture | undefined,
): Promise<Uint8Array> {
  if (picture === undefined) {
    return drawBackground(brand, drawDiscAtEdge(brand.accent));
  }
  const [{ background, marking }, placed] = await Promise.all([
    layersOf(brand),
    namingFile(picture.file, () => placePicture(picture)),
  ]);
  const pixels = new Uint8Array(background);
  lay(placed, pixels);
  lay(marking, pixels);
  return pixels;
}

/**
 * A complete share picture as a JPEG file.
 * @param base what `makeShareBase` has made
 */
export async function makeShareImage(
  base: Uint8Array,
  brand: ShareBrand,
  title: string,
): Promise<Uint8Array> {
  const sharp = await loadSharp();
  const letters = await rasterize(sharp(Buffer.from(drawTitle(brand.heavy, title))));
  const pixels = new Uint8Array(base);
  lay({ ...letters, left: edge, top: titleTop }, pixels);
  return sharp(pixels, { raw: { width: imageWidth, height: imageHeight, channels: colourChannels } })
    .jpeg(encoding)
    .toBuffer();
}

async function rasterize(image: Sharp): Promise<Pick<Layer, 'pixels' | 'width' | 'height'>> {
  const { data, info } = await image
    .toColourspace('srgb')
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { pixels: data, width: info.width, height: info.height };
}

/**
 * Lays pixels over the picture. The image library could do it, but works on the whole picture for the sake of a
 * part, which costs more than all the rest.
 * @param target colours of the whole picture, which are changed
 */
function lay({ pixels, width, height, left, top }: Layer, target: Uint8Array): void {
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const from = (y * width + x) * layerChannels;
      const opacity = pixels[from + colourChannels] ?? 0;
      if (opacity === 0) {
        continue;
      }
      const to = ((top + y) * imageWidth + left + x) * colourChannels;
      for (let channel = 0; channel < colourChannels; channel += 1) {
        const below = target[to + channel] ?? 0;
        const above = pixels[from + channel] ?? 0;
        target[to + channel] = below + Math.round(((above - below) * opacity) / 255);
      }
    }
  }
}

function drawTitle(typeface: Typeface, title: string): string {
  const { lines, size } = wrapTitle(title, titleRoom, (text) => typeface.width(text, titleSpacing));
  const firstBaseline = titleRoom.height - (lines.length - 1) * size * titleRoom.lineHeight - size * 0.24;
  const paths = lines.map((line, index) => {
    const { path } = typeface.outline(line, size, titleSpacing);
    return `<path transform="translate(0 ${firstBaseline + index * size * titleRoom.lineHeight})" d="${path}"/>`;
  });
  return drawing(
    titleRoom.width,
    titleRoom.height,
    `<g fill="${brandColours.onAsphalt}">${paths.join('')}</g>`,
  );
}

/** @param right what stands beside the words */
async function drawBackground(brand: ShareBrand, right: string): Promise<Uint8Array> {
  const sharp = await loadSharp();
  return sharp(Buffer.from(drawing(imageWidth, imageHeight, right + drawLogo(brand) + drawAddress(brand))))
    .flatten({ background: brandColours.asphalt })
    .toColourspace('srgb')
    .raw()
    .toBuffer();
}

/** A disc that is too large for the place. */
function drawDiscAtEdge(accent: string): string {
  const x = imageWidth - 96;
  const y = imageHeight / 2;
  return drawDisc(x, y, 300, brandColours.asphaltLine, 0.8) + drawActivity(x, y, 225, accent);
}

/** The paper on which a drawing stands, with a disc that is too large for it. */
function drawPanel(): string {
  const disc = drawDisc(panelWidth / 2, imageHeight / 2, 282, brandColours.line, 0.65);
  return (
    `<svg x="${panelX}" width="${panelWidth}" height="${imageHeight}" overflow="hidden">` +
    `<rect width="${panelWidth}" height="${imageHeight}" fill="${brandColours.paper}"/>${disc}</svg>`
  );
}

/** The words of the brand beside a piece of road marking, as in the header of the site. */
function drawLogo({ lines, accent, heavy }: ShareBrand): string {
  const height = 2 * logo.lineHeight;
  const dash = height / 3.4;
  const marks = [0, 1, 2].map(
    (index) =>
      `<rect x="${edge}" y="${logo.y + index * dash * 1.2}" width="${logo.markWidth}" height="${dash}" rx="2" fill="${accent}"/>`,
  );
  const words = lines.map((line, index) => {
    const baseline = logo.y + index * logo.lineHeight + (logo.lineHeight + logo.size * heavy.capHeight) / 2;
    const { path } = heavy.outline(line, logo.size, -0.01);
    return `<path transform="translate(${edge + logo.markWidth + logo.gap} ${baseline})" d="${path}"/>`;
  });
  return `${marks.join('')}<g fill="${brandColours.onAsphalt}">${words.join('')}</g>`;
}

/** The address, smaller where it would else run into the picture. */
function drawAddress({ address, plain }: ShareBrand): string {
  const size = Math.min(addressLine.size, titleRoom.width / plain.width(address));
  const { path } = plain.outline(address, size);
  return `<path transform="translate(${edge} ${addressLine.baseline})" d="${path}" fill="${brandColours.onAsphaltSoft}"/>`;
}

/** The line between two lanes: between the words and the picture. */
function drawRoadMarking(accent: string): string {
  const dash = 78;
  const gap = 48;
  const dashes = Array.from({ length: Math.ceil(imageHeight / (dash + gap)) }, (_, index) => {
    const y = index * (dash + gap) + gap / 2;
    return `<rect y="${y}" width="${markingWidth}" height="${dash}" fill="${accent}"/>`;
  });
  return drawing(markingWidth, imageHeight, dashes.join(''));
}

function drawDisc(x: number, y: number, radius: number, colour: string, opacity: number): string {
  const hours = Array.from({ length: discHours }, (_, hour) => {
    const isQuarter = hour % 6 === 0;
    const length = radius * (isQuarter ? 0.12 : 0.065);
    return `<path transform="rotate(${(hour * 360) / discHours})" d="M0,${-radius * 0.95}V${-radius * 0.95 + length}" stroke-width="${isQuarter ? 9 : 5}"/>`;
  });
  return (
    `<g transform="translate(${x} ${y})" fill="none" stroke="${colour}" opacity="${opacity}" stroke-width="4">` +
    `<circle r="${radius}"/>${hours.join('')}</g>`
  );
}

/** What a tachograph writes on a disc: the hours of driving, with rests between. */
function drawActivity(x: number, y: number, radius: number, accent: string): string {
  const length = 2 * Math.PI * radius;
  const dashes = [0.2, 0.05, 0.13, 0.035, 0.09, 0.495].map((part) => (part * length).toFixed(1));
  return (
    `<circle cx="${x}" cy="${y}" r="${radius}" fill="none" stroke="${accent}" stroke-width="26"` +
    ` stroke-dasharray="${dashes.join(' ')}" transform="rotate(95 ${x} ${y})"/>`
  );
}

function drawing(width: number, height: number, content: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${content}</svg>`;
}

async function placePicture({ kind, content }: SharePicture): Promise<Layer> {
  const sharp = await loadSharp();
  if (kind === 'raster') {
    // No stricter than for the copies of the photo on the pages.
    const filling = sharp(content, { failOn: 'error' })
      .autoOrient()
      .resize({ width: panelWidth, height: imageHeight, fit: 'cover' });
    return { ...(await rasterize(filling)), left: panelX, top: 0 };
  }
  const placed = await rasterize(
    sharp(content).resize({ width: pictureWidth, height: pictureHeight, fit: 'inside' }),
  );
  return {
    ...placed,
    left: Math.round(panelX + (panelWidth - placed.width) / 2),
    top: Math.round((imageHeight - placed.height) / 2),
  };
}
