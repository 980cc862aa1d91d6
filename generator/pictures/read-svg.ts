/** Cleans drawings by allow-lists: whatever is not listed is not written. */
import sax from 'sax';
import type { PictureProblem } from '../core/findings/catalogue/unsafe-picture.ts';
import { cleanAttributes, isHarmless } from './clean-attributes.ts';
import { cleanStyleSheet } from './clean-style.ts';
import { readEntities } from './svg-entities.ts';
import { checkLimit, SvgRefusal } from './svg-refusal.ts';
import { type SvgSize, sizeOfDrawing } from './svg-size.ts';
import { drawingElements, textElements } from './svg-vocabulary.ts';
import { SvgWriter } from './svg-writer.ts';
import { UseCounter } from './use-counter.ts';
import { htmlNamespace, NamespaceScope, svgNamespace, type XmlName } from './xml-names.ts';

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
    return new SvgReader(text).read();
  } catch (error) {
    // All other exceptions are syntax errors of the file.
    return error instanceof SvgRefusal ? error.problem : 'damaged';
  }
}

/** An element is written, left out with its content, or makes the drawing unusable. */
type Outcome = 'drawn' | 'left out' | PictureProblem;

class SvgReader {
  readonly #text: string;
  readonly #writer = new SvgWriter();
  readonly #uses = new UseCounter();
  readonly #scopes = [new NamespaceScope()];
  /** Names of the open elements; an empty one for each that is left out. */
  readonly #open: string[] = [];
  /** The root's namespace; a missing one is taken for that of SVG. */
  #drawingNamespace: string | undefined;
  #size: SvgSize | undefined;
  #elements = 0;
  #style = '';
  #styleLength = 0;
  #styleRules = 0;

  constructor(text: string) {
    this.#text = text;
  }

  read(): ReadDrawing {
    checkLimit(this.#text.length, longestFile);
    const parser = sax.parser(true);
    let attributes = 0;
    parser.onerror = (error) => {
      throw error;
    };
    parser.ondoctype = (doctype) => {
      for (const [name, value] of readEntities(doctype, this.#text.split('&').length)) {
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
    parser.ontext = (text) => this.#addText(text);
    parser.oncdata = (text) => this.#addText(text);
    parser.write(this.#text).close();
    if (this.#drawingNamespace === undefined) {
      throw new SvgRefusal('damaged');
    }
    this.#uses.check();
    const text = this.#writer.toString();
    checkLimit(text.length, longestDrawing);
    return { text, size: this.#size, styleComparisons: this.#styleRules * this.#elements };
  }

  #openElement(name: string, attributes: Readonly<Record<string, string>>): void {
    this.#elements += 1;
    checkLimit(this.#elements, mostElements);
    checkLimit(this.#open.length + 1, deepestElement);
    const scope = (this.#scopes.at(-1) ?? new NamespaceScope()).within(attributes);
    this.#scopes.push(scope);
    const element = this.#open.at(-1) === '' ? '' : this.#drawElement(name, attributes, scope);
    this.#open.push(element);
  }

  /** Writes an element's start tag and returns its name, or an empty one where it is left out. */
  #drawElement(name: string, attributes: Readonly<Record<string, string>>, scope: NamespaceScope): string {
    const element = scope.elementName(name);
    if (element === undefined) {
      throw new SvgRefusal('damaged');
    }
    const isRoot = this.#drawingNamespace === undefined;
    if (isRoot) {
      this.#drawingNamespace = rootNamespace(element);
    }
    const outcome = this.#outcomeOf(element, attributes);
    if (outcome !== 'drawn') {
      if (outcome !== 'left out') {
        throw new SvgRefusal(outcome);
      }
      return '';
    }
    const { local } = element;
    const clean = cleanAttributes(local, attributes, scope);
    if (isRoot) {
      this.#size = sizeOfDrawing(clean);
    }
    const copied = local === 'use' ? clean.get('href')?.slice(1) : undefined;
    this.#uses.open(clean.get('id'), copied);
    this.#writer.open(local, isRoot ? new Map([['xmlns', svgNamespace], ...clean]) : clean);
    return local;
  }

  #outcomeOf({ namespace, local }: XmlName, attributes: Readonly<Record<string, string>>): Outcome {
    if (namespace === htmlNamespace) {
      return 'web-page';
    }
    // Extensions are rendered by one program alone.
    if (namespace !== this.#drawingNamespace || (attributes.requiredExtensions ?? '').trim() !== '') {
      return 'left out';
    }
    if (drawingElements.has(local) && isHarmless(local, attributes)) {
      return 'drawn';
    }
    return local === 'foreignObject' ? 'web-page' : 'left out';
  }

  #closeElement(): void {
    this.#scopes.pop();
    const element = this.#open.pop();
    if (element === '' || element === undefined) {
      return;
    }
    if (element === 'style') {
      const sheet = cleanStyleSheet(this.#style);
      this.#styleRules += sheet.split(/[{,]/).length;
      this.#writer.text(sheet);
      this.#style = '';
    }
    this.#writer.close();
    this.#uses.close();
  }

  #addText(text: string): void {
    const element = this.#open.at(-1) ?? '';
    if (element === 'style') {
      this.#styleLength += text.length;
      checkLimit(this.#styleLength, longestStyle);
      this.#style += text;
    } else if (textElements.has(element)) {
      this.#writer.text(text);
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
