import { writeFile } from 'node:fs/promises';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { check } from '../../generator/compile.ts';
import { cleanSvg } from '../../generator/pictures/clean-svg.ts';
import { svgProblem } from '../../generator/pictures/inspect-svg.ts';
import { makeRasterCopy, rasterSize } from '../../generator/pictures/raster.ts';
import type { RasterFile } from '../../generator/resolve/context.ts';
import { copiesOf } from '../../generator/resolve/picture-copies.ts';
import { publicPicture } from '../../generator/resolve/pictures.ts';
import { readPictures } from '../../generator/site-folder.ts';
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

function photoFile(width: number, height = width): RasterFile {
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
      expect(await rasterSize(cut), `${part}`).toBeUndefined();
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

/** An SVG file with the given content beside a square. */
function svg(content: string): string {
  return (
    '<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 10 10">' +
    `${content}<rect id="square" width="5" height="5" fill="#123456"/></svg>`
  );
}

/** A picture within a drawing, as a data address. */
async function embedded(withPlace: boolean): Promise<string> {
  const photo = await takePhoto(8, 8);
  const content = withPlace ? photo : await sharp(photo).jpeg().toBuffer();
  return `<image href="data:image/jpeg;base64,${content.toString('base64')}" width="5" height="5"/>`;
}

describe('a drawing', () => {
  test.for([
    '<script>alert(1)</script>',
    '<script href="https://evil.example/x.js"/>',
    '<svg:script xmlns:svg="http://www.w3.org/2000/svg">alert(1)</svg:script>',
    '<g onclick="alert(1)"><path d="M0 0h3v3"/></g>',
    '<g><script>1</script><script>2</script><path d="M0 0h3v3" onload="alert(1)"/></g>',
    '<a href="javascript:alert(1)"><path d="M0 0h3v3"/></a>',
    '<a xlink:href="https://evil.example/"><path d="M0 0h3v3"/></a>',
    '<path d="M0 0h3v3"><set attributeName="onclick" to="alert(1)"/></path>',
    '<path d="M0 0h3v3"><animate attributeName="xlink:href" to="javascript:alert(1)"/></path>',
  ])('loses %s', async (content) => {
    expect(svgProblem(svg(content))).toBeUndefined();
    const clean = await cleanSvg('a.svg', svg(content));
    expect(clean).not.toMatch(/script|alert|evil|\son\w+=|<set|<animate/i);
    expect(clean).toContain('#123456');
    expect(clean).toContain('viewBox="0 0 10 10"');
  });

  test.for([
    ['<foreignObject><p xmlns="http://www.w3.org/1999/xhtml">text</p></foreignObject>', 'web-page'],
    ['<iframe xmlns="http://www.w3.org/1999/xhtml" src="https://evil.example/"/>', 'web-page'],
    ['<image href="https://evil.example/x.png"/>', 'other-file'],
    ['<image xlink:href="photo.png"/>', 'other-file'],
    ['<image href="data:image/svg+xml;base64,PHN2Zy8+"/>', 'other-file'],
    ['<use href="other.svg#a"/>', 'other-file'],
    ['<rect fill="url(https://evil.example/#a)"/>', 'other-file'],
    ['<rect style="fill: URL( \'//evil.example/#a\' )"/>', 'other-file'],
    ['<style>@import "https://evil.example/x.css";</style>', 'other-file'],
    ['<style><![CDATA[rect { fill: u\\72l(//evil.example/) }]]></style>', 'other-file'],
    ['<g', 'damaged'],
    ['<g>', 'damaged'],
    ['&undeclared;', 'damaged'],
  ] as const)('is refused for %s', async ([content, problem]) => {
    expect(svgProblem(svg(content))).toBe(problem);
    await expect(cleanSvg('a.svg', svg(content))).rejects.toThrow(problem);
  });

  test('is refused for another file that styles it, for elements out of entities, and where it is none', () => {
    expect(svgProblem(`<?xml-stylesheet href="x.css"?>${svg('')}`)).toBe('other-file');
    expect(svgProblem(`<!DOCTYPE svg [<!ENTITY x "<script/>">]>${svg('&x;')}`)).toBe('damaged');
    expect(svgProblem('<p>text</p>')).toBe('damaged');
    expect(svgProblem('')).toBe('damaged');
  });

  test('may hold a photo, but not one that tells its place', async () => {
    expect(svgProblem(svg(await embedded(false)))).toBeUndefined();
    expect(svgProblem(svg(await embedded(true)))).toBe('photo-data');
  });

  test('may come out of a drawing program, and leaves its traces behind', async () => {
    const text =
      '<?xml version="1.0" encoding="utf-8"?><!-- Generator: a drawing program -->' +
      '<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd" [' +
      '<!ENTITY ns_ai "http://ns.adobe.com/AdobeIllustrator/10.0/">]>' +
      `${svg('<metadata>C:/Users/owner</metadata>').replace('<svg ', '<svg xmlns:i="&ns_ai;" i:viewOrigin="0 0" ')}`;
    expect(svgProblem(text)).toBeUndefined();
    expect(await cleanSvg('a.svg', text)).not.toMatch(/Generator|DOCTYPE|adobe|Users/);
  });

  test('keeps its ids apart from those of other drawings, and gives the same text twice', async () => {
    const text = svg(
      '<defs><linearGradient id="a"><stop/></linearGradient></defs><path fill="url(#a)" d="M0 0h3v3"/>',
    );
    const [first, second] = [await cleanSvg('one.svg', text), await cleanSvg('two.svg', text)];
    expect(first).toMatch(/id="one-\w+"/);
    expect(second).toBe(first.replaceAll('one-', 'two-'));
    expect(await cleanSvg('one.svg', text)).toBe(first);
  });

  test('that must not be published is a finding', async () => {
    const workspace = await createWorkspace();
    await workspace.write('pictures/unsafe.svg', svg('<foreignObject/>'));
    const pictures = await readPictures(workspace.path('pictures'));
    const { model, diagnostics } = check(await readFixture('err/unsafe-picture'), pictures);
    expect(model).toBeUndefined();
    expect(diagnostics).toMatchObject([
      { code: 'unsafe-picture', severity: 'error', args: { file: 'unsafe.svg', problem: 'web-page' } },
    ]);
  });
});
