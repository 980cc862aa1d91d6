import { createHash } from 'node:crypto';
import { join, resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { locateSiteFolder, readPictures, readSiteInput } from '../../generator/site-folder.ts';
import { createWorkspace } from '../support/workspace.ts';

const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="30"/>';
/** First digits of the SHA-256 of the drawing. */
const svgVersion = createHash('sha256').update(svg).digest('hex').slice(0, 8);

describe('where a site is', () => {
  test('in the project, unless the environment says otherwise', () => {
    const root = resolve('/project');
    expect(locateSiteFolder(root, {})).toEqual({
      specFile: join(root, 'site.yaml'),
      picturesFolder: join(root, 'src/pictures'),
      generatedFolder: join(root, 'generated'),
      publishFolder: join(root, 'dist'),
    });
  });

  test('in the folder that the environment names', () => {
    const root = resolve('/project');
    const other = resolve('/elsewhere');
    expect(locateSiteFolder(root, { SITE_FOLDER: other }).picturesFolder).toBe(join(other, 'pictures'));
    expect(locateSiteFolder(root, { SITE_FOLDER: 'a/b' }).specFile).toBe(join(root, 'a/b/site.yaml'));
  });
});

describe('the pictures', () => {
  test('are known by name and size; what is no picture is passed over', async () => {
    const workspace = await createWorkspace();
    await workspace.write('pictures/b.svg', svg);
    await workspace.write('pictures/Ёлка.SVG', svg);
    await workspace.write('pictures/broken.png', 'no picture');
    await workspace.write('pictures/empty.svg', '');
    await workspace.write('pictures/notes.txt', 'notes');
    await workspace.write('pictures/folder/a.svg', svg);
    const pictures = await readPictures(workspace.path('pictures'));
    expect([...pictures]).toEqual([
      ['b.svg', { kind: 'vector', width: 40, height: 30, version: svgVersion }],
      ['Ёлка.SVG', { kind: 'vector', width: 40, height: 30, version: svgVersion }],
    ]);
  });

  test('are none where there is no folder', async () => {
    const workspace = await createWorkspace();
    expect((await readPictures(workspace.path('pictures'))).size).toBe(0);
  });
});

test('a site without a file is an error of the system', async () => {
  const workspace = await createWorkspace();
  const folder = locateSiteFolder('/', { SITE_FOLDER: workspace.folder });
  await expect(readSiteInput(folder)).rejects.toMatchObject({ code: 'ENOENT' });
});
