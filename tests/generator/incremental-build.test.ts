/** Builds that know what earlier ones have left, against builds that know nothing. */
import { rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parse, stringify } from 'yaml';
import { ZodError } from 'zod';
import { emit } from '../../generator/compile.ts';
import { readParts } from '../../generator/core/check/kept-parts.ts';
import type { PictureIndex } from '../../generator/core/resolve/context.ts';
import type { SiteModel } from '../../generator/core/resolve/site-model.ts';
import { SiteDocument } from '../../generator/core/site-document.ts';
import { FolderRecord } from '../../generator/disk/folder-record.ts';
import { hashOf } from '../../generator/disk/kept-file.ts';
import { readStyles } from '../../generator/publish/page-styles.ts';
import { publishSite } from '../../generator/publish/publish-site.ts';
import type { SiteFile } from '../../generator/publish/published-file.ts';
import { replaceFolder } from '../../generator/publish/replace-folder.ts';
import { locateSiteFolder, readPictures } from '../../generator/site-folder.ts';
import type { AssetCache } from '../../generator/vite/asset-cache.ts';
import { siteAssets } from '../../generator/vite/assets.ts';
import { buildPage, pageModules, pageTable } from '../../generator/vite/page-modules.ts';
import { writeModules } from '../../generator/vite/site-modules.ts';
import type { Page } from '../../src/model/page.ts';
import { renderNotFound, renderPage } from '../../src/prerender.tsx';
import { examples } from '../support/usual-walks.ts';
import {
  createWorkspace,
  fixturePath,
  projectRoot,
  readFixture,
  replaceOnce,
  type Workspace,
} from '../support/workspace.ts';

/** How often each change meets each accident; about half of the changes leave a site without errors. */
const passes = Number(process.env.BUILD_PASSES ?? examples(1, 2));

const template =
  '<html lang="%lang%"><head><!--head--><!--fonts--><style><!--styles--></style></head><body%module%><!--page--></body></html>';
const css =
  '@font-face{font-family:A;src:url(/a.woff2);unicode-range:U+400-4FF}.hero{color:red}.card{color:blue}.contact-form{color:tan}';

/** A build without the bundler: documents, modules of pages and their table. */
async function filesOf(
  model: SiteModel,
  record?: FolderRecord,
  onRender?: (path: string) => void,
): Promise<SiteFile[]> {
  const pages = model.pages.map(buildPage);
  const loadRenderer = async () => ({
    renderNotFound,
    renderPage: (task: Parameters<typeof renderPage>[0]) => {
      onRender?.(task.page.path);
      return renderPage(task);
    },
  });
  const styles = readStyles(css);
  const base = { template, scriptSource: "'sha256-x='", css, styles, pages, rendererHash: '', loadRenderer };
  return [
    pageTable(pages, 'assets/main-1.js'),
    ...pageModules(pages, record ?? { find: () => undefined }),
    ...(await publishSite(model, base, record)),
  ];
}

type Contents = ReadonlyMap<string, string>;

function contentsOf(files: readonly SiteFile[]): Contents {
  return new Map(
    files.flatMap(({ path, alsoAt = [], content = '' }) =>
      [path, ...alsoAt].map((name) => [name, String(content)] as const),
    ),
  );
}

async function readContents(workspace: Workspace, folder: string): Promise<Contents> {
  const paths = await workspace.list(folder);
  return new Map(
    await Promise.all(paths.map(async (path) => [path, await workspace.read(join(folder, path))] as const)),
  );
}

/** Stands where a section has been made unreadable. */
const spoilt = '§';

const restored = (part: string) => part.replaceAll(spoilt, '');

/** Names a part by what it was before it was spoilt. */
const nameOf = (part: string) => hashOf(restored(part));

/** The text with unreadable sections in all pages but some. Parts that are known already are not read again. */
function spoil(site: string, but: readonly string[]): string {
  return site
    .split(/(?=\n {2}- path: )/)
    .map((page) =>
      but.some((path) => page.startsWith(`\n  - path: ${path}\n`))
        ? page
        : page.replace('- kind: hero', `- kind: ${spoilt}hero`),
    )
    .join('');
}

/** A folder of a site that is built again and again. */
class BuiltSite {
  readonly workspace: Workspace;
  /** What is known of the site. */
  kept = '{}';

  constructor(workspace: Workspace) {
    this.workspace = workspace;
  }

  /** Builds what a text says, with what is known of the site. */
  async buildText(changed: string): Promise<readonly string[]> {
    const document = SiteDocument.read(changed, pictures, readParts(this.kept, nameOf));
    const model = modelIn(document);
    const rendered = await this.build(model);
    expect(assetsOf(model)).toEqual(assetsOf(modelIn(SiteDocument.read(restored(changed), pictures))));
    this.kept = document.printParts(nameOf);
    return rendered;
  }

