/**
 * The content of the benchmark as a site of Astro, from the registry: pages are HTML alone, and the form and the reviews
 * of the home page are made by the libraries that ours are made by.
 */
import { execFile } from 'node:child_process';
import { cp, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { SiteModel } from '../../generator/core/resolve/site-model.ts';
import { hashOf } from '../../generator/disk/kept-file.ts';
import type { Program } from './measured-run.ts';

/** Installs Astro in a folder. */
export async function installAstro(folder: string): Promise<void> {
  await cp(join(import.meta.dirname, 'astro'), folder, { recursive: true });
  // Astro reads from this name that the file makes pages of any path.
  await rename(join(folder, 'src/pages/page.astro'), join(folder, 'src/pages/[...path].astro'));
  await promisify(execFile)('npm', ['install', '--force', '--no-audit', '--no-fund'], { cwd: folder });
}

/** Gives the content of a site to Astro. The keys are written as an author would: of all that a page shows. */
export async function writeContent(folder: string, { pages, site }: SiteModel): Promise<void> {
  const menu = site.shell.header.menu
    .flatMap((item) => (item.kind === 'menu' ? item.items : [item]))
    .map(({ label, link }) => ({ label, path: link.kind === 'page' ? link.path : link.href }));
  const { form } = site;
  const keyed = pages.map((one) => ({ ...one, key: hashOf(JSON.stringify([one, menu, form])) }));
  await writeFile(join(folder, 'content.json'), JSON.stringify({ pages: keyed, menu, form }));
}

/** The Node that is installed beside Astro, which takes no older one. */
export function astroNode(folder: string): string {
  return join(folder, 'node_modules/node/bin/node');
}

export function astroBuild(folder: string): Program {
  return {
    node: astroNode(folder),
    args: ['node_modules/astro/bin/astro.mjs', 'build'],
    folder,
    environment: { ASTRO_TELEMETRY_DISABLED: '1' },
  };
}
