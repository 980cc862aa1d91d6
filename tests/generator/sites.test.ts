import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { describe, expect, test } from 'vitest';
import { emit } from '../../generator/compile.ts';
import type { SiteModel } from '../../generator/core/resolve/site-model.ts';
import { printSitemap } from '../../generator/publish/sitemap.ts';
import type { Page } from '../../src/model/page.ts';
import type { RouteRecord } from '../../src/model/routes.ts';
import type { Section } from '../../src/model/section.ts';
import {
  compileFixture,
  compileWithPictures,
  createWorkspace,
  fixturePath,
  fixtureSites,
  listFiles,
  projectRoot,
  readFixture,
  replaceOnce,
  type Workspace,
} from '../support/workspace.ts';

const run = promisify(execFile);

/** A link to a page, as the modules have it. */
const pageLink = /\{ kind: 'page', path: '[^']+'/;

function siteModel(model: SiteModel | undefined): SiteModel {
  if (model === undefined) {
    throw new TypeError('The fixture site has errors');
  }
  return model;
}

function pageAt(model: SiteModel, path: string): Page {
  const page = model.pages.find((candidate) => candidate.path === path);
  if (page === undefined) {
    throw new RangeError(`There is no page ${path}`);
  }
  return page;
}

function sectionOf<Kind extends Section['kind']>(page: Page, kind: Kind): Extract<Section, { kind: Kind }> {
  const section = page.sections.find(
    (candidate): candidate is Extract<Section, { kind: Kind }> => candidate.kind === kind,
  );
  if (section === undefined) {
    throw new RangeError(`The page ${page.path} has no section ${kind}`);
  }
  return section;
}

/** A program of the contract and the modules of a site, as the project compiles them. */
async function writeProgram(workspace: Workspace, files: readonly { path: string; content: string }[]) {
  await workspace.copy('src/model', 'src/model');
  await Promise.all(files.map(({ path, content }) => workspace.write(`generated/${path}`, content)));
  await workspace.write(
    'tsconfig.json',
    JSON.stringify({
      extends: join(projectRoot, 'tsconfig.json'),
      compilerOptions: { types: [] },
      include: ['src', 'generated'],
    }),
  );
}

/** What the project's compiler says about a program; empty where it has nothing to say. */
async function typeErrors(workspace: Workspace): Promise<string> {
  const compiler = join(projectRoot, 'node_modules/.bin/tsc');
  const failed = await run(compiler, ['-p', workspace.folder], { cwd: workspace.folder }).then(
    () => undefined,
    (error: unknown) => error,
  );
  return failed instanceof Error && 'stdout' in failed ? String(failed.stdout) : '';
}