  /** @returns paths of the pages that were rendered */
  async build(model: SiteModel, version = 'version'): Promise<readonly string[]> {
    const rendered: string[] = [];
    const [dist, generated] = [this.workspace.path('dist'), this.workspace.path('generated')];
    const record = new FolderRecord(this.workspace.path('dist.record'), dist, version);
    const files = await filesOf(model, record, (path) => rendered.push(path));
    replaceFolder(dist, files);
    await record.save(files);
    await writeModules(
      model,
      generated,
      new FolderRecord(this.workspace.path('modules.record'), generated, version),
    );
    return rendered;
  }

  async expectAsCold(model: SiteModel): Promise<void> {
    const byPath = (contents: Contents) => new Map([...contents].toSorted());
    expect(byPath(await readContents(this.workspace, 'dist'))).toEqual(
      byPath(contentsOf(await filesOf(model))),
    );
    const modules = new Map((await emit(model)).map(({ path, content }) => [path, content]));
    expect(byPath(await readContents(this.workspace, 'generated'))).toEqual(byPath(modules));
  }
}

const fixture = 'sites/bicycle-workshop';
const text = await readFixture(fixture);
const pictures: PictureIndex = await readPictures(fixturePath(`${fixture}/pictures`));

function modelOf(changed: string): SiteModel | undefined {
  return SiteDocument.read(changed, pictures).model;
}

function modelIn({ model }: SiteDocument): SiteModel {
  if (model === undefined) {
    throw new TypeError('The site has errors');
  }
  return model;
}

/** Paths of the files that are made of other files. */
function assetsOf(model: SiteModel): string[] {
  const folder = locateSiteFolder('/', { SITE_FOLDER: fixturePath(fixture) });
  const cache: AssetCache = { get: async (_key, _accepts, make) => make() };
  return siteAssets(model, { projectRoot, folder, cache }).map(({ path }) => path);
}

async function builtSite(): Promise<{ readonly site: BuiltSite; readonly model: SiteModel }> {
  const model = modelIn(SiteDocument.read(text, pictures));
  const site = new BuiltSite(await createWorkspace());
  expect(await site.buildText(text)).toEqual(model.pages.map(({ path }) => path));
  return { site, model };
}
/** A place in the values of a file. */
interface Place {
  readonly parent: object;
  readonly key: string;
  readonly value: unknown;
}

function placesIn(parent: object): Place[] {
  return Object.entries(parent).flatMap(([key, value]: [string, unknown]) => [
    { parent, key, value },
    ...(typeof value === 'object' && value !== null ? placesIn(value) : []),
  ]);
}

/** Changes a site's values at a random place. */
const changes: Readonly<Record<string, (data: object, at: number) => void>> = {
  write(data, at) {
    const { parent, key, value } = pick(placesIn(data), at, ({ value: one }) => typeof one === 'string');
    Reflect.set(parent, key, `${String(value)} ${at % 100}`);
  },
  repeat(data, at) {
    const isText = ({ value: one }: Place) => typeof one === 'string' && one.includes(' ');
    const from = pick(placesIn(data), at * 31, isText);
    const { parent, key } = pick(placesIn(data), at, isText);
    Reflect.set(parent, key, from.value);
  },
  swap(data, at) {
    const { value } = pick(placesIn(data), at, ({ value: one }) => Array.isArray(one) && one.length > 1);
    const list = Array.isArray(value) ? value : [];
    list.push(...list.splice(at % list.length, 1));
  },
  remove(data, at) {
    const { value } = pick(placesIn(data), at, ({ value: one }) => Array.isArray(one) && one.length > 1);
    const list = Array.isArray(value) ? value : [];
    list.splice(at % list.length, 1);
  },
};

/** Spoils what an earlier build has left. */
const accidents: Readonly<Record<string, (workspace: Workspace, at: number) => Promise<void>>> = {
  async none() {},
  async 'a published file is changed'(workspace, at) {
    await workspace.write(`dist/${pick(await workspace.list('dist'), at)}`, 'changed');
  },
  async 'a published file is lost'(workspace, at) {
    await rm(workspace.path(`dist/${pick(await workspace.list('dist'), at)}`));
  },
  async 'a module is changed'(workspace, at) {
    await workspace.write(`generated/${pick(await workspace.list('generated'), at)}`, '// changed');
  },
  async 'the record is lost'(workspace) {
    await rm(workspace.path('dist.record'));
  },
  async 'the record is damaged'(workspace, at) {
    const record = await workspace.read('dist.record');
    const place = at % record.length;
    await workspace.write('dist.record', `${record.slice(0, place)}x${record.slice(place + 2)}`);
  },
};

