import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { shareImageSize } from '../../generator/core/resolve/share-images.ts';
import { createTypesetter } from '../../generator/core/resolve/typography.ts';
import { brandColours } from '../../generator/publish/brand-colours.ts';
import {
  cutSharePhoto,
  makeShareImage,
  type ShareBrand,
  spokenAddress,
} from '../../generator/publish/share-image.ts';
import { type TitleRoom, wrapTitle } from '../../generator/publish/wrap-title.ts';
import { openUsualTypefaces } from '../support/site-typefaces.ts';
import {
  compileFixture,
  compileWithPictures,
  projectRoot,
  readFixture,
  replaceOnce,
} from '../support/workspace.ts';

/** What a messenger on a slow connection may be asked to load, in bytes. */
const heaviestImage = 100_000;

const typefaces = await openUsualTypefaces();
const brand: ShareBrand = {
  lines: ['РЕЙС', 'ДОК'],
  address: 'reisdok.example',
  accent: '#f5a400',
  ...typefaces,
};
const drawing =
  '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="30"><rect width="40" height="30" fill="#0a0"/></svg>';

const drawn = { kind: 'vector', content: Buffer.from(drawing), width: 40, height: 30 } as const;

interface Region {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** Statistics of the red, green and blue of a part of an image; sharp itself takes them of whole files only. */
async function coloursIn(image: Uint8Array, region: Region) {
  const part = await sharp(image).extract(region).png().toBuffer();
  return (await sharp(part).stats()).channels;
}

/** Colour of a small part of an image. */
async function colourAt(image: Uint8Array, left: number, top: number): Promise<number[]> {
  const channels = await coloursIn(image, { left, top, width: 8, height: 8 });
  return channels.map(({ mean }) => Math.round(mean));
}

/** Whether something is drawn in the title's place. */
async function hasTitle(image: Uint8Array): Promise<boolean> {
  const channels = await coloursIn(image, { left: 72, top: 210, width: 600, height: 270 });
  return channels.some(({ max }) => max > 200);
}

describe('a share picture', () => {
  test('has the size that networks ask for, and is light', async () => {
    const image = await makeShareImage(
      brand,
      drawn,
      'Замена водительских прав на польские для граждан Беларуси',
    );
    const { format, width, height } = await sharp(image).metadata();
    expect({ format, width, height }).toEqual({ format: 'jpeg', ...shareImageSize });
    expect(image.byteLength).toBeLessThan(heaviestImage);
  });

  test('shows title and drawing on the colours of the site', async () => {
    const [titled, untitled] = [
      await makeShareImage(brand, drawn, 'Код 95'),
      await makeShareImage(brand, drawn, ''),
    ];
    expect(await hasTitle(titled)).toBe(true);
    expect(await hasTitle(untitled)).toBe(false);
    const [red = 0, green = 0, blue = 0] = await colourAt(titled, 960, 310);
    expect(green).toBeGreaterThan(red + 100);
    expect(green).toBeGreaterThan(blue + 100);
    // The drawing has no viewBox: nothing but its size keeps its proportion.
    for (const beyond of await Promise.all([colourAt(titled, 960, 130), colourAt(titled, 960, 490)])) {
      expect(Math.min(...beyond)).toBeGreaterThan(200);
    }
    const asphalt = await colourAt(titled, 20, 20);
    expect(asphalt.map((value) => Math.round(value / 8))).toEqual(
      [0x17, 0x1d, 0x25].map((value) => Math.round(value / 8)),
    );
  });

  test('keeps a long address out of the drawing', async () => {
    const sideOf = async (address: string) => {
      const image = await makeShareImage({ ...brand, address }, drawn, '');
      const side = { left: 760, top: 0, width: 440, height: shareImageSize.height };
      return (await coloursIn(image, side)).map(({ mean }) => mean);
    };
    const long = 'a-rather-long-name.github.io/the-site-of-a-rather-long-name';
    expect(await sideOf(long)).toEqual(await sideOf('reisdok.example'));
  });

  test('is filled by a photo, and does without any picture', async () => {
    const photo = await sharp({ create: { width: 900, height: 300, channels: 3, background: '#a00000' } })
      .jpeg()
      .toBuffer();
    const content = await cutSharePhoto('a.jpg', photo);
    const filled = await makeShareImage(brand, { kind: 'raster', content, width: 900, height: 300 }, 'Офис');
    for (const [left, top] of [
      [760, 4],
      [1180, 4],
      [1180, 610],
      [760, 610],
    ] as const) {
      expect((await colourAt(filled, left, top))[0]).toBeGreaterThan(140);
    }
    const plain = await makeShareImage(brand, undefined, 'Офис');
    expect(await hasTitle(plain)).toBe(true);
  });

  test("stands on the site's own background, else on a pattern in the colours of the theme", async () => {
    const blue =
      '<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="630"><rect width="1200" height="630" fill="#00c"/></svg>';
    const background = { kind: 'vector', content: Buffer.from(blue), ...shareImageSize } as const;
    const own = await makeShareImage({ ...brand, background }, drawn, 'Офис');
    for (const [left, top] of [
      [20, 20],
      [74, 100],
      [727, 300],
      [1180, 610],
    ] as const) {
      const [red = 0, , blueValue = 0] = await colourAt(own, left, top);
      expect(blueValue).toBeGreaterThan(red + 100);
    }
    expect((await colourAt(own, 960, 310))[1]).toBeGreaterThan(120);

    const generic = await makeShareImage({ ...brand, accent: '#00cc00' }, undefined, 'Офис');
    for (let top = 4; top < shareImageSize.height - 8; top += 40) {
      const [red = 0, green = 0] = await colourAt(generic, 726, top);
      expect(green).toBeGreaterThan(red + 100);
    }
  });

  test('takes a photo as background too, cut to the whole picture', async () => {
    const photo = await sharp({ create: { width: 900, height: 900, channels: 3, background: '#a00000' } })
      .jpeg()
      .toBuffer();
    const { width, height } = await sharp(await cutSharePhoto('a.jpg', photo, 'background')).metadata();
    expect({ width, height }).toEqual(shareImageSize);
  });

  test('takes a photo with small faults, as the pages do, and names one that it cannot draw', async () => {
    const noise = { type: 'gaussian', mean: 128, sigma: 30 } as const;
    const photo = await sharp({
      create: { width: 400, height: 300, channels: 3, background: '#808080', noise },
    })
      .jpeg()
      .toBuffer();
    const middle = Math.floor(photo.length / 2);
    const strayMark = Buffer.from([0xff, 0xd0]);
    const faulty = Buffer.concat([photo.subarray(0, middle), strayMark, photo.subarray(middle)]);
    await expect(sharp(faulty).toBuffer()).rejects.toThrow();
    const { width, height } = await sharp(await cutSharePhoto('офис.jpg', faulty)).metadata();
    expect({ width, height }).toEqual({ width: 464, height: shareImageSize.height });
    const half = photo.subarray(0, middle);
    await expect(cutSharePhoto('офис.jpg', half)).rejects.toThrow(/^офис\.jpg: /);
  });

  test.for([
    ['https://reisdok.example', 'reisdok.example'],
    ['https://рейсдок.бел', 'рейсдок.бел'],
    ['https://рейсдок.бел:8080/site', 'рейсдок.бел:8080/site'],
    ['https://xn--d1abmftij.xn--90ais/site', 'рейсдок.бел/site'],
    ['http://localhost:4173', 'localhost:4173'],
  ] as const)('bears the address %s as %s', ([siteUrl, spoken]) => {
    expect(spokenAddress(siteUrl)).toBe(spoken);
  });

  test('is the same in two runs, with any letters in its title', async () => {
    const title = 'Ё Ў Łódź “95” 漢 🚚 №';
    const [first, second] = await Promise.all(
      [openUsualTypefaces(), openUsualTypefaces()].map(async (opened) => {
        const ownBrand = { ...brand, ...(await opened) };
        return makeShareImage(ownBrand, undefined, title);
      }),
    );
    expect(second).toEqual(first);
  });

  test('has the colours of the design tokens', async () => {
    const tokens = await readFile(`${projectRoot}/src/styles/tokens.css`, 'utf8');
    const light = tokens.slice(0, tokens.indexOf('prefers-color-scheme: dark'));
    for (const [name, value] of Object.entries(brandColours)) {
      const token = name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
      expect(light).toContain(`--${token}: ${value};`);
    }
  });
});

describe('a title', () => {
  const room: TitleRoom = { width: 100, height: 40, lineHeight: 1, largest: 20, smallest: 10 };
  /** As if all letters were half as wide as high. */
  const measure = (text: string) => Array.from(text).length / 2;

  test('is as large as it can be', () => {
    expect(wrapTitle('Код 95', room, measure)).toEqual({ lines: ['Код 95'], size: 20 });
    expect(wrapTitle('Приглашение', room, measure)).toEqual({ lines: ['Приглашение'], size: 18 });
  });

  test('has lines of about equal length', () => {
    expect(wrapTitle('один два три четыр', room, measure)).toEqual({
      lines: ['один два', 'три четыр'],
      size: 20,
    });
  });

  test('does not end in a line that looks lost, unless it would be too small', () => {
    const wide = { ...room, width: 110, height: 60 };
    expect(wrapTitle('новый велосипед ваш', wide, measure).lines).toEqual(['новый', 'велосипед ваш']);
    expect(wrapTitle('велосипеды да', { ...room, smallest: 18 }, measure)).toEqual({
      lines: ['велосипеды', 'да'],
      size: 20,
    });
  });

  test('keeps short words and dashes where they belong', () => {
    const title = createTypesetter('ru').heading('запись на визу — онлайн');
    const { lines } = wrapTitle(title, { ...room, height: 80 }, measure);
    expect(lines).toEqual(['запись', 'на\u00a0визу\u00a0—', 'онлайн']);
  });

  test('is cut where there is no room for it', () => {
    const { lines, size } = wrapTitle('слово '.repeat(30), room, measure);
    expect(size).toBe(room.smallest);
    expect(lines).toHaveLength(4);
    expect(lines.at(-1)).toMatch(/слово…$/);
    expect(lines.every((line) => measure(line) * size <= room.width)).toBe(true);
    expect(wrapTitle('а'.repeat(50), room, measure).lines).toEqual([`${'а'.repeat(19)}…`]);
  });
});

describe('the head of a page', () => {
  test('names its share picture with an absolute address', async () => {
    const { model } = await compileFixture('sites/driver-papers');
    const page = model?.pages.find(({ path }) => path === '/kod95');
    const heading = page?.sections.find((section) => section.kind === 'hero')?.title;
    expect(page?.head.shareImage).toEqual({
      url: 'https://reisdok.example/share/kod95.jpg',
      width: 1200,
      height: 630,
      alt: heading?.replaceAll('\u00a0', ' '),
    });
    expect(model?.site.shell.notFoundHead.shareImage).toBeUndefined();
  });

  test('has none where the site wants none', async () => {
    const text = await readFixture('sites/driver-papers');
    const without = replaceOnce(text, '\nsite:\n', '\nsite:\n  shareImages: false\n');
    const { model } = await compileWithPictures('sites/driver-papers', without);
    expect(model?.pages.map(({ head }) => head.shareImage)).toEqual(model?.pages.map(() => undefined));
  });

  test('has the background that the theme names, which must be there', async () => {
    const text = await readFixture('sites/driver-papers');
    const themed = (file: string) =>
      compileWithPictures(
        'sites/driver-papers',
        replaceOnce(text, '\nsite:\n', `\nsite:\n  theme:\n    shareBackground: ${file}\n`),
      );
    expect((await compileFixture('sites/driver-papers')).model?.theme.shareBackground).toBeUndefined();
    expect((await themed('adr.svg')).model?.theme.shareBackground).toBe('/pictures/adr.svg');
    expect((await themed('none.svg')).diagnostics.map(({ code, path }) => [code, path])).toEqual([
      ['missing-picture', ['site', 'theme', 'shareBackground']],
    ]);
  });
});