describe.for(fixtureSites)('%s', (name) => {
  test('compiles without an error', async () => {
    const { diagnostics, files } = await compileFixture(`sites/${name}`);
    expect(diagnostics.filter(({ severity }) => severity === 'error')).toEqual([]);
    expect(files.length).toBeGreaterThan(5);
  });

  test('gives the recorded files, and no others', async () => {
    const { files } = await compileFixture(`sites/${name}`);
    const recorded = fixturePath(`sites/${name}/generated`);
    for (const { path, content } of files) {
      await expect(content).toMatchFileSnapshot(join(recorded, path));
    }
    const emitted = new Set(files.map(({ path }) => path));
    expect((await listFiles(recorded)).filter((path) => !emitted.has(path))).toEqual([]);
  });

  test('gives the same bytes twice', async () => {
    const [first, second] = [await compileFixture(`sites/${name}`), await compileFixture(`sites/${name}`)];
    expect(second.files).toEqual(first.files);
  });

  test('knows nothing of the machine and the day', async () => {
    const { files } = await compileFixture(`sites/${name}`);
    const today = new Date().toISOString().slice(0, 10);
    for (const { content } of files) {
      expect(content).not.toContain(today);
      expect(content).not.toContain(projectRoot);
      expect(content.split('\n', 1)[0]).toContain('Do not edit');
      expect(content.endsWith('\n') && !content.endsWith('\n\n')).toBe(true);
      expect(content).not.toContain('\r');
    }
  });

  test('has lines of 120 characters at most, but for long texts, and no blank at the end of one', async () => {
    const { files } = await compileFixture(`sites/${name}`);
    const modules = files.filter(({ path }) => path.endsWith('.ts'));
    const lines = modules.flatMap(({ content }) => content.split('\n'));
    expect(lines.filter((line) => line.length > 120 && !/^ *(?:\w+: )?'.*',$/.test(line))).toEqual([]);
    expect(lines.filter((line) => /\s$/.test(line))).toEqual([]);
  });

  test('prints anew only the modules of what has changed', async () => {
    const model = siteModel((await compileFixture(`sites/${name}`)).model);
    const printed = new Map();
    const before = await emit(model, printed);
    const pages = model.pages.map((page, index) => (index === 0 ? { ...page, name: 'Other' } : page));
    const after = await emit({ ...model, pages }, printed);
    expect(after).toEqual(await emit({ ...model, pages }));
    const modules = after.filter(({ path }) => path.endsWith('.ts'));
    expect(modules.filter((file) => !before.includes(file)).map(({ path }) => path)).toEqual([
      `pages/${pages[0]?.id}.ts`,
    ]);
    expect(after.find(({ path }) => path === 'site.schema.json')).toEqual(
      before.find(({ path }) => path === 'site.schema.json'),
    );
  });

  test('fits the contract, and a link to no page does not', async () => {
    const workspace = await createWorkspace();
    const { files } = await compileFixture(`sites/${name}`);
    await writeProgram(workspace, files);
    expect(await typeErrors(workspace)).toBe('');

    const linked = files.find(({ content }) => pageLink.test(content));
    expect(linked).toBeDefined();
    if (linked !== undefined) {
      const wrong = linked.content.replace(pageLink, "{ kind: 'page', path: '/nowhere'");
      await workspace.write(`generated/${linked.path}`, wrong);
      const errors = await typeErrors(workspace);
      expect(errors).toContain(`generated/${linked.path}`);
      expect(errors).toContain('/nowhere');
    }
  });

  test('is read back from its modules as it was resolved', async () => {
    const workspace = await createWorkspace();
    const { files, model } = await compileFixture(`sites/${name}`);
    const { pages, site } = siteModel(model);
    await writeProgram(workspace, files);
    const load = (path: string) => import(/* @vite-ignore */ workspace.path(`generated/${path}`));

    expect((await load('shell.ts')).shell).toEqual(site.shell);
    expect((await load('form.ts')).form).toEqual(site.form);
    expect((await load('analytics.ts')).analytics).toEqual(site.analytics);
    const routes: readonly RouteRecord[] = (await load('routes.ts')).routes;
    expect(routes.map(({ path }) => path)).toEqual(pages.map(({ path }) => path));
    const loaded = await Promise.all(routes.map(({ load: loadModule }) => loadModule()));
    expect(loaded.map(({ page }) => page)).toEqual(pages);
  });
});

