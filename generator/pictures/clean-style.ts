/** Cleans styles: known properties are kept, references to other files are refused. */
import type { Container } from 'postcss';
import parseStyles from 'postcss-safe-parser';
import { checkLimit, SvgRefusal } from './svg-refusal.ts';
import { groupingRules, styleFunctions, styleProperties } from './svg-vocabulary.ts';

/** Deepest nesting of rules: `@media`, `@keyframes`, a rule. */
const deepestRule = 3;

/** Longer than the name of any allowed function. */
const longestName = 32;

/** What follows `url` in a reference to the drawing itself. */
const ownReference = /\(\s*(["']?)#[^"'()\s]*\1\s*\)/y;

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
    const name = /@?[-\w\u0080-\uffff]*$/.exec(before)?.[0].toLowerCase() ?? '';
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
  return printDeclarations(parseChecked(text));
}

/**
 * A style sheet with allowed properties only.
 * @throws SvgRefusal where it refers to another file, or its rules are nested too deeply
 */
export function cleanStyleSheet(text: string): string {
  return printRules(parseChecked(text), 1);
}

/** Styles as browsers read them, who pass over what they do not understand. */
function parseChecked(text: string): Container {
  const plain = text.replace(/\/\*[\s\S]*?(?:\*\/|$)/g, ' ');
  checkStyleValue(plain);
  // Searched in the whole text as well. Other at-rules may load files.
  for (const [, name = ''] of plain.matchAll(/@([-\w\u0080-\uffff]*)/g)) {
    const rule = name.toLowerCase().replace(/^-webkit-/, '');
    if (!groupingRules.has(rule) && rule !== 'charset') {
      throw new SvgRefusal('other-file');
    }
  }
  return parseStyles(plain).root();
}

function printRules({ nodes = [] }: Container, depth: number): string {
  checkLimit(depth, deepestRule);
  const printed = nodes.map((node) => {
    switch (node.type) {
      case 'atrule':
        return printBlock(`@${node.name} ${node.params}`, printRules(node, depth + 1));
      case 'rule':
        return printBlock(node.selector, printDeclarations(node));
      default:
        return '';
    }
  });
  return printed.join('');
}

function printBlock(head: string, content: string): string {
  return content === '' ? '' : `${head}{${content}}`;
}

function printDeclarations({ nodes = [] }: Container): string {
  const printed = nodes.flatMap((node) =>
    node.type === 'decl' && (node.prop.startsWith('--') || styleProperties.has(node.prop.toLowerCase()))
      ? `${node.prop}:${node.value}${node.important ? '!important' : ''}`
      : [],
  );
  return printed.join(';');
}
