/** The content of the benchmark as a site of Astro, from the registry, without scripts. */
import { execFile } from 'node:child_process';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { SiteModel } from '../../generator/core/resolve/site-model.ts';
import { hashOf } from '../../generator/disk/kept-text.ts';
import type { Program } from './measured-run.ts';

/** The oldest Node that Astro takes may be newer than the one that runs the benchmark. */
const packages = { name: 'bench', private: true, type: 'module', dependencies: { astro: '7', node: '22' } };

const configuration = `export default { build: { format: 'file' }, experimental: { incrementalBuild: true } };`;

const page = `---
import { readFileSync } from 'node:fs';
export function getStaticPaths() {
  const { pages, menu } = JSON.parse(readFileSync('content.json', 'utf8'));
  return pages.map(({ key, ...page }) => ({
    params: { path: page.path === '/' ? undefined : page.path.slice(1) },
    props: { page, menu },
    cacheKey: key,
  }));
}
const { page, menu } = Astro.props;
const textOf = (node) => typeof node === 'string' ? node : (node.children ?? []).map(textOf).join('');
---
<html lang="ru"><head><meta charset="utf-8"><title>{page.head.title}</title>
<meta name="description" content={page.head.description}></head>
<body><header><nav><ul>{menu.map(({ label, path }) => <li><a href={path}>{label}</a></li>)}</ul></nav></header>
<main>{page.sections.map((section) => <section>
  {section.title && <h2>{section.title}</h2>}
  {typeof section.text === 'string' && <p>{section.text}</p>}
  {Array.isArray(section.text) && section.text.map((block) => <p>{textOf(block)}</p>)}
  {section.items && <ul>{section.items.map((item) => <li>{JSON.stringify(item)}</li>)}</ul>}
  {section.cards && <ul>{section.cards.map((card) => <li>{JSON.stringify(card)}</li>)}</ul>}
</section>)}</main></body></html>
`;

/** Installs Astro in a folder. */
export async function installAstro(folder: string): Promise<void> {
  await mkdir(join(folder, 'src/pages'), { recursive: true });
  await writeFile(join(folder, 'package.json'), JSON.stringify(packages));
  await writeFile(join(folder, 'astro.config.mjs'), configuration);
  await writeFile(join(folder, 'src/pages/[...path].astro'), page);
  await promisify(execFile)('npm', ['install', '--force', '--no-audit', '--no-fund'], { cwd: folder });
}

/** Gives the content of a site to Astro. The keys are written as an author would: of all that a page shows. */
export async function writeContent(folder: string, { pages, site }: SiteModel): Promise<void> {
  const menu = site.shell.header.menu
    .flatMap((item) => (item.kind === 'menu' ? item.items : [item]))
    .map(({ label, link }) => ({ label, path: link.kind === 'page' ? link.path : link.href }));
  const keyed = pages.map((one) => ({ ...one, key: hashOf(JSON.stringify([one, menu])) }));
  await writeFile(join(folder, 'content.json'), JSON.stringify({ pages: keyed, menu }));
}

/** The Node that is installed beside Astro. */
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
