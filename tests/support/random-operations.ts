/** Random operations on the dressed sites, each possible where it is drawn, with the values that it means. */
import fc from 'fast-check';
import { isBlock, valueAt } from '../../generator/core/document/value-at.ts';
import { unreachable } from '../../generator/core/findings/message.ts';
import { SiteDocument } from '../../generator/core/site-document.ts';
import type { EditOperation } from '../../src/model/editor.ts';
import { type DressedSite, dressedSites } from './dressed-sites.ts';

export type Path = readonly (string | number)[];

const text = fc.oneof(
  fc.constantFrom(
    'Слово',
    'Два слова',
    'Что: это',
    'C# и # знак',
    "it's",
    'say "so"',
    '- пункт',
    '* пункт\n* второй',
    '[ссылка](/about)',
    '{скобка',
    '| черта',
    '',
    ' с пробелом ',
    '12',
    '+375 29 000-00-01',
    'true',
    'null',
    '~',
    'Первый абзац.\n\nВторой абзац.',
    'строка\nстрока\n',
    '\n',
    'обратная \\ черта',
    'Ёлка 🚚 漢字',
    'не\u00A0разрывай',
    'до\u00ADлгий',
    'конец:',
    '&якорь',
    '*псевдоним',
    '!тег',
    '%знак',
    '@имя',
    '`код`',
    '---',
    '...',
    'a\tb',
  ),
  fc
    .array(fc.constantFrom('слово', 'длинное-слово', 'и', 'в', '—', '**жирно**', 'a:b', '#1'), {
      minLength: 1,
      maxLength: 40,
    })
    .map((words) => words.join(' ')),
);

const value: fc.Arbitrary<unknown> = fc.oneof(
  { weight: 4, arbitrary: text },
  { weight: 1, arbitrary: fc.constantFrom(0, 12, -1.5, true, false) },
  { weight: 1, arbitrary: fc.array(text, { maxLength: 3 }) },
  {
    weight: 1,
    arbitrary: fc.dictionary(
      fc.constantFrom('kind', 'text', 'label', 'ключ', 'два слова', 'a.b', '1'),
      fc.oneof(
        text,
        fc.array(text, { maxLength: 2 }),
        fc.dictionary(fc.constantFrom('file', 'alt'), text, { noNullPrototype: true }),
      ),
      { maxKeys: 4, noNullPrototype: true },
    ),
  },
);

/** A text as a hand changes it: a word replaced, taken out or added. */
const wordChange = fc.record({
  place: fc.nat(200),
  word: fc.constantFrom('слово', '', 'два слова', 'А: б', '#'),
});

/** `word` sets a text to itself with a word changed; `add` sets a key that was not there. */
const kinds = ['word', 'word', 'set', 'add', 'insert', 'remove', 'move', 'duplicate', 'rename-page'] as const;

export const draw = fc.record({
  site: fc.nat(100_000),
  kind: fc.constantFrom(...kinds),
  place: fc.nat(100_000),
  to: value,
  index: fc.nat(100),
  change: wordChange,
});

export type Draw = typeof draw extends fc.Arbitrary<infer Value> ? Value : never;

/** All paths of plain data below the top. */
function pathsOf(value: unknown, path: Path = []): Path[] {
  const children: [string | number, unknown][] = Array.isArray(value)
    ? [...value.entries()]
    : isBlock(value)
      ? Object.entries(value)
      : [];
  return children.flatMap(([segment, child]) => [[...path, segment], ...pathsOf(child, [...path, segment])]);
}

interface OpenSite {
  readonly name: string;
  readonly document: SiteDocument;
  /** Where each kind of operation can be carried out. */
  readonly places: Readonly<Record<(typeof kinds)[number], readonly Path[]>>;
}

