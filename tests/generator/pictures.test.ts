import { truncate, writeFile } from 'node:fs/promises';
import { crc32 } from 'node:zlib';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { formatMessage } from '../../generator/core/findings/format-message.ts';
import type { PictureFile } from '../../generator/core/resolve/context.ts';
import { copiesOf } from '../../generator/core/resolve/picture-copies.ts';
import { publicPicture } from '../../generator/core/resolve/pictures.ts';
import { SiteDocument } from '../../generator/core/site-document.ts';
import { makeRasterCopy, rasterSize } from '../../generator/pictures/raster.ts';
import { createWorkBudget } from '../../generator/pictures/work-budget.ts';
import { readPictures } from '../../generator/site-folder.ts';
import { createGate } from '../support/gate.ts';
import { createWorkspace, readFixture } from '../support/workspace.ts';

/** Where the photo of the tests says that it was taken, as Exif writes it. */
const place = {
  GPSLatitudeRef: 'N',
  GPSLatitude: '53/1 40/1 40/1',
  GPSLongitudeRef: 'E',
  GPSLongitude: '23/1 49/1 46/1',
};
const camera = 'Test camera of the owner';

/** A photo as a telephone makes it: stored lying, to be turned when it is shown, with the place in it. */
async function takePhoto(width: number, height: number): Promise<Buffer> {
  return sharp({ create: { width, height, channels: 3, background: '#3a6ea5' } })
    .withExif({ IFD0: { Make: camera }, IFD3: place })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
}

/** The entry of Exif that leads to the place (tag 0x8825, type 4), in the order of bytes that sharp writes. */
const placeEntry = Buffer.from([0x25, 0x88, 0x04, 0x00]);

function photoFile(width: number, height = width): PictureFile {
  return { kind: 'raster', width, height, version: '0123abcd' };
}

describe('a photo', async () => {
  const photo = await takePhoto(900, 600);
  const copies = copiesOf('office.jpg', photoFile(600, 900));

  test('has the size in which it is seen', async () => {
    expect((await sharp(photo).metadata()).orientation).toBe(6);
    expect(await rasterSize(photo)).toEqual({ width: 600, height: 900 });
  });

  test.for([copies.fallback, ...copies.sources.flat()])('is published as $path', async (copy) => {
    const original = await sharp(photo).metadata();
    expect(original.exif?.includes(camera)).toBe(true);
    expect(original.exif?.includes(placeEntry)).toBe(true);

    const content = Buffer.from(await makeRasterCopy(photo, copy));
    const { format, width, height, exif, xmp, iptc, icc, orientation } = await sharp(content).metadata();
    expect({ width, height }).toEqual({ width: copy.width, height: copy.height });
    expect(format).toBe(copy.format === 'avif' ? 'heif' : copy.format);
    expect([exif, xmp, iptc, icc, orientation]).toEqual([
      undefined,
      undefined,
      undefined,
      undefined,
      undefined,
    ]);
    expect(content.includes(camera)).toBe(false);
    expect(content.includes('Exif')).toBe(false);
  });

  test('gives the same bytes twice', async () => {
    const [first, second] = [
      await makeRasterCopy(photo, copies.fallback),
      await makeRasterCopy(photo, copies.fallback),
    ];
    expect(second).toEqual(first);
  });

  test('is known by its name, size and content', async () => {
    const workspace = await createWorkspace();
    await workspace.write('pictures/notes.txt', 'notes');
    await writeFile(workspace.path('pictures/Офис.JPG'), photo);
    const pictures = await readPictures(workspace.path('pictures'));
    expect([...pictures]).toEqual([
      [
        'Офис.JPG',
        { kind: 'raster', width: 600, height: 900, version: expect.stringMatching(/^[0-9a-f]{8}$/) },
      ],
    ]);
  });
});

