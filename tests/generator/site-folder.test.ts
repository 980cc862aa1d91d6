import { createHash } from 'node:crypto';
import { rm, symlink, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { formatMessage } from '../../generator/core/findings/format-message.ts';
import { SiteDocument } from '../../generator/core/site-document.ts';
import {
  locateSiteFolder,
  readPictures,
  readSiteInput,
  type SiteFolder,
} from '../../generator/site-folder.ts';
import { unreadSite } from '../../generator/vite/findings.ts';
import { runCommand } from '../support/fake-terminal.ts';
import { createWorkspace, readFixture, replaceOnce } from '../support/workspace.ts';

const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="30"/>';
/** First digits of the SHA-256 of the drawing. */
const svgVersion = createHash('sha256').update(svg).digest('hex').slice(0, 8);

describe('where a site is', () => {
  test('in the project, unless the environment says otherwise', () => {
    const root = resolve('/project');
    expect(locateSiteFolder(root, {})).toEqual({
      specFile: join(root, 'site.yaml'),
      picturesFolder: join(root, 'src/pictures'),
      picturesName: 'src/pictures',
      generatedFolder: join(root, 'generated'),
      publishFolder: join(root, 'dist'),
    });
  });

  test('in the folder that the environment names', () => {
    const root = resolve('/project');
    const other = resolve('/elsewhere');
    expect(locateSiteFolder(root, { SITE_FOLDER: other }).picturesFolder).toBe(join(other, 'pictures'));
    expect(locateSiteFolder(root, { SITE_FOLDER: other }).picturesName).toBe('pictures');
    expect(locateSiteFolder(root, { SITE_FOLDER: 'a/b' }).specFile).toBe(join(root, 'a/b/site.yaml'));
  });
});

describe('the pictures', () => {
  test('are known by name and size; what is not named like one is passed over', async () => {
    const workspace = await createWorkspace();
    await workspace.write('pictures/b.svg', svg);
    await workspace.write('pictures/Ёлка.SVG', svg);
    await workspace.write('pictures/notes.txt', 'notes');
    await workspace.write('pictures/folder.svg/a.svg', svg);
    await symlink('nowhere.svg', workspace.path('pictures/lost.svg'));
    const pictures = await readPictures(workspace.path('pictures'));
    expect([...pictures]).toEqual([
      ['b.svg', { kind: 'vector', width: 40, height: 30, version: svgVersion }],
      ['Ёлка.SVG', { kind: 'vector', width: 40, height: 30, version: svgVersion }],
    ]);
  });

  test('come with the files to download beside them: only of kinds that no browser runs, and no links', async () => {
    const workspace = await createWorkspace();
    await workspace.write('secret.pdf', 'secret');
    for (const name of [
      'Прайс.pdf',
      'page.html',
      'drawing.svg',
      'macro.docm',
      'noending',
      'folder.pdf/a.pdf',
    ]) {
      await workspace.write(`downloads/${name}`, '12345');
    }
    await symlink('../secret.pdf', workspace.path('downloads/link.pdf'));
    const { downloads } = await readPictures(workspace.path('pictures'));
    expect([...(downloads ?? [])]).toEqual([['Прайс.pdf', { size: 5 }]]);
  });

  test.for([
    ['without a size', 'a.svg', '<svg xmlns="http://www.w3.org/2000/svg" width="100%" height="100%"/>'],
    ['of a web page', 'a.svg', '<!doctype html><title>404</title><p>Not found<br></p>'],
    ['of another format', 'a.svg', '\x89PNG'],
    ['that is empty', 'a.svg', ''],
    ['that is no photo', 'a.jpg', 'no picture'],
    ['that is an empty photo', 'a.PNG', ''],
  ] as const)('with a file %s are told to be damaged, not to be missing', async ([, file, content]) => {
    const workspace = await createWorkspace();
    await workspace.write(`pictures/${file}`, content);
    const pictures = await readPictures(workspace.path('pictures'));
    expect(pictures.get(file)).toMatchObject({ width: 0, height: 0, problem: 'damaged' });
    const text = replaceOnce(await readFixture('err/unsafe-picture'), 'unsafe.svg', file);
    const { model, diagnostics } = SiteDocument.read(text, pictures);
    expect(model).toBeUndefined();
    expect(diagnostics).toMatchObject([{ code: 'unsafe-picture', args: { file, problem: 'damaged' } }]);
  });

  test('are looked at again where their files have changed', async () => {
    const workspace = await createWorkspace();
    const sizeOf = async () => (await readPictures(workspace.path('pictures'))).get('a.svg')?.width;
    await workspace.write('pictures/a.svg', svg);
    expect(await sizeOf()).toBe(40);
    await workspace.write('pictures/a.svg', replaceOnce(svg, '40', '4000'));
    expect(await sizeOf()).toBe(4000);
    await rm(workspace.path('pictures/a.svg'));
    expect(await sizeOf()).toBeUndefined();
    await workspace.write('pictures/a.svg', svg);
    expect(await sizeOf()).toBe(40);
  });

  test('with a drawing that has no size and other faults are told of those', async () => {
    const workspace = await createWorkspace();
    await workspace.write('pictures/a.svg', '<svg xmlns="http://www.w3.org/2000/svg"><foreignObject/></svg>');
    const pictures = await readPictures(workspace.path('pictures'));
    expect(pictures.get('a.svg')).toMatchObject({ width: 0, height: 0, problem: 'web-page' });
  });

  test('that are damaged are no trouble to a site that does not show them, and are what a slip in a name meant', async () => {
    const workspace = await createWorkspace();
    await workspace.write('pictures/unsafe.jpg', 'no picture');
    await workspace.write('pictures/unsafe.svg', svg);
    const pictures = await readPictures(workspace.path('pictures'));
    const text = await readFixture('err/unsafe-picture');
    expect(SiteDocument.read(text, pictures)).toMatchObject({
      diagnostics: [],
      model: { pages: expect.anything() },
    });
    const slip = SiteDocument.read(replaceOnce(text, 'unsafe.svg', 'unsaf.jpg'), pictures);
    expect(slip.diagnostics).toMatchObject([{ code: 'missing-picture', args: { nearest: 'unsafe.jpg' } }]);
  });

  test('know their folder by the name that findings give it', async () => {
    const workspace = await createWorkspace();
    await workspace.write('src/pictures/b.svg', svg);
    const pictures = await readPictures(workspace.path('src/pictures'), 'src/pictures');
    const text = await readFixture('err/missing-picture');
    const messages = SiteDocument.read(text, pictures).diagnostics.map(
      (finding) => formatMessage(finding, 'ru').text,
    );
    expect(messages).toContain('Картинки «bicycle-without-file.svg» нет в папке src/pictures.');
  });

  test('are none where there is no folder', async () => {
    const workspace = await createWorkspace();
    expect((await readPictures(workspace.path('pictures'))).size).toBe(0);
  });
});

describe('the file', () => {
  /** A site whose file has these bytes. */
  async function siteOf(bytes: Uint8Array): Promise<SiteFolder> {
    const workspace = await createWorkspace();
    await writeFile(workspace.path('site.yaml'), bytes);
    return locateSiteFolder('/', { SITE_FOLDER: workspace.folder });
  }

  const words = 'site:\n  name: Привет\n';

  test.for([
    // «Привет» as Windows-1251 has it.
    ['Windows-1251', Buffer.from([0xcf, 0xf0, 0xe8, 0xe2, 0xe5, 0xf2])],
    ['UTF-16 with its mark', Buffer.from(`\uFEFF${words}`, 'utf16le')],
    ['UTF-16 without a mark', Buffer.from(words, 'utf16le')],
    ['UTF-16, the other way round', Buffer.from(words, 'utf16le').swap16()],
  ] as const)('is refused in %s', async ([, bytes]) => {
    const folder = await siteOf(bytes);
    const input = await readSiteInput(folder);
    expect(input).toEqual({ kind: 'unreadable', reason: 'encoding' });
    // The very sentence of `npm run check`.
    const spoken = await runCommand({ folder: dirname(folder.specFile) }, ['check', '--lang', 'ru']);
    expect(spoken).toMatchObject({ code: 2, output: '' });
    expect(input.kind !== 'site' && unreadSite(input, folder, 'ru')).toBe(spoken.errors);
    expect(spoken.errors).toContain('сохранён не в кодировке UTF-8');
  });

  test('is read in UTF-8, with a byte order mark and without', async () => {
    const text = await readFixture('ok/minimal');
    for (const mark of ['', '\uFEFF']) {
      const input = await readSiteInput(await siteOf(Buffer.from(mark + text)));
      expect(input).toMatchObject({ kind: 'site', text: mark + text });
      expect(SiteDocument.read(mark + text, new Map()).diagnostics).toEqual([]);
    }
  });

  test('may have a stray zero, which is a finding of its own', async () => {
    const text = await readFixture('ok/minimal');
    expect(await readSiteInput(await siteOf(Buffer.from(`${text}\0`)))).toMatchObject({ kind: 'site' });
  });

  test('is told to be missing, with a near one', async () => {
    const workspace = await createWorkspace();
    await workspace.write('site.yml', '');
    const folder = locateSiteFolder('/', { SITE_FOLDER: workspace.folder });
    const input = await readSiteInput(folder);
    expect(input).toEqual({ kind: 'missing', nearest: workspace.path('site.yml') });
    expect(input.kind === 'missing' && unreadSite(input, folder, 'ru')).toBe(
      'Файла site.yaml нет. Возможно, вы имели в виду «site.yml». Новый сайт начинает команда npm run new-site',
    );
  });
});