function openSite({ name, text }: DressedSite): OpenSite {
  const document = SiteDocument.read(text);
  const { data } = document;
  const paths = pathsOf(data);
  const where = (isPlace: (value: unknown, path: Path) => boolean) =>
    paths.filter((path) => isPlace(valueAt(data, path), path));
  const siblings = (path: Path) => valueAt(data, path.slice(0, -1));
  /** Not a list that another one goes along with: `operations-alongside.test.ts` has those. */
  const isAlone = (list: Path) =>
    list.at(-1) !== 'items' || valueAt(data, [...list.slice(0, -1), 'who']) === undefined;
  const isItemAlone = (path: Path) => isAlone(path.slice(0, -1));
  const lists = where(Array.isArray);
  const places = {
    word: where((value) => typeof value === 'string'),
    set: paths,
    add: where(isBlock),
    insert: lists.filter(isAlone),
    remove: paths.filter(isItemAlone),
    move: where((_, path) => [siblings(path)].flat().length > 1 && Array.isArray(siblings(path))).filter(
      isItemAlone,
    ),
    duplicate: where((_, path) => Array.isArray(siblings(path))).filter(isItemAlone),
    'rename-page': where(
      (path, [top, , key, ...rest]) => top === 'pages' && key === 'path' && rest.length === 0 && path !== '/',
    ).map((path) => path.slice(0, -1)),
  };
  return { name, document, places };
}

const sites = await dressedSites();
const opened = new Map<number, OpenSite>();

/** A site that is read when it is first needed. */
function siteAt(draw: number): OpenSite {
  const index = draw % sites.length;
  const site = opened.get(index) ?? openSite(sites[index] ?? { name: '', text: '' });
  opened.set(index, site);
  return site;
}

/** Plain data with another value at a path. */
function changedAt(data: unknown, [segment, ...rest]: Path, change: (value: unknown) => unknown): unknown {
  if (segment === undefined) {
    return change(data);
  }
  return Array.isArray(data)
    ? data.map((item, index) => (index === segment ? changedAt(item, rest, change) : item))
    : { ...Object(data), [segment]: changedAt(valueAt(data, [segment]), rest, change) };
}

/** A list as it is, and another in the place of each value that is none. */
function changedList(data: unknown, path: Path, change: (items: readonly unknown[]) => unknown): unknown {
  return changedAt(data, path, (list) => change(Array.isArray(list) ? list : []));
}

export interface DrawnOperation {
  readonly name: string;
  readonly document: SiteDocument;
  readonly operation: EditOperation;
  /** The values that it means; absent where it chooses some of them by itself. */
  readonly meant?: unknown;
}

/** The operation that was drawn, on a site in which it is possible. */
export function operationOf({ kind: drawn, site, place, index, to, change }: Draw): DrawnOperation {
  const { name, document, places } = siteAt(site);
  const { data } = document;
  // A site of one page has none that could get another path.
  const kind = places[drawn].length === 0 ? 'set' : drawn;
  const path = places[kind][place % places[kind].length] ?? [];
  const old = valueAt(data, path);
  const [holder, segment] = [path.slice(0, -1), path.at(-1) ?? ''];
  const answer = (operation: EditOperation, meant?: unknown): DrawnOperation => ({
    name,
    document,
    operation,
    meant,
  });
  const set = (at: Path, to: unknown) =>
    answer(
      { kind: 'set', path: at, to },
      changedAt(data, at, () => to),
    );
  switch (kind) {
    case 'word': {
      const words = String(old).split(' ');
      return set(path, words.toSpliced(change.place % words.length, change.place % 2, change.word).join(' '));
    }
    case 'set':
      return set(path, to);
    case 'add':
      return set([...path, 'added'], to);
    case 'insert': {
      const at = index % (Array.isArray(old) ? old.length + 1 : 1);
      const meant = changedList(data, path, (items) => items.toSpliced(at, 0, to));
      return answer({ kind, path, index: at, to }, meant);
    }
    case 'remove':
      return answer(
        { kind, path },
        changedAt(data, holder, (value) =>
          Array.isArray(value)
            ? value.toSpliced(Number(segment), 1)
            : Object.fromEntries(Object.entries(Object(value)).filter(([key]) => key !== segment)),
        ),
      );
    case 'move': {
      const siblings = valueAt(data, holder);
      const target = index % (Array.isArray(siblings) ? siblings.length : 1);
      const meant = changedList(data, holder, (items) =>
        items.toSpliced(Number(segment), 1).toSpliced(target, 0, old),
      );
      return answer({ kind, path, to: target }, meant);
    }
    case 'duplicate':
      return answer({ kind, path });
    case 'rename-page': {
      const page = String(valueAt(old, ['path']));
      const isSameLength = index % 2 === 0 && page.length > 1;
      return answer({ kind, path, to: isSameLength ? `/${'z'.repeat(page.length - 1)}` : `/other/${index}` });
    }
    default:
      return unreachable(kind);
  }
}
