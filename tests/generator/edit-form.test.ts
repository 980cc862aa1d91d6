import { describe, expect, test } from 'vitest';
import { valueAt } from '../../generator/core/document/value-at.ts';
import { applyOperation } from '../../generator/core/edit/apply-operation.ts';
import { formOf } from '../../generator/core/edit/form-of.ts';
import { singleValuesIn } from '../../generator/core/schema/single-values.ts';
import { siteSchema } from '../../generator/core/schema/site.ts';
import { SiteDocument } from '../../generator/core/site-document.ts';
import { readPictures } from '../../generator/site-folder.ts';
import type { EditExample, EditField } from '../../src/model/editor.ts';
import { fixturePath, fixtureSites, readFixture } from '../support/workspace.ts';

const document = SiteDocument.read(await readFixture('sites/driver-papers'));
const workshop = SiteDocument.read(await readFixture('sites/bicycle-workshop'));
const wheels = ['pages', 3];
const guide = ['pages', 0, 'sections', 2];

function fieldOf(path: readonly (string | number)[], name: string): EditField | undefined {
  return formOf(document, path, 'ru')?.fields.find((field) => field.name === name);
}

/** Paths of the values that can be typed or chosen, from a form and all that are opened from it. */
function reachable(site: SiteDocument, path: readonly (string | number)[]): string[] {
  const within = (field: EditField): string[] => {
    switch (field.control.kind) {
      case 'block':
        return field.isGiven ? reachable(site, field.path) : [];
      case 'list':
        return field.control.items.flatMap(within);
      default:
        return [JSON.stringify(field.path)];
    }
  };
  return (formOf(site, path, 'en')?.fields ?? []).flatMap(within);
}

interface Offer {
  /** Path of the list, or of the block. */
  readonly list: readonly (string | number)[];
  readonly value: unknown;
  /** Of the list and the kind of item, wherever in the site. */
  readonly name: string;
  readonly isBlock?: boolean;
}

/** What a field offers to add to its list, or to begin its block with. */
function offersOf({ path: list, control, isGiven }: EditField): Offer[] {
  const place = list.map((segment) => (typeof segment === 'number' ? '#' : segment)).join('/');
  if (control.kind === 'block' && !isGiven && control.example !== undefined) {
    return [{ list, value: control.example, name: place, isBlock: true }];
  }
  return (control.kind === 'list' ? control.examples : []).map(({ value }) => ({
    list,
    value,
    name: `${place} ${valueAt(value, ['kind']) ?? ''}`.trim(),
  }));
}

/** Everything that forms offer to add, from one and all that are opened from it. */
function offersIn(site: SiteDocument, path: readonly (string | number)[]): Offer[] {
  const within = (field: EditField): Offer[] => {
    const { control, isGiven } = field;
    const inner =
      control.kind === 'block' && isGiven
        ? offersIn(site, field.path)
        : control.kind === 'list'
          ? control.items.flatMap(within)
          : [];
    return [...offersOf(field), ...inner];
  };
  return (formOf(site, path, 'en')?.fields ?? []).flatMap(within);
}

/** As the editor in the page adds it. */
function withAdded(site: SiteDocument, { list, value, name, isBlock }: Offer): SiteDocument {
  const items = valueAt(site.data, list);
  const applied = applyOperation(
    site,
    Array.isArray(items)
      ? { kind: 'insert', path: list, index: items.length, to: value }
      : { kind: 'set', path: list, to: isBlock ? value : [value] },
  );
  if (applied.kind === 'refused') {
    throw new Error(`${name}: ${applied.reason}`);
  }
  return applied.document;
}

function withEntry(site: SiteDocument, { path = [], value }: EditExample): SiteDocument {
  const applied = applyOperation(site, { kind: 'set', path, to: value });
  return applied.kind === 'applied' ? applied.document : site;
}

const errorsOf = ({ diagnostics }: SiteDocument) =>
  diagnostics.flatMap(({ severity, code, path, args }) =>
    severity === 'error' ? [{ code, args, path }] : [],
  );

