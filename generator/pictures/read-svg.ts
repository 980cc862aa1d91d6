/** Reads a drawing and writes it anew: only what is on the lists of a drawing's parts comes through. */
import sax from 'sax';
import type { PictureProblem } from '../core/findings/catalogue/unsafe-picture.ts';
import { cleanAttributes, isHarmless } from './clean-attributes.ts';
import { cleanStyleSheet } from './clean-style.ts';
import { readEntities } from './svg-entities.ts';
import { SvgRefusal } from './svg-refusal.ts';
import { type SvgSize, sizeOfDrawing } from './svg-size.ts';
import { drawingElements, textElements } from './svg-vocabulary.ts';
import { SvgWriter } from './svg-writer.ts';
import { UseCounter } from './use-counter.ts';
import { htmlNamespace, NamespaceScope, svgNamespace, type XmlName } from './xml-names.ts';

/** Longest file, in characters: drawing programs put copies of their own beside what is drawn. */
const longestFile = 10_000_000;

/** Most elements, and how deep they may stand in one another. Real drawings stay far below. */
const mostElements = 20_000;
const deepestElement = 100;

/** Most attributes of an element, those of drawing programs included. */
const mostAttributes = 200;

/** Most characters of styles. */
const longestStyle = 100_000;

/** Longest drawing, in characters, bitmaps in it included: a visitor waits for all of it. */
const longestDrawing = 3_000_000;

export interface ReadDrawing {
  /** The drawing without anything that is no drawing. */
  readonly text: string;
  /** Nothing where the drawing does not say how large it is. */
  readonly size: SvgSize | undefined;
  /** How often a rule of a style has to be compared with an element. */
  readonly styleComparisons: number;
}

/**
 * Reads a drawing and writes it anew, or tells why it cannot be published. What runs, leads away or was left by a
 * drawing program is no reason: it is left out, because a drawing looks the same without it.
 */
export function readSvg(text: string): ReadDrawing | PictureProblem {
  try {
    return new SvgReader(text).read();
  } catch (error) {
    // Whatever else the parser throws is a mistake in the file.
    return error instanceof SvgRefusal ? error.problem : 'damaged';
  }
}

/** What becomes of an element: it is drawn, left out with all that is in it, or no part of a drawing at all. */
type Fate = 'drawn' | 'left out' | PictureProblem;

class SvgReader {
  readonly #text: string;
  readonly #writer = new SvgWriter();
  readonly #uses = new UseCounter();
  readonly #scopes = [new NamespaceScope()];
  /** Elements around the place, by name; an empty name for each that is left out. */
  readonly #open: string[] = [];
  /** The namespace of the root: one that has been forgotten is that of drawings. */
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
    if (this.#text.length > longestFile) {
      throw new SvgRefusal('too-complex');
    }
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
      if (attributes > mostAttributes) {
        throw new SvgRefusal('too-complex');
      }
    };
    parser.onopentag = (tag) => {
      // Read without namespaces, so every value is a text.
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
    if (text.length > longestDrawing) {
      throw new SvgRefusal('too-complex');
    }
    return { text, size: this.#size, styleComparisons: this.#styleRules * this.#elements };
  }

  #openElement(name: string, attributes: Readonly<Record<string, string>>): void {
    this.#elements += 1;
    if (this.#elements > mostElements || this.#open.length >= deepestElement) {
      throw new SvgRefusal('too-complex');
    }
    const scope = (this.#scopes.at(-1) ?? new NamespaceScope()).within(attributes);
    this.#scopes.push(scope);
    const element = this.#open.at(-1) === '' ? '' : this.#drawElement(name, attributes, scope);
    this.#open.push(element);
  }

  /** Writes the start of an element and returns its name; an empty one where it is left out. */
  #drawElement(name: string, attributes: Readonly<Record<string, string>>, scope: NamespaceScope): string {
    const element = scope.elementName(name);
    if (element === undefined) {
      throw new SvgRefusal('damaged');
    }
    const isRoot = this.#drawingNamespace === undefined;
    if (isRoot) {
      this.#drawingNamespace = rootNamespace(element);
    }
    const fate = this.#fateOf(element, attributes);
    if (fate !== 'drawn') {
      if (fate !== 'left out') {
        throw new SvgRefusal(fate);
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

  #fateOf({ namespace, local }: XmlName, attributes: Readonly<Record<string, string>>): Fate {
    if (namespace === htmlNamespace) {
      return 'web-page';
    }
    // What only one program understands is drawn by that program alone.
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
      if (this.#styleLength > longestStyle) {
        throw new SvgRefusal('too-complex');
      }
      this.#style += text;
    } else if (textElements.has(element)) {
      this.#writer.text(text);
    }
  }
}

/** @throws SvgRefusal where the root is not that of a drawing */
function rootNamespace({ namespace, local }: XmlName): string {
  if (local !== 'svg' || (namespace !== svgNamespace && namespace !== '')) {
    throw new SvgRefusal('damaged');
  }
  return namespace;
}
