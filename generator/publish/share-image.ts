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
  /** For the logo and titles. */
  readonly heavy: Typeface;
  /** For the address. */
  readonly plain: Typeface;
}

/** A picture of the page. */
export interface SharePicture {
  /** A drawing stands on paper, a photo fills the place. */
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
 * @param picture what stands or fills the place beside the words; without one a disc reaches in from the edge
 */
export async function makeShareImage(
  brand: ShareBrand,
  picture: SharePicture | undefined,
  title: string,
): Promise<Uint8Array> {
  const sharp = await loadSharp();
  const beside = picture === undefined ? drawDiscAtEdge(brand.accent) : drawPanel(picture, brand.accent);
  const words = drawLogo(brand) + drawTitle(brand.heavy, title) + drawAddress(brand);
  const drawing =
    `<svg xmlns="http://www.w3.org/2000/svg" width="${imageWidth}" height="${imageHeight}">` +
    `${beside}${words}</svg>`;
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

/** A disc that is too large for the place. */
function drawDiscAtEdge(accent: string): string {
  const x = imageWidth - 96;
  const y = imageHeight / 2;
  return drawDisc(x, y, 300, brandColours.asphaltLine, 0.8) + drawActivity(x, y, 225, accent);
}

/** The page's picture, and the line that parts it from the words. */
function drawPanel({ kind, content, width, height }: SharePicture, accent: string): string {
  const scale = Math.min(pictureWidth / width, pictureHeight / height);
  const shown =
    kind === 'vector'
      ? drawPaper() + placeImage('image/svg+xml', content, width * scale, height * scale)
      : placeImage('image/png', content, panelWidth, imageHeight);
  return (
    `<svg x="${panelX}" width="${panelWidth}" height="${imageHeight}" overflow="hidden">${shown}</svg>` +
    drawRoadMarking(accent)
  );
}

/** The paper on which a drawing stands, with a disc that is too large for it. */
function drawPaper(): string {
  return (
    `<rect width="${panelWidth}" height="${imageHeight}" fill="${brandColours.paper}"/>` +
    drawDisc(panelWidth / 2, imageHeight / 2, 282, brandColours.line, 0.65)
  );
}

/** A picture in the middle of the panel. Its styles and names stay its own. */
function placeImage(type: string, content: Uint8Array, width: number, height: number): string {
  const address = `data:${type};base64,${Buffer.from(content).toString('base64')}`;
  const x = (panelWidth - width) / 2;
  const y = (imageHeight - height) / 2;
  return `<image x="${x}" y="${y}" width="${width}" height="${height}" href="${address}"/>`;
}

/**
 * The part of a photo that fills the place beside the words, as a PNG file.
 * @param file its name, for what is said where it cannot be read
 */
export async function cutSharePhoto(file: string, content: Uint8Array): Promise<Uint8Array> {
  const sharp = await loadSharp();
  return namingFile(file, () =>
    // No stricter than for the copies of the photo on the pages.
    sharp(content, { failOn: 'error' })
      .autoOrient()
      .resize({ width: panelWidth, height: imageHeight, fit: 'cover' })
      .toColourspace('srgb')
      .png({ compressionLevel: photoCompression })
      .toBuffer(),
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
  const x = panelX - markingWidth / 2;
  const dashes = Array.from({ length: Math.ceil(imageHeight / (dash + gap)) }, (_, index) => {
    const y = index * (dash + gap) + gap / 2;
    return `<rect x="${x}" y="${y}" width="${markingWidth}" height="${dash}" fill="${accent}"/>`;
  });
  return dashes.join('');
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
