/** Cleans drawings by allow-lists: whatever is not listed is not written. */
import sax from 'sax';
import type { PictureProblem } from '../core/findings/catalogue/unsafe-picture.ts';
import { cleanAttributes, isHarmless } from './clean-attributes.ts';
import { cleanStyleSheet } from './clean-style.ts';
import { checkCopies, type DrawnElement, printElement } from './drawn-element.ts';
import { readEntities } from './svg-entities.ts';
import { checkLimit, SvgRefusal } from './svg-refusal.ts';
import { type SvgSize, sizeOfDrawing } from './svg-size.ts';
import { drawingElements, textElements } from './svg-vocabulary.ts';
import {
  documentScope,
  htmlNamespace,
  type NamespaceScope,
  resolveName,
  scopeWithin,
  svgNamespace,
  type XmlName,
} from './xml-names.ts';

/** Longest file, in characters: drawing programs add data of their own. */
const longestFile = 10_000_000;

/** Most elements and deepest nesting, far above those of real drawings. */
const mostElements = 20_000;
const deepestElement = 100;

/** Most attributes of an element, including those of drawing programs. */
const mostAttributes = 200;

/** Most characters of styles. */
const longestStyle = 100_000;

/** Longest result, in characters, including embedded bitmaps. */
const longestDrawing = 3_000_000;

interface ReadDrawing {
  /** The clean drawing. */
  readonly text: string;
  /** `undefined` where the drawing gives no size. */
  readonly size: SvgSize | undefined;
  /** Number of comparisons of a style rule with an element. */
  readonly styleComparisons: number;
}

/**
 * Cleans a drawing, or tells why it cannot be published. Scripts, links and data of drawing programs are no reason to
 * refuse it: they are left out, because the drawing looks the same.
 */
export function readSvg(text: string): ReadDrawing | PictureProblem {
  try {
    return new SvgReader().read(text);
  } catch (error) {
    // All other exceptions are syntax errors of the file.
    return error instanceof SvgRefusal ? error.problem : 'damaged';
  }
}

/** An element that is open, as it is in the file and in the drawing. */
interface OpenElement {
  readonly scope: NamespaceScope;
  /** Absent where the element is left out. */
  readonly drawn?: DrawnElement;
  readonly children: (DrawnElement | string)[];
}

class SvgReader {
  readonly #open: OpenElement[] = [];
  #root: DrawnElement | undefined;
  /** The root's namespace; a missing one is taken for that of SVG. */
  #drawingNamespace: string | undefined;
  #elements = 0;
  #styleLength = 0;
  #styleRules = 0;

  read(text: string): ReadDrawing {
    checkLimit(text.length, longestFile);
    const parser = sax.parser(true);
    let attributes = 0;
    parser.onerror = (error) => {
      throw error;
    };
    parser.ondoctype = (doctype) => {
      for (const [name, value] of readEntities(doctype, text.split('&').length)) {
        parser.ENTITIES[name] = value;
      }
    };
    parser.onprocessinginstruction = ({ name }) => {
      if (name === 'xml-stylesheet') {
        throw new SvgRefusal('other-file');
      }
    };
    parser.onopentagstart = () => {
      attributes = 0;
    };
    parser.onattribute = () => {
      attributes += 1;
      checkLimit(attributes, mostAttributes);
    };
    parser.onopentag = (tag) => {
      // Without namespace support in the parser, every value is a string.
      const values = Object.entries(tag.attributes).map(([name, value]) => [name, String(value)] as const);
      this.#openElement(tag.name, Object.fromEntries(values));
    };
    parser.onclosetag = () => this.#closeElement();
    parser.ontext = (content) => this.#addText(content);
    parser.oncdata = (content) => this.#addText(content);
    parser.write(text).close();
    const root = this.#root;
    if (root === undefined) {
      throw new SvgRefusal('damaged');
    }
    checkCopies(root);
    const printed = printElement(root);
    checkLimit(printed.length, longestDrawing);
    return {
      text: printed,
      size: sizeOfDrawing(root.attributes),
      styleComparisons: this.#styleRules * this.#elements,
    };
  }

  #openElement(name: string, attributes: Readonly<Record<string, string>>): void {
    this.#elements += 1;
    checkLimit(this.#elements, mostElements);
    checkLimit(this.#open.length + 1, deepestElement);
    const parent = this.#open.at(-1);
    const scope = scopeWithin(parent?.scope ?? documentScope, attributes);
    const children: OpenElement['children'] = [];
    const isLeftOut = parent !== undefined && parent.drawn === undefined;
    const drawn = isLeftOut ? undefined : this.#draw(name, attributes, scope, children);
    if (drawn !== undefined) {
      this.#root ??= drawn;
      parent?.children.push(drawn);
    }
    this.#open.push({ scope, children, ...(drawn && { drawn }) });
  }

  /** The element as it is drawn; `undefined` where it is left out. */
  #draw(
    name: string,
    attributes: Readonly<Record<string, string>>,
    scope: NamespaceScope,
    children: DrawnElement['children'],
  ): DrawnElement | undefined {
    const element = resolveName(name, scope, scope.get(''));
    if (element === undefined) {
      throw new SvgRefusal('damaged');
    }
    const isRoot = this.#drawingNamespace === undefined;
    this.#drawingNamespace ??= rootNamespace(element);
    const { namespace, local } = element;
    if (namespace === htmlNamespace) {
      throw new SvgRefusal('web-page');
    }
    // Extensions are rendered by one program alone.
    if (namespace !== this.#drawingNamespace || (attributes.requiredExtensions ?? '').trim() !== '') {
      return undefined;
    }
    if (local === 'foreignObject') {
      throw new SvgRefusal('web-page');
    }
    if (!drawingElements.has(local) || !isHarmless(local, attributes)) {
      return undefined;
    }
    const clean = cleanAttributes(local, attributes, scope);
    return {
      name: local,
      attributes: isRoot ? new Map([['xmlns', svgNamespace], ...clean]) : clean,
      children,
    };
  }

  #closeElement(): void {
    const { drawn, children = [] } = this.#open.pop() ?? {};
    if (drawn?.name === 'style') {
      const sheet = cleanStyleSheet(children.filter((child) => typeof child === 'string').join(''));
      this.#styleRules += sheet.split(/[{,]/).length;
      children.splice(0, children.length, sheet);
    }
  }

  #addText(text: string): void {
    const { drawn, children = [] } = this.#open.at(-1) ?? {};
    if (drawn?.name === 'style') {
      this.#styleLength += text.length;
      checkLimit(this.#styleLength, longestStyle);
      children.push(text);
    } else if (drawn !== undefined && textElements.has(drawn.name)) {
      children.push(text);
    }
  }
}

/** @throws SvgRefusal where the root is not that of an SVG drawing */
function rootNamespace({ namespace, local }: XmlName): string {
  if (local !== 'svg' || (namespace !== svgNamespace && namespace !== '')) {
    throw new SvgRefusal('damaged');
  }
  return namespace;
}