describe('what the specification orders', async () => {
  const { model, diagnostics } = await compileFixture('sites/driver-papers');
  const { pages, site } = siteModel(model);
  const { shell } = site;
  const home = pageAt(siteModel(model), '/');

  test('nothing is found in the site', () => {
    expect(diagnostics).toEqual([]);
  });

  test('the header leads to the company, the services and the contacts', () => {
    expect(shell.header.menu.map(({ label }) => label)).toEqual(['О нас', 'Услуги', 'Контакты']);
    expect(shell.header.menu[0]).toEqual({
      kind: 'link',
      label: 'О нас',
      link: { kind: 'page', path: '/about' },
    });
    expect(shell.header.menu[2]).toEqual({
      kind: 'link',
      label: 'Контакты',
      link: { kind: 'page', path: '/', hash: 'contacts' },
    });
    expect(shell.header.phones).toHaveLength(2);
  });

  test('the dropdown lists the services in order', () => {
    const dropdown = shell.header.menu.find((item) => item.kind === 'menu');
    expect(dropdown?.items.map(({ label }) => label)).toEqual([
      'Чип-карта',
      'Код 95',
      'Замена водительских прав',
      'Курс ADR',
      'Регистрация на визу',
      'Контракты на деловую визу',
      'Медосмотр и психотесты',
      'Получение PESEL',
      'Приглашение для визы',
    ]);
  });

  test('the footer has its four links and two phones', () => {
    expect(shell.footer.links).toEqual([
      { label: 'Главная', link: { kind: 'page', path: '/' } },
      { label: 'О нас', link: { kind: 'page', path: '/about' } },
      { label: 'Услуги', link: { kind: 'page', path: '/', hash: 'services' } },
      { label: 'Отзывы', link: { kind: 'page', path: '/', hash: 'reviews' } },
    ]);
    expect(shell.footer.phones).toHaveLength(2);
    expect(shell.footer.details.map(({ value }) => value)).toContain('230026');
    expect(shell.footer.details.map(({ value }) => value)).toContain('05.02.2024');
  });

  test('the home page has its sections in order, with the ids that links use', () => {
    expect(home.sections.map(({ kind }) => kind)).toEqual([
      'intro',
      'hero',
      'about-card',
      'promo',
      'services',
      'reviews',
      'brand-card',
      'contacts',
    ]);
    const ids = home.sections.map(({ id }) => id);
    expect(ids).toEqual(expect.arrayContaining(['services', 'reviews', 'contacts']));
    expect(new Set(ids).size).toBe(ids.length);
  });

  test('the cards lead where the specification says, the relative target too', () => {
    const { cards } = sectionOf(home, 'services');
    expect(cards.map(({ link }) => (link.kind === 'page' ? link.path : link.href))).toEqual([
      '/adr',
      '/visaRegister',
      '/workInvitation',
      '/contract',
      '/licenceChange',
      '/kod95',
      '/medicine',
      '/pesel',
      '/chip',
      '/about',
    ]);
  });

  test('eleven reviews stand in the carousel with the settings of the specification', () => {
    const { reviews, carousel } = sectionOf(home, 'reviews');
    expect(reviews).toHaveLength(11);
    expect(carousel).toMatchObject({
      loop: true,
      align: 'center',
      slidesPerView: 5,
      gapPx: 48,
      arrows: true,
      breakpoints: [
        { belowPx: 1200, gapPx: 24 },
        { belowPx: 880, gapPx: 16 },
        { belowPx: 480, slidesPerView: 1.5, arrows: false },
      ],
      speedMs: 400,
      autoplayIntervalMs: 5000,
    });
  });

  test('the ADR course and the visa registration have a call number of their own', () => {
    const common = shell.callButton.phone;
    const others = pages.filter(({ callButton }) => callButton.phone.href !== common.href);
    expect(others.map(({ path }) => path)).toEqual(['/adr', '/visaRegister']);
    expect(new Set(others.map(({ callButton }) => callButton.phone.href)).size).toBe(1);
  });

  test('twelve paths have a visit label, eleven a conversion and a call conversion', () => {
    const specified = pages.filter(({ path }) => path !== '/privacy');
    expect(specified.map(({ path }) => path)).toHaveLength(11);
    expect(shell.unroutedPages.map(({ path }) => path)).toEqual(['/visaAccept']);
    const visits = [...specified, ...shell.unroutedPages].map(({ analytics }) => analytics.visitLabel);
    expect(new Set(visits).size).toBe(12);
    expect(specified.every(({ analytics }) => analytics.conversionSendTo !== undefined)).toBe(true);
    expect(specified.every(({ callButton }) => callButton.conversionSendTo !== undefined)).toBe(true);
    expect(shell.unroutedPages[0]?.analytics.conversionSendTo).toBeUndefined();
    expect(shell.unroutedPages[0]?.head.canonicalUrl).toBeUndefined();
  });

  test('the form has the times and the words of the specification', () => {
    expect(site.form).toMatchObject({
      title: 'Остались вопросы?',
      source: 'Форма на главной странице',
      notice: { visibleMs: 1500, fadeInDelayMs: 50 },
      captcha: { checkEveryMs: 500, unsolvedMessage: 'Подтвердите, что вы не робот.' },
    });
    expect(site.form?.fields.map(({ name, requiredMessage }) => [name, requiredMessage])).toEqual([
      ['name', 'Введите имя'],
      ['phone', 'Введите телефон'],
      ['question', undefined],
    ]);
    expect(shell.words).toMatchObject({
      loading: 'Загрузка...',
      notFound: 'Страницы пока не существует',
      errorTitle: 'Unexpected Application Error!',
      call: 'позвонить',
    });
  });
});

