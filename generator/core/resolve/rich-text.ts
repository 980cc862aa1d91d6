import { Lexer, Marked, type Token, type Tokens } from 'marked';
import type { Link } from '../../../src/model/link.ts';
import type { BlockNode, InlineNode, RichText } from '../../../src/model/rich-text.ts';
import type { ValuePath } from '../document/source-range.ts';
import { valueAt } from '../document/value-at.ts';
import type { LooseMark } from '../findings/catalogue/loose-mark.ts';
import type { UnsupportedMark } from '../findings/catalogue/unsupported-mark.ts';
import type { Finding } from '../findings/diagnostic.ts';
import type { ResolveContext } from './context.ts';
import { resolveLink } from './links.ts';

const notOurs = () => undefined;

/** A number that begins a sentence, as a year does, rather than an item of a list. */
const longNumber = /^ {0,3}\d{3}/;

/**
 * The small Markdown: paragraphs, bold, italic, links, lists. Everything else that Markdown knows is switched
 * off and stays the text that was typed, so that `<b>` or `> 5 t` appear as they are written.
 */
const parser = new Marked({
  gfm: false,
  tokenizer: {
    autolink: notOurs,
    blockquote: notOurs,
    code: notOurs,
    codespan: notOurs,
    def: notOurs,
    // Between figures a star is a sign of multiplication: `120*80*15`.
    emStrong: (source, _, before = '') => (/\d$/.test(before) && /^\*+\d/.test(source) ? undefined : false),
    fences: notOurs,
    hr: notOurs,
    html: notOurs,
    lheading: notOurs,
    list: (source) => (longNumber.test(source) ? undefined : false),
    tag: notOurs,
  },
});

/** Where a text stands: needed by its links and by what is said about it. */
interface TextPlace {
  readonly context: ResolveContext;
  readonly path: ValuePath;
  /** Ends every string that is made of the text; see `SplitOrigin`. */
  readonly origin: string;
}

/**
 * Longest text of one value, in UTF-16 units, as its message says: some ten printed pages. The parser's time grows with the square of
 * the length of a text of nothing but marks.
 */
const longestText = 20_000;

/** List marks one behind the other: a list within a list, and so on, deeper than anybody reads or the parser goes. */
const deepList = /^[ \t]*(?:(?:[-*+]|\d{1,9}[.)])[ \t]+){7}/m;

/** The row below the head of a table, wherever a folded text has put it. */
const tableRule = /(?:^|\|)[ \t]*:?-{3,}:?[ \t]*\|/m;

/** Markdown to a node tree. Headings, pictures and tables are reported: the page's sections give those. */
export function resolveRichText(
  context: ResolveContext,
  typed: string | undefined,
  path: ValuePath,
): RichText {
  if (typed === undefined) {
    return [];
  }
  const { text, origin } = context.splitOrigin(typed);
  const place = { context, path, origin };
  if (text.length > longestText) {
    unsupported('endless', place);
    return [];
  }
  if (deepList.test(text)) {
    unsupported('deep-list', place);
    return [];
  }
  const rule = tableRule.exec(text)?.[0].trim();
  if (rule !== undefined) {
    unsupported('table', place, rule);
    return [];
  }
  // Trimmed: four leading spaces would be a code block elsewhere and mean nothing here.
  return blocks(parser.lexer(text.trim()), place);
}

/** Markdown of one line to its nodes: bold, italic, links. */
export function resolveInlineText(context: ResolveContext, typed: string, path: ValuePath): InlineNode[] {
  const { text, origin } = context.splitOrigin(typed);
  const place = { context, path, origin };
  if (text.length > longestText) {
    unsupported('endless', place);
    return [];
  }
  return inlines(Lexer.lexInline(text, parser.defaults), place);
}

function unsupported(mark: UnsupportedMark, { context, path }: TextPlace, excerpt?: string): void {
  const section = path[2] === 'sections' ? valueAt(context.spec, [...path.slice(0, 4), 'kind']) : undefined;
  const args = { mark, ...(typeof section === 'string' && { section }) };
  context.report({ code: 'unsupported-mark', args, path, excerpt });
}

/** Where a link of a text leads; what is said about it is said of its place in the text. */
function resolveTextLink({ context, path }: TextPlace, target: string, source: string): Link {
  const report = (finding: Finding) => context.report({ ...finding, excerpt: source });
  return resolveLink({ ...context, report }, target, path);
}

/** What the target of a link begins with. */
const targetStart = '(?:\\/|#|https?:|mailto:|tel:)';

