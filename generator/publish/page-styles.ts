import postcss, { type ChildNode } from 'postcss';
import { z } from 'zod';

/** Arguments of pseudo-classes that concern other elements. */
const pseudoArguments = /:(?:has|is|not|where)\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\)/g;

const classSelector = /\.([a-z][\w-]*)/gi;

/** A state class, which scripts may add to an element later. */
const stateClass = /^is-/;

/** What follows the name of a block in the classes of its elements and modifiers. */
const restOfClass = /(?:__|--).*$/;

/** The blocks that a selector requires. */
function requiredBy(selector: string): string[] {
  const names = selector.replaceAll(pseudoArguments, '').matchAll(classSelector);
  return [...names].flatMap(([, name = '']) => (stateClass.test(name) ? [] : name.replace(restOfClass, '')));
}

/** The blocks that a document shows, and those that it names for later. */
function blocksIn(html: string): Set<string> {
  const values = html.matchAll(/\s(?:class|data-later-blocks)="([^"]*)"/g);
  const names = new Set(Array.from(values, ([, value = '']) => value));
  return new Set(
    [...names].flatMap((value) => value.split(' ')).map((name) => name.replace(restOfClass, '')),
  );
}

const rule = z.object({
  selectors: z.array(z.object({ text: z.string(), blocks: z.array(z.string()) })),
  declarations: z.array(z.string()),
});

/** An at-rule around others. */
const group = z.object({
  /** What stands before its brace. */
  head: z.string(),
  get parts() {
    return z.array(part);
  },
});

/** What a document has of a style sheet: by its blocks, or, as a text, in any case. */
const part = z.union([z.string(), rule, group]);

type Part = z.output<typeof part>;

/** A style sheet, read once for all builds. */
export const styleSheet = z.object({
  parts: z.array(part),
  /** The line end of the sheet. */
  end: z.string(),
});

export type StyleSheet = z.output<typeof styleSheet>;

/** @param css a style sheet without nested rules */
export function readStyles(css: string): StyleSheet {
  const { nodes, raws } = postcss.parse(css);
  return { parts: nodes.map(readNode), end: raws.after ?? '' };
}

function readNode(node: ChildNode): Part {
  if (node.type === 'rule') {
    return {
      selectors: node.selectors.map((text) => ({ text, blocks: requiredBy(text) })),
      declarations: node.nodes.map(String),
    };
  }
  if (node.type === 'atrule' && node.nodes !== undefined && !/keyframes|font-face|property/.test(node.name)) {
    const text = String(node);
    return { head: text.slice(0, text.indexOf('{')), parts: node.nodes.map(readNode) };
  }
  return node.type === 'atrule' && node.nodes === undefined ? `${node};` : String(node);
}

/** The blocks that the selectors of a part require. */
function requiredBlocks(part: Part): string[] {
  if (typeof part === 'string') {
    return [];
  }
  return 'parts' in part
    ? part.parts.flatMap(requiredBlocks)
    : part.selectors.flatMap(({ blocks }) => blocks);
}

/** The parts for a document with some blocks. */
function printParts(
  parts: readonly Part[],
  blocks: ReadonlySet<string>,
  isKept: (text: string) => boolean = () => true,
): string {
  const printed = parts.map((part) => {
    if (typeof part === 'string') {
      return isKept(part) ? part : '';
    }
    const isGroup = 'parts' in part;
    const head = isGroup
      ? part.head
      : part.selectors.flatMap(({ text, blocks: all }) => (all.every((one) => blocks.has(one)) ? text : []));
    const content = isGroup
      ? printParts(part.parts, blocks, isKept)
      : part.declarations.filter(isKept).join(';');
    return head.length === 0 || content === '' ? '' : `${head}{${content}}`;
  });
  return printed.join('');
}

/** The same without custom properties that no rule uses. */
function printUsed(parts: readonly Part[], blocks: ReadonlySet<string>): string {
  const used = new Set(
    Array.from(printParts(parts, blocks).matchAll(/var\(\s*(--[\w-]+)/g), ([, name]) => name),
  );
  return printParts(parts, blocks, (text) => {
    const [, name] = /^(?:@property\s+)?(--[\w-]+)/.exec(text) ?? [];
    return name === undefined || used.has(name);
  });
}

/**
 * Selects the rules of a style sheet for a document by the blocks in its HTML, with all their elements, modifiers and
 * states: until the next page is opened, nothing else is drawn. Documents with the same blocks get the same text.
 */
export function stylesByPage({ parts, end }: StyleSheet): (html: string) => string {
  const known = new Set(parts.flatMap(requiredBlocks));
  const made = new Map<string, string>();
  return (html) => {
    const blocks = new Set([...blocksIn(html)].filter((name) => known.has(name)));
    const key = [...blocks].toSorted().join(' ');
    const text = made.get(key) ?? printUsed(parts, blocks) + end;
    made.set(key, text);
    return text;
  };
}