describe('one block, one page', async () => {
  const text = await readFixture('sites/driver-papers');
  const block = `
  - path: /translation
    id: translation
    name: Перевод документов
    title: Перевод документов
    description: Перевод прав, паспорта и справок.
    sections:
      - kind: hero
        title: Перевод документов
`;
  const compiled = await compileWithPictures(
    'sites/driver-papers',
    replaceOnce(text, '\nheader:\n', `${block}\nheader:\n`),
  );
  const model = siteModel(compiled.model);
  const link = { label: 'Перевод документов', link: { kind: 'page', path: '/translation' } };

  test('nothing is found, the page has its module and its route', () => {
    // Only an advertising account can give the identifiers that the other pages have.
    expect(compiled.diagnostics.map(({ code }) => code)).toEqual(['page-without-analytics']);
    expect(compiled.files.map(({ path }) => path)).toContain('pages/translation.ts');
    const routes = compiled.files.find(({ path }) => path === 'routes.ts')?.content;
    expect(routes).toContain("{ path: '/translation', load: () => import('./pages/translation.ts') }");
    expect(routes).toContain("| '/translation'");
  });

  test('it stands in the dropdown, the hero and the grid, after the others', () => {
    const dropdown = model.site.shell.header.menu.find((item) => item.kind === 'menu');
    const home = pageAt(model, '/');
    expect(dropdown?.items.at(-1)).toEqual(link);
    expect(sectionOf(home, 'hero').services.at(-1)).toEqual(link);
    expect(sectionOf(home, 'services').cards.at(-1)).toEqual({
      title: 'Перевод документов',
      text: 'Перевод прав, паспорта и\u00a0справок.',
      link: { kind: 'page', path: '/translation' },
    });
  });

  test('it has a title, labels, a call number and an entry in the sitemap', () => {
    const page = pageAt(model, '/translation');
    expect(page.head.title).toBe('Перевод документов — РЕЙС ДОК');
    expect(page.analytics.visitLabel).toBe('Перевод документов');
    expect(page.callButton).toEqual({
      phone: model.site.shell.callButton.phone,
      pageName: 'Перевод документов',
    });
    expect(printSitemap(model.pages)).toContain('<loc>https://reisdok.example/translation</loc>');
  });

  test('no other page has changed but by that', async () => {
    const before = await compileFixture('sites/driver-papers');
    const changed = compiled.files.filter(
      ({ path, content }) => before.files.find((file) => file.path === path)?.content !== content,
    );
    expect(changed.map(({ path }) => path)).toEqual([
      'routes.ts',
      'shell.ts',
      'pages/landing.ts',
      'pages/kod95.ts',
      'pages/translation.ts',
    ]);
  });

  test('a page taken away takes its links with it, or the links are named', async () => {
    const start = text.indexOf('  - path: /workInvitation');
    const without = text.slice(0, start) + text.slice(text.indexOf('header:\n', start));
    const { diagnostics } = await compileWithPictures('sites/driver-papers', without);
    expect(diagnostics.map(({ code }) => code)).toEqual(['unknown-page']);
  });
});

test('a site without a form has one that may be left out', async () => {
  const workspace = await createWorkspace();
  const { files } = await compileFixture('ok/minimal');
  await writeProgram(workspace, files);
  await workspace.write(
    'src/use.ts',
    "import { form } from '../generated/form.ts';\n\nexport const site = { ...(form && { form }) };\n",
  );
  expect(await typeErrors(workspace)).toBe('');
});
