import { readdir, readFile, symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { crc32 } from 'node:zlib';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { revisionOf } from '../../generator/vite/edit-journal.ts';
import { startEditServer } from '../support/edit-server.ts';
import { rawRequest } from '../support/raw-request.ts';
import { createWorkspace, readFixture, replaceOnce } from '../support/workspace.ts';

const written = 'card:\n      text: Чиним.\n      picture: shop.svg\n';
const drawing = '<svg xmlns="http://www.w3.org/2000/svg" width="8" height="4"><path d="M0 0h8v4H0z"/></svg>';

async function openSite() {
  const workspace = await createWorkspace();
  const text = replaceOnce(
    await readFixture('ok/minimal'),
    'name: Главная\n',
    `name: Главная\n    ${written}`,
  );
  await workspace.write('site.yaml', text);
  await workspace.write('pictures/shop.svg', drawing);
  const server = await startEditServer(workspace);
  const folder = join(workspace.folder, 'pictures');
  const send = async (
    name: string,
    body: string | Uint8Array,
    headers: Readonly<Record<string, string>> = {},
  ) => {
    const answer = await rawRequest(server.origin, {
      method: 'POST',
      target: `/__edit/picture?${new URLSearchParams({ name })}`,
      headers: { ...server.headers, 'content-type': 'application/octet-stream', ...headers },
      body,
    });
    const content: unknown = JSON.parse(answer.body);
    return { status: answer.status, body: content };
  };
  return {
    server,
    text,
    folder,
    send,
    file: () => workspace.read('site.yaml'),
    read: (name: string) => readFile(join(folder, name)),
    names: async () => (await readdir(folder)).toSorted(),
  };
}

function photo(width: number, height: number) {
  return sharp({ create: { width, height, channels: 3, background: '#2c8654' } });
}

describe('a given picture', () => {
  test('stands upright, is no wider than what is published, and has lost its metadata', async () => {
    const { send, read } = await openSite();
    const turned = await photo(3000, 2000)
      .withExif({ IFD0: { Copyright: 'Somebody' }, IFD3: { GPSLatitudeRef: 'N' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    expect(await send('Наш цех (1).JPG', turned)).toEqual({
      status: 200,
      body: { file: 'nash-tsekh-1.jpg' },
    });
    const metadata = await sharp(await read('nash-tsekh-1.jpg')).metadata();
    expect(metadata).toMatchObject({ width: 1280, height: 1920, format: 'jpeg' });
    expect([metadata.exif, metadata.orientation, metadata.xmp]).toEqual([undefined, undefined, undefined]);
  });

  test.for([
    ['png', 'png'],
    ['webp', 'webp'],
    ['avif', 'avif'],
  ] as const)('keeps its kind, whatever its name says: %s', async ([format, ending]) => {
    const { send, read } = await openSite();
    const small = await photo(20, 10).toFormat(format).toBuffer();
    expect((await send('a.gif', small)).body).toEqual({ file: `a.${ending}` });
    const { width, height } = await sharp(await read(`a.${ending}`)).metadata();
    expect([width, height]).toEqual([20, 10]);
  });

  test('takes the place of no other file, and of no link', async () => {
    const { send, read, folder } = await openSite();
    await symlink('/etc/none', join(folder, 'shop-2.svg'));
    expect((await send('SHOP.svg', drawing)).body).toEqual({ file: 'shop-3.svg' });
    expect((await read('shop.svg')).toString()).toBe(drawing);
  });

  test('is set in the file by a change, which undo takes back byte for byte', async () => {
    const { server, send, text, file, names } = await openSite();
    await send('new.svg', drawing);
    expect(await file()).toBe(text);
    const operation = { kind: 'set', path: ['pages', 0, 'card', 'picture'], to: 'new.svg' };
    const answer = await server.post('change', { revision: revisionOf(text), operation, from: 'shop.svg' });
    expect(answer.status).toBe(200);
    expect(await file()).toBe(replaceOnce(text, 'picture: shop.svg', 'picture: new.svg'));
    await server.post('undo');
    expect(await file()).toBe(text);
    expect(await names()).toEqual(['new.svg', 'shop.svg']);
  });
});

describe('what is no picture for the site', () => {
  const heic = Buffer.concat([Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'latin1'), Buffer.alloc(64)]);
  const frames = async (): Promise<Buffer> => {
    const frame = await photo(2, 2).png().toBuffer();
    return sharp([frame, await photo(2, 2).negate().png().toBuffer()], { join: { animated: true } })
      .webp()
      .toBuffer();
  };
  /** The header promises more pixels than a memory has. */
  const bomb = async () => {
    const png = await photo(1, 1).png().toBuffer();
    png.writeUInt32BE(60_000, 16);
    png.writeUInt32BE(60_000, 20);
    png.writeUInt32BE(crc32(png.subarray(12, 29)), 29);
    return png;
  };

  /** Each is the one before ten times. */
  const nested = Array.from({ length: 20 }, (_, at) => `<!ENTITY a${at + 1} "${`&a${at};`.repeat(10)}">`);
  const entities = `<!DOCTYPE svg [<!ENTITY a0 "x">${nested.join('')}]>${drawing.replace('<path', '<text>&a20;</text><path')}`;

  const contents: readonly (readonly [string, string, () => string | Buffer | Promise<Buffer>, string])[] = [
    ['a photo of a phone', 'IMG_1.HEIC', () => heic, 'HEIC'],
    ['a text', 'a.png', () => 'no picture', 'не картинка'],
    ['nothing', 'a.png', () => '', 'не картинка'],
    ['a page', 'a.svg', () => '<html><body>x</body></html>', 'не картинка'],
    [
      'a drawing with a page in it',
      'a.svg',
      () =>
        drawing.replace(
          '<path',
          '<foreignObject><p xmlns="http://www.w3.org/1999/xhtml"/></foreignObject><path',
        ),
      'часть веб-страницы',
    ],
    ['a drawing of endless entities', 'a.svg', () => entities, 'повреждён|слишком сложный'],
    ['several frames', 'a.webp', frames, 'несколько кадров'],
    [
      'half a photo',
      'a.jpg',
      async () => (await photo(99, 99).jpeg().toBuffer()).subarray(0, 200),
      'повреждён',
    ],
    ['more pixels than memory', 'a.png', bomb, '50 мегапикселей'],
  ];
  test.for(contents)('is refused in words: %s', async ([, name, content, expected]) => {
    const { send, names, file, text } = await openSite();
    const { status, body } = await send(name, await content());
    expect(status).toBe(422);
    expect(JSON.stringify(body)).toMatch(new RegExp(expected));
    expect(await names()).toEqual(['shop.svg']);
    expect(await file()).toBe(text);
  });
});

describe('an attack', () => {
  test('by a drawing with scripts stores the drawing without them', async () => {
    const { send, read } = await openSite();
    const armed = drawing
      .replace('<path', '<script>alert(1)</script><a href="javascript:alert(1)"><path onload="alert(1)"')
      .replace('</svg>', '</a></svg>');
    expect((await send('a.svg', armed)).body).toEqual({ file: 'a.svg' });
    expect((await read('a.svg')).toString()).not.toMatch(/script|alert|onload|href/);
  });

  test.for([
    '../../etc/passwd.svg',
    '..\\..\\boot.svg',
    '/etc/cron.d/x.svg',
    'C:\\x.svg',
    'a\0.svg/../../b.svg',
    '.htaccess',
    '.svg',
    'con.svg',
    '%2e%2e%2fx.svg',
    'ё'.repeat(300),
    '',
  ])('by the name %j stays in the folder', async (name) => {
    const { send, names } = await openSite();
    const { status, body } = await send(name, drawing);
    expect(status).toBe(200);
    const { file }: { file: string } = Object(body);
    expect(file).toMatch(/^[a-z0-9-]{1,65}\.svg$/);
    expect(file).not.toBe('con.svg');
    expect(await names()).toEqual([file, 'shop.svg'].toSorted());
  });

  test('by a folder that leads out of the site writes nothing there', async () => {
    const [workspace, elsewhere] = [await createWorkspace(), await createWorkspace()];
    await workspace.write('site.yaml', await readFixture('ok/minimal'));
    await symlink(elsewhere.folder, join(workspace.folder, 'pictures'));
    const server = await startEditServer(workspace);
    const { status, body } = await rawRequest(server.origin, {
      method: 'POST',
      target: '/__edit/picture?name=a.svg',
      headers: { ...server.headers, 'content-type': 'application/octet-stream' },
      body: drawing,
    });
    expect(status).toBe(422);
    expect(body).toContain('за пределы сайта');
    expect(await readdir(elsewhere.folder)).toEqual([]);
  });

  test.for([
    ['from another site', { origin: 'https://evil.example' }, 403],
    ['from another port of this machine', { origin: 'http://127.0.0.1:1' }, 403],
    ['without an origin', { origin: '' }, 403],
    ['across sites', { 'sec-fetch-site': 'cross-site' }, 403],
    ['from another port, by the browser', { 'sec-fetch-site': 'same-site' }, 403],
    ['to another name', { host: 'evil.example', origin: 'http://evil.example' }, 403],
    ['without the cookie', { cookie: '' }, 403],
    ['with a wrong cookie', { cookie: 'site-editor-80=x; site-editor-=y' }, 403],
    ['as a form', { 'content-type': 'multipart/form-data; boundary=x' }, 415],
    ['as text', { 'content-type': 'text/plain' }, 415],
    ['as a change', { 'content-type': 'application/json' }, 415],
    ['with too many bytes', { 'content-length': '100000001' }, 413],
  ] as const)('%s is refused before the body is read', async ([, headers, expected]) => {
    const { server, names } = await openSite();
    const { status } = await rawRequest(server.origin, {
      method: 'POST',
      target: '/__edit/picture?name=a.svg',
      headers: { ...server.headers, 'content-type': 'application/octet-stream', ...headers },
    });
    expect(status).toBe(expected);
    expect(await names()).toEqual(['shop.svg']);
  });

  test('with pictures at the address of changes is refused', async () => {
    const { server, text, file } = await openSite();
    const { status } = await rawRequest(server.origin, {
      method: 'POST',
      target: '/__edit/change',
      headers: { ...server.headers, 'content-type': 'application/octet-stream' },
      body: '{}',
    });
    expect(status).toBe(415);
    expect(await file()).toBe(text);
  });
});