describe('a photo whose upload was broken off', async () => {
  const noise = { type: 'gaussian', mean: 128, sigma: 30 } as const;
  const original = sharp({ create: { width: 300, height: 200, channels: 3, background: '#808080', noise } });
  /** Cameras put a small picture, complete with its end, before the large one. */
  const thumbnail = await sharp(await original.png().toBuffer())
    .resize(30, 20)
    .jpeg()
    .toBuffer();
  const note = Buffer.from([0xff, 0xe5, 0, 0, ...thumbnail]);
  note.writeUInt16BE(note.length - 2, 2);
  const jpeg = await original.clone().jpeg().toBuffer();
  const formats = {
    jpeg,
    'jpeg with a thumbnail': Buffer.concat([jpeg.subarray(0, 2), note, jpeg.subarray(2)]),
    'jpeg with fillers': Buffer.concat([jpeg.subarray(0, 2), Buffer.from([0xff, 0xff]), jpeg.subarray(2)]),
    'progressive jpeg': await original.clone().jpeg({ progressive: true }).toBuffer(),
    png: await original.clone().png().toBuffer(),
    webp: await original.clone().webp().toBuffer(),
    avif: await original.clone().avif().toBuffer(),
  };
  const size = { width: 300, height: 200 };
  const [copy] = copiesOf('a.jpg', photoFile(300, 200)).sources[0] ?? [];

  test.for(Object.entries(formats))('is no picture: %s', async ([, whole]) => {
    expect(await rasterSize(whole)).toEqual(size);
    for (const part of [0.1, 0.5, 0.9, 0.999]) {
      const cut = whole.subarray(0, Math.floor(whole.length * part));
      expect(await rasterSize(cut), `${part}`).toBe('damaged');
      await expect(copy && makeRasterCopy(cut, copy)).rejects.toThrow();
    }
  });

  test.for(Object.entries(formats))('is not one that has something behind its end: %s', async ([, whole]) => {
    for (const tail of [Buffer.alloc(1000), Buffer.alloc(1000, 7), thumbnail]) {
      expect(await rasterSize(Buffer.concat([whole, tail]))).toEqual(size);
    }
  });
});

test('an AVIF file may leave its length to the end of the file', async () => {
  const avif = await sharp({ create: { width: 300, height: 200, channels: 3, background: '#808080' } })
    .avif()
    .toBuffer();
  avif.writeUInt32BE(0, avif.indexOf('mdat') - 4);
  expect(await rasterSize(avif)).toEqual({ width: 300, height: 200 });
});

describe('the copies', () => {
  const widths = (width: number) => copiesOf('a.jpg', photoFile(width)).sources[0]?.map((copy) => copy.width);

  test('are never larger than the original', () => {
    expect(widths(200)).toEqual([200]);
    expect(widths(320)).toEqual([320]);
    expect(widths(600)).toEqual([320, 480, 600]);
    expect(widths(4000)).toEqual([320, 480, 640, 960, 1280]);
  });

  test('leave out what would hardly differ', () => {
    expect(widths(500)).toEqual([320, 480]);
    expect(widths(1290)).toEqual([320, 480, 640, 960, 1280]);
  });

  test.for([
    ['a.jpg', 'jpeg', ['avif', 'webp']],
    ['a.JPEG', 'jpeg', ['avif', 'webp']],
    ['a.png', 'png', ['avif', 'webp']],
    ['a.webp', 'webp', ['avif']],
    ['a.avif', 'webp', ['avif']],
  ] as const)('%s falls back to %s', ([file, fallback, formats]) => {
    const copies = copiesOf(file, photoFile(2000));
    expect(copies.fallback.format).toBe(fallback);
    expect(copies.sources.map(([first]) => first.format)).toEqual(formats);
  });

  test('have names that no other content has', () => {
    expect(publicPicture('Наш офис.jpg', photoFile(700, 350), '/')).toEqual({
      src: '/assets/pictures/%D0%9D%D0%B0%D1%88%20%D0%BE%D1%84%D0%B8%D1%81-640.0123abcd.jpg',
      width: 640,
      height: 320,
      sources: [
        {
          type: 'image/avif',
          srcSet: expect.stringMatching(/-320\.0123abcd\.avif 320w, .*-640\.0123abcd\.avif 640w$/),
        },
        {
          type: 'image/webp',
          srcSet: expect.stringMatching(/-320\.0123abcd\.webp 320w, .*-640\.0123abcd\.webp 640w$/),
        },
      ],
    });
  });

  test('are all named from the root of the host where the site is below a path', () => {
    const { src, sources = [] } = publicPicture('a.jpg', photoFile(700, 350), '/site/');
    const addresses = [src, ...sources.flatMap(({ srcSet }) => srcSet.split(', '))];
    expect(addresses).toHaveLength(7);
    for (const address of addresses) {
      expect(address).toMatch(/^\/site\/assets\/pictures\/a-/);
    }
  });
});

