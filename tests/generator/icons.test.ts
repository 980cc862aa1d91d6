import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import {
  drawIcon,
  type IconBrand,
  iconPaths,
  iconSizes,
  packIco,
  printManifest,
  rasterizeIcon,
} from '../../generator/publish/icons.ts';
import { makeAll, siteAssets } from '../../generator/vite/assets.ts';
import { openUsualTypefaces } from '../support/site-typefaces.ts';
import { compileFixture, fixturePath, projectRoot } from '../support/workspace.ts';

const { heavy } = await openUsualTypefaces();
const brand: IconBrand = {
  name: 'РЕЙС ДОК',
  language: 'ru',
  lines: ['РЕЙС', 'ДОК'],
  accent: '#f5a400',
  accentInk: '#14191f',
};

/** The share of an image that has a colour, 0 to 1. */
async function shareOf(
  image: Uint8Array,
  [red, green, blue]: readonly [number, number, number],
): Promise<number> {
  const { data } = await sharp(image).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  let count = 0;
  for (let index = 0; index < data.length; index += 4) {
    const near = [red, green, blue].every(
      (value, channel) => Math.abs((data[index + channel] ?? 0) - value) < 24,
    );
    count += near && (data[index + 3] ?? 0) > 128 ? 1 : 0;
  }
  return count / (data.length / 4);
}

describe('an icon', () => {
  test('shows the letters on the accent colour', async () => {
    const image = await rasterizeIcon(drawIcon(brand, heavy, 'full'), iconSizes.tab);
    expect(await shareOf(image, [0xf5, 0xa4, 0x00])).toBeGreaterThan(0.5);
    expect(await shareOf(image, [0x14, 0x19, 0x1f])).toBeGreaterThan(0.08);
  });

  test('keeps its letters inside what every telephone shows', async () => {
    const size = iconSizes.maskable;
    const drawing = drawIcon({ ...brand, lines: ['Щит', 'Жук'] }, heavy, 'full');
    const { data } = await sharp(Buffer.from(drawing))
      .resize(size, size)
      .greyscale()
      .raw()
      .toBuffer({ resolveWithObject: true });
    const outside = data.findIndex((value, index) => {
      const [x, y] = [(index % size) - size / 2, Math.floor(index / size) - size / 2];
      return value < 80 && Math.hypot(x, y) > size * 0.4;
    });
    expect(outside).toBe(-1);
  });

  test('has round corners only where nothing else rounds them', async () => {
    const corner = async (shape: 'rounded' | 'full') => {
      const image = await rasterizeIcon(drawIcon(brand, heavy, shape), 64);
      const { data } = await sharp(image).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
      return data[3];
    };
    expect(await corner('rounded')).toBe(0);
    expect(await corner('full')).toBe(255);
  });

  test('needs no font, no other file and no script', () => {
    expect(drawIcon(brand, heavy, 'rounded')).not.toMatch(/<text|href|url\(|script|style/);
  });

  test('is packed as browsers expect it', async () => {
    const png = await rasterizeIcon(drawIcon(brand, heavy, 'rounded'), iconSizes.tab);
    const ico = Buffer.from(packIco(png, iconSizes.tab));
    expect([...ico.subarray(0, 8)]).toEqual([0, 0, 1, 0, 1, 0, 32, 32]);
    expect(ico.readUInt32LE(14)).toBe(png.byteLength);
    expect(ico.subarray(ico.readUInt32LE(18))).toEqual(Buffer.from(png));
  });
});

describe('the assets of a site', async () => {
  const { model } = await compileFixture('sites/bicycle-workshop');
  if (model === undefined) {
    throw new TypeError('The fixture site has errors');
  }
  const site = fixturePath('sites/bicycle-workshop');
  const make = (key: unknown) => {
    const asked: string[] = [];
    const files = siteAssets(model, {
      projectRoot,
      folder: {
        specFile: `${site}/site.yaml`,
        picturesFolder: `${site}/pictures`,

        picturesName: 'pictures',
        generatedFolder: `${site}/generated`,
        publishFolder: `${site}/dist`,
      },
      cache: {
        get(parts, _, makeNow) {
          asked.push(JSON.stringify([key, parts]));
          return makeNow();
        },
      },
    });
    return makeAll(files).then((made) => ({ made, asked }));
  };

  test('are icons, the pictures that pages show, and a share picture for each page; the same in two runs', async () => {
    const [{ made, asked }, second] = [await make(1), await make(1)];
    const paths = made.map(({ path }) => path);
    expect(paths).toEqual(expect.arrayContaining(Object.values(iconPaths)));
    expect(paths).toEqual(expect.arrayContaining(['pictures/bicycle.svg']));
    expect(paths.filter((path) => path.startsWith('share/')).toSorted()).toEqual(
      model.pages.map(({ id }) => `share/${id}.jpg`).toSorted(),
    );
    expect(new Set(paths).size).toBe(paths.length);
    // The manifest is not kept, drawings are cleaned in each run, and files to download stay as they are.
    const others = paths.filter((path) => /^(?:pictures\/.*\.svg|downloads\/.*)$/.test(path));
    expect(new Set(asked).size).toBe(paths.length - others.length - 1);
    expect(second.made).toEqual(made);
  });

  test('are all that the manifest names', () => {
    const { icons, name, lang } = JSON.parse(printManifest(brand, '/'));
    expect({ name, lang }).toEqual({ name: brand.name, lang: 'ru' });
    expect(icons).toHaveLength(3);
    for (const { src } of icons) {
      expect(Object.values(iconPaths).map((path) => `/${path}`)).toContain(src);
    }
  });
});