/** Links of which a bracket is lost, or that have a space within or brackets changed over, with their two parts. */
const brokenLinks: readonly RegExp[] = [
  new RegExp(`\\[([^\\][]+)\\]\\s*\\(\\s*(${targetStart}[^\\s()\\]]*)[)\\]]?`),
  new RegExp(`\\(([^()[\\]]+)\\)\\[(${targetStart}[^\\s\\]]*)\\]`),
  new RegExp(`\\[([^\\][()]+)\\((${targetStart}[^\\s()]*)\\)`),
];

/** Reports what was meant for a link and is shown letter by letter. */
function checkForLinks(text: string, place: TextPlace): void {
  for (const pattern of brokenLinks) {
    const match = pattern.exec(text);
    if (match !== null) {
      const [source, label = '', target = ''] = match;
      // What ends the sentence is no part of the address.
      const args = { source, proposal: `[${label}](${target.replace(/[.,;:!?]+$/, '')})` };
      place.context.report({ code: 'broken-link', args, path: place.path, excerpt: source });
      return;
    }
  }
}

/** Stars that have made nothing bold, with what follows them. */
const looseStars = /(?<!\*)\*\*(?!\*)[^\n]{0,30}/;

/** A line that looks like an item of a list, and is none. */
const looseBullet = /^[ \t]*(?:[•▪●]|-(?=\p{L}))[^\n]{0,30}/mu;

function checkForMarks(mark: LooseMark, pattern: RegExp, text: string, place: TextPlace): void {
  const source = pattern.exec(text)?.[0].trim();
  if (source !== undefined) {
    place.context.report({ code: 'loose-mark', args: { mark, source }, path: place.path, excerpt: source });
  }
}

function isList(token: Token): token is Tokens.List {
  return token.type === 'list';
}

function blocks(tokens: readonly Token[], place: TextPlace): BlockNode[] {
  return tokens.flatMap((token): BlockNode[] => {
    if (isList(token)) {
      const items = token.items.map((item) => blocks(item.tokens, place));
      return [{ kind: 'list', ...(token.start !== '' && { start: token.start }), items }];
    }
    switch (token.type) {
      case 'space':
        return [];
      case 'heading':
        unsupported('heading', place, token.raw.trim());
        return [];
      default:
        return [{ kind: 'paragraph', children: paragraph(token, place) }];
    }
  });
}

function paragraph(token: Token, place: TextPlace): InlineNode[] {
  checkForMarks('bullet', looseBullet, token.raw, place);
  const children = 'tokens' in token && token.tokens !== undefined ? token.tokens : [];
  return children.length > 0 ? inlines(children, place) : set(joinLines(token.raw.trim()), place);
}

function children(token: Token, place: TextPlace): InlineNode[] {
  return 'tokens' in token && token.tokens !== undefined
    ? inlines(token.tokens, place)
    : [token.raw + place.origin];
}

function inlines(tokens: readonly Token[], place: TextPlace): InlineNode[] {
  const nodes = tokens.map((token): InlineNode => {
    switch (token.type) {
      case 'strong':
        return { kind: 'strong', children: children(token, place) };
      case 'em':
        return { kind: 'emphasis', children: children(token, place) };
      case 'link':
        return {
          kind: 'link',
          link: resolveTextLink(place, String(token.href), token.raw),
          children: children(token, place),
        };
      case 'br':
        return { kind: 'break' };
      case 'escape':
        return 'text' in token ? String(token.text) : token.raw;
      case 'image':
        unsupported('image', place, token.raw);
        return token.raw;
      default:
        checkForLinks(token.raw, place);
        checkForMarks('stars', looseStars, token.raw, place);
        return token.raw;
    }
  });
  return joinTexts(nodes).flatMap((node) => (typeof node === 'string' ? set(node, place) : node));
}

function set(text: string, { context, origin }: TextPlace): InlineNode[] {
  return context.splitLanguages(context.typesetter.text(text), origin);
}

/** A line's end inside a paragraph is a space, as HTML would show it. */
function joinLines(text: string): string {
  return text.replace(/[ \t]*\r?\n[ \t]*/g, ' ');
}

/** Neighbouring strings become one, and lines' ends spaces. */
function joinTexts(nodes: readonly InlineNode[]): InlineNode[] {
  const joined: InlineNode[] = [];
  for (const node of nodes) {
    const previous = joined.at(-1);
    if (typeof node !== 'string') {
      joined.push(node);
      continue;
    }
    const text = joinLines(node);
    if (typeof previous === 'string') {
      joined[joined.length - 1] = previous + text;
    } else if (text !== '') {
      joined.push(text);
    }
  }
  return joined;
}