describe('a photo that is no ordinary one', () => {
  const plain = (width: number, height: number) =>
    sharp({ create: { width, height, channels: 3, background: '#3a6ea5' }, limitInputPixels: false });
  /** A PNG file that says it is of another size than it is. */
  const claim = async (width: number, height: number) => {
    const content = await plain(10, 10).png().toBuffer();
    content.writeUInt32BE(width, 16);
    content.writeUInt32BE(height, 20);
    content.writeUInt32BE(crc32(content.subarray(12, 29)), 29);
    return content;
  };

  test.for([
    [5000, 10_001],
    [50_000, 50_000],
    [2_000_000, 30],
  ] as const)('is not decoded with %d × %d pixels', async ([width, height]) => {
    const content = await claim(width, height);
    expect(content.length).toBeLessThan(1000);
    expect(await rasterSize(content)).toBe('too-large');
    const [copy] = copiesOf('a.png', photoFile(width, height)).sources[0] ?? [];
    await expect(copy && makeRasterCopy(content, copy)).rejects.toThrow('limit');
  });

  test('may have fifty megapixels', async () => {
    expect(await rasterSize(await claim(5000, 10_000))).toEqual({ width: 5000, height: 10_000 });
  });

  test('is refused where it is made of frames', async () => {
    const frames = await sharp(
      [await plain(8, 8).png().toBuffer(), await plain(8, 8).negate().png().toBuffer()],
      {
        join: { animated: true },
      },
    )
      .webp()
      .toBuffer();
    expect(await rasterSize(frames)).toBe('animated');
    const png = await plain(8, 8).png().toBuffer();
    const control = Buffer.alloc(20);
    control.writeUInt32BE(8);
    control.write('acTL', 4, 'latin1');
    control.writeUInt32BE(crc32(control.subarray(4, 16)), 16);
    const start = png.indexOf('IDAT') - 4;
    expect(await rasterSize(Buffer.concat([png.subarray(0, start), control, png.subarray(start)]))).toBe(
      'animated',
    );
  });

  test('is refused where it has the format of phones under another name, or that of no photo', async () => {
    expect(await rasterSize(Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic'))).toBe('heic');
    expect(await rasterSize(await plain(8, 8).gif().toBuffer())).toBe('damaged');
    expect(
      await rasterSize(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>')),
    ).toBe('damaged');
    expect(await rasterSize(Buffer.alloc(0))).toBe('damaged');
  });

  test('is not read where the file is larger than any photo', async () => {
    const workspace = await createWorkspace();
    for (const name of ['large.jpg', 'large.svg']) {
      await workspace.write(`pictures/${name}`, '');
      await truncate(workspace.path(`pictures/${name}`), 100_000_001);
    }
    const pictures = await readPictures(workspace.path('pictures'));
    expect([...pictures.values()].map(({ problem }) => problem)).toEqual(['too-large', 'too-complex']);
  });

  test.for([
    ['too-large', 'Уменьшите её'],
    ['too-complex', 'Упростите рисунок'],
    ['animated', 'Сохраните один кадр'],
    ['heic', 'Сохраните её как JPEG'],
    ['damaged', 'сохраните картинку заново'],
  ] as const)('is a finding that says what to do: %s', async ([problem, advice]) => {
    const pictures = new Map([['unsafe.svg', { ...photoFile(1), problem }]]);
    const { model, diagnostics } = SiteDocument.read(await readFixture('err/unsafe-picture'), pictures);
    expect(model).toBeUndefined();
    expect(diagnostics).toMatchObject([{ code: 'unsafe-picture', severity: 'error', args: { problem } }]);
    expect(diagnostics.map((finding) => formatMessage(finding, 'ru').hint)).toEqual([
      expect.stringContaining(advice),
    ]);
  });
});

describe('large photos wait for one another', () => {
  test('in the order in which they come, each as soon as there is room', async () => {
    const budget = createWorkBudget(10);
    const begun: string[] = [];
    const work = (name: string, cost: number) => {
      const gate = createGate();
      const done = budget.run(cost, async () => {
        begun.push(name);
        await gate.passed;
        return name;
      });
      return {
        end: async () => {
          gate.open();
          expect(await done).toBe(name);
        },
      };
    };
    const [small, large, huge, late] = [
      work('small', 3),
      work('large', 7),
      work('huge', 99),
      work('late', 1),
    ];
    await expect.poll(() => begun).toEqual(['small', 'large']);
    await small.end();
    expect(begun).toEqual(['small', 'large']);
    await large.end();
    await expect.poll(() => begun).toEqual(['small', 'large', 'huge']);
    await huge.end();
    await expect.poll(() => begun).toEqual(['small', 'large', 'huge', 'late']);
    await late.end();
  });

  test('and one that fails makes room as well', async () => {
    const budget = createWorkBudget(1);
    await expect(budget.run(1, () => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
    expect(await budget.run(1, async () => 'next')).toBe('next');
  });
});

describe('the name of a picture', () => {
  test.for(['Фото офиса (1).JPG', 'Наш офис.jpg', "it's (2), 50%.png"])('may be %s', async (name) => {
    const workspace = await createWorkspace();
    await workspace.write('pictures/notes.txt', 'notes');
    await writeFile(workspace.path(`pictures/${name}`), await takePhoto(40, 30));
    const pictures = await readPictures(workspace.path('pictures'));
    const text = (await readFixture('err/missing-picture')).replace('bicycle-without-file.svg', `"${name}"`);
    const { model, diagnostics } = SiteDocument.read(text, pictures);
    expect(diagnostics).toEqual([]);
    const [hero] = model?.pages[0]?.sections ?? [];
    const picture = hero?.kind === 'hero' ? hero.picture : undefined;
    // Every address is one word, as lists of addresses need it.
    expect(picture?.src).toMatch(/^\/assets\/pictures\/[^\s,]+-30\.\w+\.(?:jpg|png)$/);
    expect(decodeURIComponent(picture?.src ?? '')).toContain(`/${name.slice(0, -4)}-30.`);
  });

  test.for([
    ['IMG_1.HEIC', 'heic', 'IMG_1.jpg'],
    ['фото.heif', 'heic', 'фото.jpg'],
    ['a.gif', 'photo', 'a.jpg'],
    ['a.TIFF', 'photo', 'a.jpg'],
    ['Логотип.cdr', 'drawing', 'Логотип.svg'],
    ['a: b.png', 'characters', 'a-b.png'],
    ['что?.jpg', 'characters', 'что.jpg'],
  ] as const)('%s: %s, called %s in time', async ([name, problem, proposal]) => {
    const text = (await readFixture('err/missing-picture')).replace('bicycle-without-file.svg', `'${name}'`);
    expect(SiteDocument.read(text, new Map()).diagnostics).toMatchObject([
      { code: 'picture-name', args: { file: name, problem, proposal } },
    ]);
  });
});
