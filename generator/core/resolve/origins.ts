/**
 * Where visible texts come from, for the editor in the page. The resolver runs once more, over a specification in which
 * every visible text ends with a private character of its own. Whatever is made of the text carries the character along;
 * the editor takes it off before the browser paints.
 */
import type { TextOrigin } from '../../../src/model/editor.ts';
import type { Page } from '../../../src/model/page.ts';
import type { BlockNode, InlineNode } from '../../../src/model/rich-text.ts';
import type { ValuePath } from '../document/source-range.ts';
import { isBlock, valueAt } from '../document/value-at.ts';
import type { MessageLanguage } from '../findings/message-language.ts';
import { metadataOf } from '../schema/key.ts';
import { type PageSpec, pageSchema } from '../schema/page.ts';
import { metadataAt, stepInto } from '../schema/schema-keys.ts';
import { type SiteSpec, siteSchema } from '../schema/site.ts';
import { rememberWith } from '../text/remember.ts';
import type { PictureIndex, SplitOrigin } from './context.ts';
import { KeptPages } from './kept-pages.ts';
import { appLabels } from './phones.ts';
import { resolveSite, resolveWords } from './resolve-site.ts';
import type { SiteModel } from './site-model.ts';

/** The private use planes of Unicode; the last two code points of a plane are no characters. */
const privatePlanes = [0xf0000, 0x100000] as const;
const planeSize = 0xfffe;

const anyMark = /[\u{f0000}-\u{ffffd}\u{100000}-\u{10fffd}]/gu;
const marksAtEnd = /[\u{f0000}-\u{ffffd}\u{100000}-\u{10fffd}]+$/u;

/** A page as the browser is sent it, and how many times it shows each text. */
interface MarkedPage {
  readonly page: unknown;
  readonly uses: ReadonlyMap<string, number>;
}

/**
 * The character of each path. A path keeps its character, so that an unchanged text stays the same string, and a page
 * of which nothing has changed is not marked again.
 */
export class OriginMarks {
  readonly kept = new KeptPages();
  private readonly marks = new Map<string, string>();
  private readonly paths = new Map<string, ValuePath>();

  /** The character of a path; empty where all are taken. */
  markOf(path: ValuePath): string {
    const key = JSON.stringify(path);
    const known = this.marks.get(key);
    if (known !== undefined) {
      return known;
    }
    const index = this.marks.size;
    const plane = privatePlanes[Math.floor(index / planeSize)];
    const mark = plane === undefined ? '' : String.fromCodePoint(plane + (index % planeSize));
    this.marks.set(key, mark);
    this.paths.set(mark, path);
    return mark;
  }

  readonly markPage = rememberWith((page: PageSpec, index: number): PageSpec => {
    // By way of JSON, because the copy has the type of the original.
    const marked: PageSpec = JSON.parse(JSON.stringify(markTexts(pageSchema, page, ['pages', index], this)));
    return marked;
  });

  /** What the browser is sent of a marked page. */
  readonly carry = rememberWith((marked: Page, plain: Page): MarkedPage => {
    // What the browser's tab and counters are told has no marks.
    const page = carryMarks(plain, { ...marked, head: plain.head, analytics: plain.analytics });
    return { page, uses: countMarks(page) };
  });

  pathOf(mark: string): ValuePath | undefined {
    return this.paths.get(mark);
  }
}

/** A site whose visible texts carry the characters of their origins. */
export interface MarkedSite {
  /** The specification with the defaults of visible texts. */
  readonly spec: SiteSpec;
  /** `Site`, and each `Page` by its path; as data, because they are sent to the browser. */
  readonly site: unknown;
  readonly pages: ReadonlyMap<string, unknown>;
  readonly marks: OriginMarks;
  /** How many times the site shows a text. */
  readonly uses: (mark: string) => number;
}

/** @param model what the specification has been resolved to without marks */
export function markSite(
  spec: SiteSpec,
  pictures: PictureIndex,
  model: SiteModel,
  marks: OriginMarks,
): MarkedSite {
  const complete = withDefaultTexts(spec);
  const frame: SiteSpec = JSON.parse(
    JSON.stringify(markTexts(siteSchema, { ...complete, pages: [] }, [], marks)),
  );
  const markedSpec = { ...frame, pages: complete.pages.map(marks.markPage) };
  const marked = resolveSite(markedSpec, pictures, { splitOrigin, kept: marks.kept }).model;
  const markedPages = new Map(marked.pages.map((page) => [page.path, page]));
  const site = carryMarks(model.site, marked.site);
  const pages = new Map(
    model.pages.map((page) => [page.path, marks.carry(markedPages.get(page.path) ?? page, page)]),
  );
  const counts = [countMarks(site), ...[...pages.values()].map(({ uses }) => uses)];
  return {
    spec: complete,
    site,
    pages: new Map([...pages].map(([path, { page }]) => [path, page])),
    marks,
    uses: (mark) => counts.reduce((sum, count) => sum + (count.get(mark) ?? 0), 0),
  };
}

