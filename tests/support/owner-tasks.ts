/** What owners come for, step by step, and what `site.yaml` is to be then. */
import type { Locator, Page } from 'playwright-core';
import type { Desk } from './desk.ts';
import type { Hands } from './hands.ts';
import { replaceOnce } from './workspace.ts';

/** What a task is done with. */
export interface Workplace extends Omit<Desk, 'text'>, Hands {
  /** Presses a button of the editor by its name. */
  button(name: string, within?: Locator): Promise<void>;
  /** Presses a text of the page. */
  pressText(text: string): Promise<void>;
  /** Opens the form of the whole site. */
  openSite(): Promise<void>;
  field(name: string | RegExp): Locator;
  saved(): Promise<void>;
}

export interface Task {
  readonly name: string;
  /** The page on which it begins. */
  readonly start: string;
  readonly play: (at: Workplace) => Promise<void>;
  /** The file as it is to be. */
  readonly wanted: (text: string) => string;
}

export function workplace(desk: Desk, hands: Hands): Workplace {
  const { page, panel } = desk;
  const button = (name: string, within = panel) =>
    hands.press(within.getByRole('button', { name, exact: true }).first());
  return {
    ...desk,
    ...hands,
    button,
    pressText: (text) =>
      hands.press(page.locator('[id="site:root"]').getByText(text).filter({ visible: true }).first()),
    async openSite() {
      await button('Страница');
      await button('Весь сайт');
      await panel.getByRole('heading', { name: 'Весь сайт' }).waitFor();
    },
    field: (name) => panel.getByLabel(name, { exact: typeof name === 'string' }).first(),
    saved: () => panel.getByRole('status').getByText('Сохранено').waitFor(),
  };
}

/** Types over the text that is being changed. */
async function retype({ keyboard: keys }: Page, text: string): Promise<void> {
  await keys.press('ControlOrMeta+A');
  await keys.insertText(text);
  await keys.press('Enter');
}

const added = (text: string, after: string, lines: string) => replaceOnce(text, after, after + lines);

export const tasks: readonly Task[] = [
  {
    name: 'changes a phone everywhere',
    start: '/chip',
    async play({ press, page, saved }) {
      await press(page.locator('.header .phone-link__number').first());
      await retype(page, '+375 29 000-00-09');
      await saved();
    },
    wanted: (text) => replaceOnce(text, '+375 29 000-00-01', '+375 29 000-00-09'),
  },
  {
    name: 'adds a review',
    start: '/chip',
    async play({ openSite, panel, button, fill, field, saved }) {
      await openSite();
      await button('Добавить', panel.getByRole('group', { name: 'Отзывы клиентов' }));
      await fill(field(/Имя и первая буква/), 'Олег В.');
      await saved();
      await fill(field(/Текст отзыва/), 'Всё понравилось.');
      await fill(field(/Дата/), '1 июня 2025');
    },
    wanted: (text) =>
      added(
        text,
        '    date: 11 ноября 2024\n',
        '  - text: Всё понравилось.\n    name: Олег В.\n    date: 1 июня 2025\n',
      ),
  },
  {
    name: 'moves a section',
    start: '/chip',
    async play({ press, page, button, saved }) {
      await press(page.locator('main h2').first());
      await button('Всё рядом…');
      await button('Ниже');
      await saved();
    },
    wanted(text) {
      const [, moved = ''] =
        /( {6}- kind: intro\n {8}id: когда\n[\s\S]*?) {6}- kind: documents/.exec(text) ?? [];
      const next = '      - kind: related\n        title: Что ещё пригодится';
      return replaceOnce(replaceOnce(text, moved, ''), next, moved + next);
    },
  },
  {
    name: 'removes a step',
    start: '/kod95',
    async play({ pressText, button, panel, saved }) {
      await pressText('Проверяем категории прав.');
      await button('Всё рядом…');
      await button('Убрать', panel.getByRole('group', { name: 'Проверяем категории прав.' }));
      await saved();
    },
    wanted: (text) => replaceOnce(text, '          - Проверяем категории прав.\n', ''),
  },
  {
    name: 'replaces a picture',
    start: '/chip',
    async play({ press, page, button, panel, fill, field, saved }) {
      await press(page.locator('h1'));
      await button('Всё рядом…');
      await button('Открыть: Картинка раздела.');
      await fill(field(/Имя файла/), 'truck.svg');
      await saved();
      await panel.getByRole('heading').first().waitFor();
    },
    wanted: (text) =>
      replaceOnce(
        text,
        '          file: chip.svg\n      - kind: intro',
        '          file: truck.svg\n      - kind: intro',
      ),
  },
  {
    name: 'describes a picture',
    start: '/',
    async play({ press, page, button, fill, field, saved }) {
      await press(page.locator('h1'));
      await button('Всё рядом…');
      await button('Открыть: Картинка раздела.');
      await fill(field(/Что на картинке/), 'Грузовик у склада');
      await saved();
    },
    wanted: (text) => replaceOnce(text, 'alt: Грузовик на дороге', 'alt: Грузовик у склада'),
  },
  {
    name: 'puts the menu in another order',
    start: '/chip',
    async play({ openSite, button, panel, saved }) {
      await openSite();
      await button('Открыть: Верх каждой страницы.');
      await button('Ниже', panel.getByRole('group', { name: 'пункт меню /about' }));
      await saved();
    },
    wanted: (text) =>
      replaceOnce(
        text,
        '    - link: /about\n    - label: Услуги\n      services: {}\n',
        '    - label: Услуги\n      services: {}\n    - link: /about\n',
      ),
  },
];
