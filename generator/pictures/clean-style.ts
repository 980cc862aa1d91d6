/** Cleans styles: known properties are kept, references to other files are refused. */

import { checkLimit, SvgRefusal } from './svg-refusal.ts';
import { groupingRules, styleFunctions, styleProperties } from './svg-vocabulary.ts';

/** Deepest nesting of rules: `@media`, `@keyframes`, a rule. */
const deepestRule = 3;

/** Longer than the name of any allowed function. */
const longestName = 32;

/** What follows `url` in a reference to the drawing itself. */
const ownReference = /\(\s*(["']?)#[^"'()\s]*\1\s*\)/y;

/** A statement or a rule with its block. */
interface StyleItem {
  readonly head: string;
  readonly body?: string;
}

/**
 * Refuses a value that could refer to another file. All functions are checked, even those in quotes, so that the result
 * does not depend on how a parser splits the value.
 * @throws SvgRefusal
 */
export function checkStyleValue(value: string): void {
  // An escape can spell any function name.
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
 * Declarations of a `style` attribute with allowed properties only.
 * @throws SvgRefusal where they refer to another file
 */
export function cleanDeclarations(text: string): string {
  return printDeclarations(checked(text));
}

/**
 * A style sheet with allowed properties only.
 * @throws SvgRefusal where it refers to another file, or its rules are nested too deeply
 */
export function cleanStyleSheet(text: string): string {
  return printRules(checked(text), 1);
}

function checked(text: string): string {
  const plain = text.replace(/\/\*[\s\S]*?(?:\*\/|$)/g, ' ');
  checkStyleValue(plain);
  // Searched in the whole text as well. Other at-rules may load files.
  for (const [, name = ''] of plain.matchAll(/@([-\w\u0080-\uffff]*)/g)) {
    const rule = name.toLowerCase().replace(/^-webkit-/, '');
    if (!groupingRules.has(rule) && rule !== 'charset') {
      throw new SvgRefusal('other-file');
    }
  }
  return plain;
}

function printRules(text: string, depth: number): string {
  checkLimit(depth, deepestRule);
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
      // Custom properties are case-sensitive.
      const name = property.startsWith('--') ? head.slice(0, colon).trim() : property;
      return colon > 0 && body === undefined && isKnown ? `${name}:${head.slice(colon + 1).trim()}` : [];
    })
    .join(';');
}

const closing: Readonly<Record<string, string>> = { '(': ')', '[': ']', '{': '}' };

/** Splits a text at semicolons and blocks outside quotes and brackets. */
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