function pick<Value>(
  values: readonly Value[],
  at: number,
  isWanted: (value: Value) => boolean = () => true,
): Value {
  const wanted = values.filter(isWanted);
  const value = wanted[at % wanted.length];
  if (value === undefined) {
    throw new RangeError('Nothing to choose from');
  }
  return value;
}

const meetings = Object.keys(changes).flatMap((change) =>
  Object.keys(accidents).map((accident) => ({ change, accident })),
);

/** Every change with every accident, in any order and at any place. */
const pass = fc
  .shuffledSubarray(meetings, { minLength: meetings.length })
  .chain((shuffled) => fc.tuple(...shuffled.map((one) => fc.nat(1_000_000).map((at) => ({ ...one, at })))));

describe('a build that knows earlier ones', () => {
  test('leaves what a build leaves that knows nothing, whatever has changed and happened', async () => {
    const { site } = await builtSite();
    let data: object = parse(text);
    let builds = 0;
    let knowing = 0;
    let renderings = 0;
    await fc.assert(
      fc.asyncProperty(pass, async (rounds) => {
        for (const { change, accident, at } of rounds) {
          const changed = structuredClone(data);
          changes[change]?.(changed, at);
          const changedText = stringify(changed);
          const model = modelOf(changedText);
          // A site that has lost most of its pages has little left to find out.
          if (model === undefined || model.pages.length < 3) {
            continue;
          }
          data = changed;
          builds += 1;
          await accidents[accident]?.(site.workspace, at);
          const rendered = await site.buildText(changedText);
          if (!accident.startsWith('the record')) {
            knowing += 1;
            renderings += rendered.length / model.pages.length;
          }
          await site.expectAsCold(model);
        }
      }),
      { numRuns: passes, endOnFailure: true },
    );
    expect(builds).toBeGreaterThan((passes * meetings.length) / 3);
    // A build that knew nothing would render every page every time.
    expect(renderings).toBeLessThan(knowing * 0.75);
  });

  test.for([
    ['a text of a page', 'Two friends, one', 'Two friends and one', ['/workshop-story']],
    [
      'what other pages show of a page',
      'text: Brakes, gears and bearings',
      'text: Brakes and bearings',
      ['/', '/wheel-building'],
    ],
  ] as const)('reads no page that does not show what has changed: %s', async ([, old, words, shown]) => {
    const { site } = await builtSite();
    const changed = replaceOnce(text, old, words);
    const showing = ['/', '/workshop-story', '/wheel-building', '/tune-up', '/privacy'];
    expect(await site.buildText(spoil(changed, showing))).toEqual(shown);
    const renamed = replaceOnce(changed, 'name: Spoke & Bell', 'name: Bell & Spoke');
    await expect(site.buildText(spoil(renamed, showing))).rejects.toThrow(ZodError);
  });

  test('makes nothing where nothing has changed', async () => {
    const { site, model } = await builtSite();
    const modified = async () =>
      Promise.all(
        (await site.workspace.list('dist')).map(
          async (path) => (await stat(site.workspace.path(`dist/${path}`))).mtimeMs,
        ),
      );
    const before = await modified();
    expect(await site.build(model)).toEqual([]);
    expect(await modified()).toEqual(before);
  });

  test.for([
    ['a text of one page', 'page', (page: Page) => page.path === '/about'],
    ['a word of the menu', 'menu', () => true],
    ['a word of the form', 'form', ({ sections }: Page) => sections.some(({ kind }) => kind === 'contacts')],
  ] as const)('of %s renders the pages that show it', async ([, part, shows]) => {
    const { site, model } = await builtSite();
    const { shell, form } = model.site;
    if (form === undefined) {
      throw new TypeError('The fixture has no form');
    }
    const pages = model.pages.map((page) =>
      part === 'page' && shows(page) ? { ...page, head: { ...page.head, description: 'Other' } } : page,
    );
    const changed: SiteModel = {
      ...model,
      pages,
      site: {
        ...model.site,
        shell: part === 'menu' ? { ...shell, header: { ...shell.header, menu: [] } } : shell,
        form: part === 'form' ? { ...form, title: 'Other' } : form,
      },
    };
    expect(await site.build(changed)).toEqual(model.pages.filter(shows).map(({ path }) => path));
    await site.expectAsCold(changed);
  });

  test('of another version of the program knows nothing', async () => {
    const { site, model } = await builtSite();
    expect(await site.build(model, 'other')).toHaveLength(model.pages.length);
  });
});
