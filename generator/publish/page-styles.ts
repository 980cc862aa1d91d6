import postcss, { type ChildNode } from 'postcss';
import { z } from 'zod';

/** Arguments of pseudo-classes that concern other elements. */
const pseudoArguments = /:(?:has|is|not|where)\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\)/g;

const classSelector = /\.([a-z][\w-]*)/gi;

/** A state class, which scripts may add to an element later. */
const stateClass = /^is-/;

/**
 * How a part looks under a pointer, in states that only the application sets, and where only the application fills it:
 * it brings the whole sheet along.
 */
const laterState =
  /:(?:hover|active|autofill)|\[(?:data-open|data-state|aria-disabled|aria-invalid)\b|\.loading-status\b/;

/** The classes that a selector requires. */
function classesOf(selector: string): string[] {
  const names = selector.replaceAll(pseudoArguments, '').matchAll(classSelector);
  return [...names].flatMap(([, name = '']) => (stateClass.test(name) ? [] : [name]));
}

function classesIn(html: string): Set<string> {
  const values = new Set(Array.from(html.matchAll(/\sclass="([^"]*)"/g), ([, names = '']) => names));
  return new Set([...values].flatMap((names) => names.split(' ')));
}

const rule = z.object({
  /** Those that can match before the application has set a state. */
  selectors: z.array(z.object({ text: z.string(), classes: z.array(z.string()) })),
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

/** What a document has of a style sheet: by its classes, or, as a text, in any case. */
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
    const early = node.selectors.filter((text) => !laterState.test(text.replaceAll(pseudoArguments, '')));
    return {
      selectors: early.map((text) => ({ text, classes: classesOf(text) })),
      declarations: node.nodes.map(String),
    };
  }
  if (node.type === 'atrule' && node.nodes !== undefined && !/keyframes|font-face|property/.test(node.name)) {
    const text = String(node);
    return { head: text.slice(0, text.indexOf('{')), parts: node.nodes.map(readNode) };
  }
  return node.type === 'atrule' && node.nodes === undefined ? `${node};` : String(node);
}

/** The classes that the selectors of a part require. */
function requiredClasses(part: Part): string[] {
  if (typeof part === 'string') {
    return [];
  }
  return 'parts' in part
    ? part.parts.flatMap(requiredClasses)
    : part.selectors.flatMap(({ classes }) => classes);
}

/** The parts for a document with some classes. */
function printParts(
  parts: readonly Part[],
  classes: ReadonlySet<string>,
  isKept: (text: string) => boolean = () => true,
): string {
  const printed = parts.map((part) => {
    if (typeof part === 'string') {
      return isKept(part) ? part : '';
    }
    const isGroup = 'parts' in part;
    const head = isGroup
      ? part.head
      : part.selectors.flatMap(({ text, classes: all }) =>
          all.every((one) => classes.has(one)) ? text : [],
        );
    const content = isGroup
      ? printParts(part.parts, classes, isKept)
      : part.declarations.filter(isKept).join(';');
    return head.length === 0 || content === '' ? '' : `${head}{${content}}`;
  });
  return printed.join('');
}

/** The same without custom properties that no rule uses. */
function printUsed(parts: readonly Part[], classes: ReadonlySet<string>): string {
  const used = new Set(
    Array.from(printParts(parts, classes).matchAll(/var\(\s*(--[\w-]+)/g), ([, name]) => name),
  );
  return printParts(parts, classes, (text) => {
    const [, name] = /^(?:@property\s+)?(--[\w-]+)/.exec(text) ?? [];
    return name === undefined || used.has(name);
  });
}

/**
 * Selects the rules of a style sheet for a document by the classes in its HTML, with the states that they can have
 * without the application, which brings the whole sheet along. Documents with the same classes get the same text.
 */
export function stylesByPage({ parts, end }: StyleSheet): (html: string) => string {
  const known = new Set(parts.flatMap(requiredClasses));
  const made = new Map<string, string>();
  return (html) => {
    const classes = new Set([...classesIn(html)].filter((name) => known.has(name)));
    const key = [...classes].toSorted().join(' ');
    const text = made.get(key) ?? printUsed(parts, classes) + end;
    made.set(key, text);
    return text;
  };
}
