import { checkStyleValue, cleanDeclarations } from './clean-style.ts';
import { checkReference } from './svg-reference.ts';
import { checkLimit } from './svg-refusal.ts';
import {
  animationElements,
  bitmapElements,
  drawingAttributes,
  longAttributes,
  referringElements,
} from './svg-vocabulary.ts';
import { linkNamespace, type NamespaceScope, resolveName } from './xml-names.ts';

/** Longest value except shapes and bitmaps, in characters. */
const longestValue = 10_000;

/** Longest shape, in characters: that of a country's map. */
const longestShape = 500_000;

/** Attributes whose values contain no functions. */
const nameAttributes: ReadonlySet<string> = new Set(['id', 'class', 'font-family']);

/**
 * The allowed attributes of an element, with clean values.
 * @throws SvgRefusal where a value refers to another file or is too long
 */
export function cleanAttributes(
  element: string,
  attributes: Readonly<Record<string, string>>,
  scope: NamespaceScope,
): Map<string, string> {
  const clean = new Map<string, string>();
  for (const [name, value] of Object.entries(attributes)) {
    const known = resolveName(name, scope);
    if (name === 'xml:space') {
      clean.set(name, value);
    } else if (known?.local === 'href' && (known.namespace === '' || known.namespace === linkNamespace)) {
      // Browsers prefer the attribute without prefix.
      const isFirst = known.namespace === '' || !clean.has('href');
      if (isFirst && referringElements.has(element) && value.trim() !== '') {
        clean.set('href', checkReference(value.trim(), bitmapElements.has(element)));
      }
    } else if (known?.namespace === '' && known.local === 'style') {
      checkLength(name, value);
      clean.set(name, cleanDeclarations(value));
    } else if (known?.namespace === '' && drawingAttributes.has(known.local)) {
      checkLength(name, value);
      if (value.includes('(') && !nameAttributes.has(name)) {
        checkStyleValue(value);
      }
      clean.set(name, value);
    }
  }
  return clean;
}

/** Whether an animation changes an attribute of a drawing, and not a link. */
export function isHarmless(element: string, attributes: Readonly<Record<string, string>>): boolean {
  return !animationElements.has(element) || drawingAttributes.has(attributes.attributeName ?? '');
}

function checkLength(name: string, value: string): void {
  checkLimit(value.length, longAttributes.has(name) ? longestShape : longestValue);
}