describe('the form of a block', () => {
  test.each(fixtureSites)('of %s leads to every value but the kinds of blocks', async (name) => {
    const site = SiteDocument.read(await readFixture(`sites/${name}`));
    const paths = new Set(reachable(site, []));
    const { specification } = site;
    const values = singleValuesIn(siteSchema, specification);
    const others = values
      .filter(({ path }) => site.source.sourceOf(path) !== undefined && !paths.has(JSON.stringify(path)))
      .map(({ path }) => path.at(-1));
    expect(values.length).toBeGreaterThan(200);
    expect([...new Set(others)].filter((key) => key !== 'kind' && key !== 'app')).toEqual([]);
  });

  test('has a sentence and a control for every key', () => {
    const form = formOf(document, ['pages', 0], 'ru');
    expect(form).toMatchObject({ title: 'Главная', item: { index: 0 }, around: [{ path: [] }] });
    expect(form?.fields.every(({ about }) => about !== '')).toBe(true);
    expect(fieldOf(['pages', 0], 'path')?.control).toEqual({ kind: 'page-path' });
    expect(fieldOf(['pages', 0], 'description')).toMatchObject({ control: { kind: 'line' }, maximum: 155 });
  });

  test('begins with what owners change most, and leaves to the end what few of them need', () => {
    const fields = (path: readonly (string | number)[]) => formOf(document, path, 'ru')?.fields ?? [];
    const names = (path: readonly (string | number)[]) => fields(path).map(({ path: at }) => at.at(-1));
    expect(names(['pages', 2]).slice(0, 5)).toEqual(['name', 'title', 'description', 'sections', 'path']);
    const rare = fields(['pages', 2]).filter(({ isRare }) => isRare);
    expect(rare.map(({ name }) => name)).toEqual(expect.arrayContaining(['id', 'menu', 'group', 'updated']));
    expect(rare.map(({ name }) => name)).not.toContain('card');
    expect(names([]).slice(0, 3)).toEqual(['pages', 'menu', 'theme']);
    expect(
      fields(['site', 'theme'])
        .slice(0, 3)
        .map(({ isRare }) => isRare),
    ).toEqual([false, false, false]);
  });

  test('of an item offers another one', () => {
    expect(formOf(document, ['reviews', 0], 'ru')?.item).toMatchObject({
      index: 0,
      examples: [{ value: { text: 'Текст отзыва.' } }],
    });
  });

  test('is that of the block around a list, and says which page it is on', () => {
    const steps = formOf(document, ['pages', 3, 'sections', 1, 'items'], 'ru');
    expect(steps).toMatchObject({ path: ['pages', 3, 'sections', 1], page: '/kod95' });
    expect(formOf(document, ['header'], 'ru')).not.toHaveProperty('page');
  });

  test('speaks of no names that only the file has', () => {
    const forms = [['site', 'theme'], ['phones'], wheels, [...wheels, 'sections', 3]];
    const fields = forms.flatMap((path) => formOf(workshop, path, 'ru')?.fields ?? []);
    const lists = fields.flatMap(({ control }) => (control.kind === 'list' ? [control] : []));
    const items = lists.flatMap((list) => [
      ...list.items.map(({ name }) => name),
      ...list.examples.map(({ label }) => label),
    ]);
    const said = [...fields.map(({ about }) => about), ...items];
    expect(said).toEqual(
      expect.arrayContaining(['Полоса с числами', 'Углы кнопок и карточек', 'Кто делает каждый шаг']),
    );
    expect(said.filter((words) => /\b(sharp|golos|us|you|intro|facts)\b|кавычк/.test(words))).toEqual([]);
  });

  test('says what is chosen or opened without telling how the file writes it', () => {
    const about = (path: readonly (string | number)[], name: string) => fieldOf(path, name)?.about;
    expect(about(['pages', 3], 'service')).toBe(
      'Услуга ли это, то есть попадает ли страница сама в меню и карточки',
    );
    expect(about(['pages', 3, 'card'], 'picture')).toBe('Картинка');
    expect(formOf(document, ['phones'], 'ru')?.title).toBe('Телефоны');
  });

  test('calls a field of the form as visitors do', () => {
    expect(formOf(document, ['form', 'fields', 0], 'ru')?.title).toBe('Имя');
  });

  test('calls a link without a label by its page', () => {
    const menu = formOf(document, ['header'], 'ru')?.fields.find(({ name }) => name === 'menu')?.control;
    expect(menu?.kind === 'list' && menu.items.map(({ name }) => name)).toEqual([
      'О нас',
      'Услуги',
      'Контакты',
    ]);
  });

  test('offers names, meanings and whole blocks', () => {
    const phones = Object.entries(document.specification?.phones ?? {});
    expect(fieldOf(['pages', 0], 'phone')?.control).toEqual({
      kind: 'choice',
      choices: phones.map(([value, label]) => ({ value, label })),
    });
    const sections = fieldOf(['pages', 0], 'sections')?.control;
    expect(sections).toMatchObject({
      kind: 'list',
      examples: expect.arrayContaining([
        { label: 'Порядок действий, по шагам', value: expect.objectContaining({ kind: 'steps' }) },
      ]),
    });
    expect(JSON.stringify(sections)).not.toContain('${');
  });

  test('of the whole site says nothing of what has a form of its own', () => {
    const form = formOf(document, [], 'ru');
    const pages = form?.fields.find(({ name }) => name === 'pages');
    expect(pages?.control).toMatchObject({ kind: 'list', items: Array(12).fill({ isGiven: true }) });
    const { description = '' } = document.specification?.pages[2] ?? {};
    expect(description).not.toBe('');
    expect(JSON.stringify(form)).not.toContain(description);
  });

  test('has the names of pages and pictures once, however many of its values may be one', async () => {
    const pictures = await readPictures(fixturePath('sites/driver-papers/pictures'));
    const pages = document.specification?.pages.map(({ path, name }) => ({ value: path, label: name }));
    const services = formOf(document, ['pages', 0, 'sections', 4], 'ru');
    const items = services?.fields.find(({ name }) => name === 'order')?.control;
    const links = items?.kind === 'list' ? items.items.map(({ control }) => control) : [];
    expect(links.length).toBeGreaterThan(3);
    expect(links).toEqual(links.map(() => ({ kind: 'name', of: 'page' })));
    expect(services?.names).toEqual({ page: pages });
    const card = formOf(document.withText(document.text, pictures), ['pages', 2, 'card'], 'ru');
    expect(card?.names).toEqual({
      picture: Array.from(pictures.keys(), (file) => ({ value: file, label: file })),
    });
    expect(formOf(document, ['pages', 3], 'ru')?.names).toEqual({});
  });

  test('has an item of the kind of section for its lists', () => {
    const items = fieldOf(['pages', 4, 'sections', 1], 'items')?.control;
    const example = { question: expect.any(String), answer: expect.not.stringContaining('чип-карте') };
    expect(items).toMatchObject({ kind: 'list', examples: [{ value: example }] });
  });

  test('of a block that the file leaves out shows what holds', () => {
    expect(fieldOf(['site'], 'theme')).toMatchObject({
      control: { kind: 'block' },
      usual: { corners: 'soft' },
    });
    const corners = fieldOf(['site', 'theme'], 'corners');
    expect(corners).toMatchObject({ usual: 'soft' });
    expect(corners).not.toHaveProperty('value');
  });

  test.each([
    ...fixtureSites.map((name) => ({ name: `sites/${name}`, kinds: { contacts: true, reviews: true } })),
    { name: 'ok/minimal', kinds: { contacts: true, reviews: false } },
  ])('of $name offers to add what the site is sound with, more than once', async ({ name, kinds }) => {
    const pictures = await readPictures(fixturePath(`${name}/pictures`));
    const site = SiteDocument.read(await readFixture(name), pictures);
    const offers = new Map(offersIn(site, []).map((offer) => [offer.name, offer]));
    const unsound: unknown[] = [];
    for (const offer of offers.values()) {
      const once = withAdded(site, offer);
      const fields = formOf(once, offer.list, 'en')?.fields ?? [];
      const again = fields
        .flatMap(offersOf)
        .find(({ name: other, list }) => other === offer.name && String(list) === String(offer.list));
      for (const changed of again ? [once, withAdded(once, again)] : [once]) {
        unsound.push(...errorsOf(changed).map((error) => [offer.name, error]));
      }
    }
    expect(unsound).toEqual([]);
    const offered = (key: string) => offers.has(`pages/#/sections${key}`);
    expect([offered(' gallery'), offered('/#/picture')]).toEqual([pictures.size > 0, pictures.size > 0]);
    expect({ contacts: offered(' contacts'), reviews: offered(' reviews') }).toEqual(kinds);
    expect(offered(' hero')).toBe(false);
  });

  test('offers items until the list has as many as it may have', () => {
    const { sections = [] } = workshop.specification?.pages[3] ?? {};
    const section = ['pages', 3, 'sections', sections.findIndex(({ kind }) => kind === 'facts')];
    const offersNow = (site: SiteDocument) =>
      formOf(site, section, 'en')
        ?.fields.flatMap(offersOf)
        .filter(({ name }) => name.endsWith('items')) ?? [];
    let site = workshop;
    for (let [offer] = offersNow(site); offer !== undefined; [offer] = offersNow(site)) {
      site = withAdded(site, offer);
    }
    expect(valueAt(site.data, [...section, 'items'])).toHaveLength(4);
  });

  test.each([
    [['phones'], ['new']],
    [['messengers'], ['telegram', 'instagram', 'whatsapp', 'viber', 'messenger', 'vk', 'link', 'email']],
    [[...guide, 'questions', 0, 'options'], ['road']],
  ])('of %j offers entries, each under a name of its own', (path, names) => {
    const entries = formOf(workshop, path, 'en')?.entries ?? [];
    expect(entries.map((entry) => entry.path)).toEqual(names.map((name) => [...path, name]));
    const added = entries.reduce(withEntry, workshop);
    const others = formOf(added, path, 'en')?.entries ?? [];
    expect(others.map((entry) => entry.path)).toEqual(names.map((name) => [...path, `${name}-2`]));
    expect(errorsOf(others.reduce(withEntry, added))).toEqual(errorsOf(workshop));
    expect(formOf(added, path, 'en')?.fields.map(({ name }) => name)).toEqual(expect.arrayContaining(names));
    expect(formOf(workshop, ['contacts'], 'en')?.entries).toEqual([]);
  });

  test('is there for blocks alone', () => {
    expect(formOf(document, ['pages', 99], 'ru')).toBeUndefined();
    expect(formOf(document, ['pages', 0, 'name'], 'ru')).toBeUndefined();
  });
});
