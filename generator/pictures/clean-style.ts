/** Styles of a drawing: what is known to be harmless is kept, and what could name another file is refused. */

import { SvgRefusal } from './svg-refusal.ts';
import { groupingRules, styleFunctions, styleProperties } from './svg-vocabulary.ts';

/** How deep rules may stand in one another: `@media`, `@keyframes`, a rule. */
const deepestRule = 3;

/** Longer than the name of any function, so that a longer one is on no list either. */
const longestName = 32;

/** What follows `url` where it names a part of the drawing itself. */
const ownReference = /\(\s*(["']?)#[^"'()\s]*\1\s*\)/y;

/** A statement of a style sheet, or a rule with what stands between its braces. */
interface StyleItem {
  readonly head: string;
  readonly body?: string;
}

/**
 * Refuses a value that could name something outside of the drawing. All functions are looked at, those that seem to
 * stand in quotes too: then it does not matter who takes a value apart, and how.
 * @throws SvgRefusal
 */
export function checkStyleValue(value: string): void {
  // An escape can write any name in letters that no list has.
  if (value.includes('\\')) {
    throw new SvgRefusal('other-file');
  }
  for (let bracket = value.indexOf('('); bracket !== -1; bracket = value.indexOf('(', bracket + 1)) {
    const before = value.slice(Math.max(0, bracket - longestName), bracket);
    const name = /[-\w\u0080-\uffff]*$/.exec(before)?.[0].toLowerCase() ?? '';
    ownReference.lastIndex = bracket;
    const isKnown = name === 'url' ? ownReference.test(value) : name === '' || styleFunctions.has(name);
    if (!isKnown) {
      throw new SvgRefusal('other-file');
    }
  }
}

/**
 * Declarations as an attribute `style` has them, without those that no drawing needs.
 * @throws SvgRefusal where they name another file
 */
export function cleanDeclarations(text: string): string {
  return printDeclarations(checked(text));
}

/**
 * A style sheet without the declarations that no drawing needs.
 * @throws SvgRefusal where it names another file, or its rules stand too deep
 */
export function cleanStyleSheet(text: string): string {
  return printRules(checked(text), 1);
}

function checked(text: string): string {
  const plain = text.replace(/\/\*[\s\S]*?(?:\*\/|$)/g, ' ');
  checkStyleValue(plain);
  // Looked for everywhere too. Of those that are no groups, the ones that matter bring other files.
  for (const [, name = ''] of plain.matchAll(/@([-\w\u0080-\uffff]*)/g)) {
    const rule = name.toLowerCase().replace(/^-webkit-/, '');
    if (!groupingRules.has(rule) && rule !== 'charset') {
      throw new SvgRefusal('other-file');
    }
  }
  return plain;
}

function printRules(text: string, depth: number): string {
  if (depth > deepestRule) {
    throw new SvgRefusal('too-complex');
  }
  return itemsOf(text)
    .map(({ head, body }) => {
      if (body === undefined) {
        return '';
      }
      const content = head.startsWith('@') ? printRules(body, depth + 1) : printDeclarations(body);
      return content === '' ? '' : `${head}{${content}}`;
    })
    .join('');
}

function printDeclarations(text: string): string {
  return itemsOf(text)
    .flatMap(({ head, body }) => {
      const colon = head.indexOf(':');
      const property = head.slice(0, colon).trim().toLowerCase();
      const isKnown = styleProperties.has(property) || /^--[-\w]+$/.test(property);
      // The name of a property of one's own has its case.
      const name = property.startsWith('--') ? head.slice(0, colon).trim() : property;
      return colon > 0 && body === undefined && isKnown ? `${name}:${head.slice(colon + 1).trim()}` : [];
    })
    .join(';');
}

const closing: Readonly<Record<string, string>> = { '(': ')', '[': ']', '{': '}' };

/** What stands side by side, parted by semicolons and braces that are neither quoted nor in brackets. */
function itemsOf(text: string): StyleItem[] {
  const items: StyleItem[] = [];
  const open: string[] = [];
  let quote = '';
  let start = 0;
  let bodyStart: number | undefined;
  const add = (end: number) => {
    const head = text.slice(start, bodyStart === undefined ? end : bodyStart - 1).trim();
    if (head !== '') {
      items.push({ head, ...(bodyStart !== undefined && { body: text.slice(bodyStart, end) }) });
    }
    start = end + 1;
    bodyStart = undefined;
  };
  for (let index = 0; index < text.length; index += 1) {
    const character = text.charAt(index);
    if (quote !== '') {
      quote = character === quote ? '' : quote;
    } else if (character === '"' || character === "'") {
      quote = character;
    } else if (closing[character] !== undefined) {
      bodyStart ??= character === '{' && open.length === 0 ? index + 1 : undefined;
      open.push(closing[character]);
    } else if (character === open.at(-1)) {
      open.pop();
      if (character === '}' && open.length === 0) {
        add(index);
      }
    } else if (character === ';' && open.length === 0) {
      add(index);
    }
  }
  add(text.length);
  return items;
}