/** Kinds of the parts of a formatted text. */
const textParts: ReadonlySet<unknown> = new Set<(BlockNode | Exclude<InlineNode, string>)['kind']>([
  'paragraph',
  'list',
  'strong',
  'emphasis',
  'link',
  'foreign',
  'break',
]);

/** A formatted text stands in one place, although each of its parts has the mark. */
function countOnce(_: string, value: unknown): unknown {
  const isText =
    Array.isArray(value) &&
    value.every((part) => typeof part === 'string' || textParts.has(valueAt(part, ['kind'])));
  return isText ? [...marksIn(JSON.stringify(value))] : value;
}

function countMarks(value: unknown): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const [mark] of JSON.stringify(value, countOnce).matchAll(anyMark)) {
    counts.set(mark, (counts.get(mark) ?? 0) + 1);
  }
  return counts;
}

/**
 * Where a private character comes from; `undefined` for one that is not ours.
 * @param isInFile whether the file has a value at a path
 */
export function originOf(
  { spec, marks, uses }: MarkedSite,
  mark: string,
  language: MessageLanguage,
  isInFile: (path: ValuePath) => boolean,
): TextOrigin | undefined {
  const path = marks.pathOf(mark);
  const value = path === undefined ? undefined : valueAt(spec, path);
  if (path === undefined || typeof value !== 'string') {
    return undefined;
  }
  const { about, text, maximum, isShared = false } = metadataAt(path, spec);
  return {
    path,
    value,
    about: about?.[language] ?? '',
    ...(text !== undefined && { text }),
    ...(maximum !== undefined && { maximum }),
    isShared,
    uses: uses(mark),
    isDefault: !isInFile(path),
  };
}

/** The characters within a text, each once. */
export function marksIn(text: string): ReadonlySet<string> {
  return new Set(text.match(anyMark) ?? []);
}

/** Texts that the file may leave out are marked too, at the path where it would give its own. */
function withDefaultTexts(spec: SiteSpec): SiteSpec {
  const messengers = Object.entries(spec.messengers).map(([name, messenger]) => [
    name,
    messenger.app === 'email' || messenger.app === 'link'
      ? messenger
      : { ...messenger, label: messenger.label ?? appLabels[messenger.app] },
  ]);
  return { ...spec, words: resolveWords(spec), messengers: Object.fromEntries(messengers) };
}

function markTexts(schema: unknown, value: unknown, path: ValuePath, marks: OriginMarks): unknown {
  const markBelow = (key: string | number, child: unknown) =>
    markTexts(stepInto(schema, key, value), child, [...path, key], marks);
  if (typeof value === 'string') {
    const { text, format } = metadataOf(schema);
    const isShown = text !== undefined || format === 'phone' || format === 'email' || format === 'picture';
    return isShown ? value + marks.markOf(path) : value;
  }
  if (Array.isArray(value)) {
    return value.map((item, index) => markBelow(index, item));
  }
  return isBlock(value)
    ? Object.fromEntries(Object.entries(value).map(([key, child]) => [key, markBelow(key, child)]))
    : value;
}

const splitOrigin: SplitOrigin = (text) => {
  const origin = marksAtEnd.exec(text)?.[0] ?? '';
  return { text: text.slice(0, text.length - origin.length), origin };
};

/** The values of the model with the marks of its marked twin: a mark never changes what the site is. */
function carryMarks(plain: unknown, marked: unknown): unknown {
  if (typeof plain === 'string') {
    return typeof marked === 'string' ? carryMark(plain, marked) : plain;
  }
  if (Array.isArray(plain)) {
    return Array.isArray(marked) && marked.length === plain.length
      ? plain.map((item, index) => carryMarks(item, marked[index]))
      : plain;
  }
  return isBlock(plain) && isBlock(marked)
    ? Object.fromEntries(Object.entries(plain).map(([key, child]) => [key, carryMarks(child, marked[key])]))
    : plain;
}

function carryMark(plain: string, marked: string): string {
  return marked.replace(anyMark, '') === plain ? marked : plain + [...marksIn(marked)].join('');
}
