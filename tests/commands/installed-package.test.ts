import { execFile } from 'node:child_process';
import { cp, mkdir, readdir, readFile, symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { createWorkspace, fixturePath, listFiles, projectRoot } from '../support/workspace.ts';

const run = promisify(execFile);

const packed = z.tuple([z.object({ files: z.array(z.object({ path: z.string() })) })]);

test('the package makes and builds a site of another folder, from the node_modules of that folder', async () => {
  const { folder } = await createWorkspace();
  const modules = join(folder, 'node_modules');
  await mkdir(modules);
  // What npm would install beside the package.
  for (const name of await readdir(join(projectRoot, 'node_modules'))) {
    if (!name.startsWith('.')) {
      await symlink(join(projectRoot, 'node_modules', name), join(modules, name), 'junction');
    }
  }
  const { stdout } = await run('npm', ['pack', '--dry-run', '--json', '--ignore-scripts'], {
    cwd: projectRoot,
    shell: process.platform === 'win32',
  });
  const [{ files }] = packed.parse(JSON.parse(stdout));
  const installed = join(modules, 'site-from-yaml');
  for (const { path } of files) {
    await cp(join(projectRoot, path), join(installed, path));
  }
  const { bin } = z
    .object({ bin: z.object({ 'site-from-yaml': z.string() }) })
    .parse(JSON.parse(await readFile(join(installed, 'package.json'), 'utf8')));
  for (const path of ['site.yaml', 'pictures', 'downloads']) {
    await cp(fixturePath(`sites/bicycle-workshop/${path}`), join(folder, path), { recursive: true });
  }

  // Under Vitest, React would be its development build.
  const { SITE_FOLDER: _, NODE_ENV: __, ...environment } = process.env;
  const command = (name: string) =>
    run(process.execPath, [join(installed, bin['site-from-yaml']), name], {
      cwd: folder,
      env: environment,
    });
  await command('generate');
  expect(await listFiles(join(folder, 'generated'))).toEqual(
    await listFiles(fixturePath('sites/bicycle-workshop/generated')),
  );
  await command('build');
  const published = await listFiles(join(folder, 'dist'));
  expect(published).toEqual(
    expect.arrayContaining(['index.html', 'wheel-building.html', 'favicon.svg', 'share/home.jpg']),
  );
  expect(await readFile(join(folder, 'dist/index.html'), 'utf8')).toMatch(/<h1[ >]/);
});
