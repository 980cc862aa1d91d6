/**
 * How a page is drawn, as text that can be stored and compared: a line for each element with its place, its
 * colours by day and by night and its letters.
 *
 * Text and not pictures: one browser draws the same page twice to the pixel, but two versions of Chromium smooth
 * letters and edges differently, on more pixels than a changed colour would touch.
 */
import type { Page as Tab } from 'playwright-core';
import { contrast } from '../../generator/core/resolve/colours.ts';

/** By how much a place may differ between browsers, in CSS pixels. */
export const tolerancePx = 2;

const colorSchemes = ['light', 'dark'] as const;

/** Left, top, width and height in whole CSS pixels; the place is counted from the element around it. */
type Box = readonly [x: number, y: number, width: number, height: number];

/** What changes with the colour scheme. Colours are `#rrggbb`. */
interface Paint {
  readonly ink: string;
  readonly ground: string;
  /** Borders, outline and shadow. */
  readonly edges: readonly string[];
}

/** An element as the page draws it. */
interface Drawn {
  /** Place of the element around it in the list; -1 for the first. */
  readonly parent: number;
  readonly name: string;
  readonly box: Box;
  readonly letters: string;
  /** Radius, opacity and movement, where there are any. */
  readonly shape: readonly string[];
  readonly paint: Paint;
}

/** What to look at, and how deep. */
export interface Subject {
  /** Selects the element. */
  readonly root: string;
  /** Selects elements of which only the outline is of interest. */
  readonly closed?: string;
}

/**
 * Fonts are optional for the first drawing of a page, and come late in narrow windows, so a slow machine shows it
 * in another one: here the page waits for its own. Whatever moves is brought to its end.
 */
export async function holdStill(tab: Tab): Promise<void> {
  await tab.evaluate(async () => {
    const rules = [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules]);
    const faces = rules.flatMap((rule) => {
      if (!(rule instanceof CSSFontFaceRule) || !rule.style.getPropertyValue('src').includes('url(')) {
        return [];
      }
      const value = (name: string) => rule.style.getPropertyValue(name);
      return new FontFace(value('font-family').replaceAll('"', ''), value('src'), {
        weight: value('font-weight'),
        unicodeRange: value('unicode-range'),
        display: 'block',
      });
    });
    for (const face of faces) {
      document.fonts.add(face);
    }
    await Promise.all(faces.map((face) => face.load()));
    document.documentElement.dataset.typeface = 'applied';
  });
}

/** Runs in the page. */
function draw({ root, closed }: Subject): Drawn[] {
  const drawing = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
  const start = document.querySelector(root);
  if (!drawing || !start) {
    throw new RangeError(`There is no ${root}`);
  }
  for (const animation of document.getAnimations()) {
    if (animation.timeline === document.timeline) {
      animation.finish();
    }
  }

  type Colour = readonly [red: number, green: number, blue: number, alpha: number];
  const read = (colour: string): Colour => {
    drawing.clearRect(0, 0, 1, 1);
    drawing.fillStyle = colour;
    drawing.fillRect(0, 0, 1, 1);
    const [red = 0, green = 0, blue = 0, alpha = 0] = drawing.getImageData(0, 0, 1, 1).data;
    return [red, green, blue, alpha / 255];
  };
  const over = ([red, green, blue, alpha]: Colour, [r, g, b]: Colour): Colour => {
    const mix = (above: number, below: number) => Math.round(above * alpha + below * (1 - alpha));
    return [mix(red, r), mix(green, g), mix(blue, b), 1];
  };
  const hex = (colour: Colour) =>
    `#${colour
      .slice(0, 3)
      .map((channel) => channel.toString(16).padStart(2, '0'))
      .join('')}`;
  const groundOf = (element: Element | null): Colour => {
    if (element === null) {
      return [255, 255, 255, 1];
    }
    const own = read(getComputedStyle(element).backgroundColor);
    return own[3] === 1 ? own : over(own, groundOf(element.parentElement));
  };

  const edgesOf = (style: CSSStyleDeclaration, ground: Colour): string[] => {
    const line = (name: string, width: string, colour: string) =>
      `${name} ${Number.parseFloat(width)} ${hex(over(read(colour), ground))}`;
    const borders = ['top', 'right', 'bottom', 'left'].flatMap((side) => {
      const value = (name: string) => style.getPropertyValue(`border-${side}-${name}`);
      return value('style') === 'none' || value('width') === '0px'
        ? []
        : [{ side, text: line('', value('width'), value('color')) }];
    });
    // A layer of a shadow: its colour and four lengths, of which the third is how far it is blurred.
    const layers = style.boxShadow.matchAll(/rgba?\(([^)]+)\) \S+ \S+ (\d+)/g);
    const blurs = [...layers].flatMap(([, colour = '', blur]) => (/, 0$/.test(colour) ? [] : [blur]));
    const isWhole = borders.length === 4 && new Set(borders.map(({ text }) => text)).size === 1;
    return [
      ...(isWhole ? [`border${borders[0]?.text}`] : borders.map(({ side, text }) => `border-${side}${text}`)),
      ...(style.outlineStyle === 'none' ? [] : [line('outline', style.outlineWidth, style.outlineColor)]),
      ...(blurs.length === 0 ? [] : [`shadow ${blurs.join(' ')}`]),
    ];
  };

  const ownText = (element: Element) =>
    [...element.childNodes]
      .filter((node) => node.nodeType === Node.TEXT_NODE)
      .map((node) => node.textContent)
      .join('')
      .replaceAll(/\s+/g, ' ')
      .trim();
  const nameOf = (element: Element, text: string) => {
    const [first] = element.classList;
    const modifier = [...element.classList].find((name) => name.startsWith(`${first}--`));
    const name =
      element.localName === 'section' && element.id !== '' ? `#${element.id}` : `.${modifier ?? first}`;
    const words = text.slice(0, 24).trim();
    return `${element.localName}${first === undefined ? '' : name}${words && ` "${words}"`}`;
  };
  const movedBy = ({ e, f }: DOMMatrix) => `moved ${Math.round(e)} ${Math.round(f)}`;
  const isSeen = (element: Element, rect: DOMRect): boolean => {
    for (let around = element.parentElement; around !== null; around = around.parentElement) {
      if (getComputedStyle(around).overflowX !== 'visible' && around !== document.body) {
        const { left, right } = around.getBoundingClientRect();
        return rect.right > left + 1 && rect.left < right - 1;
      }
    }
    return true;
  };

  const headings = 'h1, h2, h3';
  const landmarks = `body, header, main, footer, nav, section, form, ${headings}`;
  const replaced = 'img, iframe, input, textarea, select, [role=img]';
  const drawn: Drawn[] = [];
  const visit = (element: Element, parent: number, origin: DOMRect | undefined) => {
    const style = getComputedStyle(element);
    const rect = element.getBoundingClientRect();
    if (style.display === 'contents') {
      for (const child of element.children) {
        visit(child, parent, origin);
      }
      return;
    }
    const isHidden = !element.checkVisibility({ visibilityProperty: true }) || !isSeen(element, rect);
    if (element.localName === 'svg' || isHidden || rect.width <= 1 || rect.height <= 1) {
      return;
    }
    const ground = groundOf(element);
    const paint = {
      ink: hex(over(read(style.color), ground)),
      ground: hex(ground),
      edges: edgesOf(style, ground),
    };
    const text = element.matches(headings) ? element.textContent.trim() : ownText(element);
    const around = drawn[parent];
    const isPainted =
      paint.edges.length > 0 ||
      paint.ground !== (around?.paint.ground ?? '') ||
      style.backgroundImage !== 'none';
    const isWords = text !== '' && (style.display !== 'inline' || paint.ink !== around?.paint.ink);
    const isListed =
      element === start || isPainted || isWords || element.matches(`${landmarks}, ${replaced}`);
    const isPlain = style.borderTopLeftRadius === '0px';
    // What browsers say of a button that they draw themselves differs.
    const isNative = element.matches('[type=radio], [type=checkbox]') && style.appearance === 'auto';
    const isFixed = style.position === 'fixed' || style.position === 'sticky';
    const round = (value: number) => Math.round(value);
    if (isListed) {
      // The first element's own place is only told where it does not depend on what is above it.
      const left = origin?.left ?? 0;
      const top = origin?.top ?? (isFixed ? 0 : rect.top);
      drawn.push({
        parent,
        name: nameOf(element, text),
        box: [round(rect.left - left), round(rect.top - top), round(rect.width), round(rect.height)],
        letters: [
          style.fontWeight,
          `${round(Number.parseFloat(style.fontSize) * 10) / 10}/${round(Number.parseFloat(style.lineHeight) * 10) / 10}`,
          style.fontFamily.split(',')[0]?.replaceAll('"', ''),
        ].join(' '),
        shape: [
          ...(isPlain || isNative ? [] : [`radius ${style.borderTopLeftRadius}`]),
          ...(style.opacity === '1' ? [] : [`opacity ${style.opacity}`]),
          ...(style.transform === 'none' ? [] : [movedBy(new DOMMatrix(style.transform))]),
        ],
        paint,
      });
    }
    if (closed === undefined || !element.matches(closed)) {
      const index = isListed ? drawn.length - 1 : parent;
      for (const child of element.children) {
        visit(child, index, isListed ? rect : origin);
      }
    }
  };
  visit(start, -1, undefined);
  return drawn;
}

/** The same by day and by night, or each by itself. */
function bySchemes(light: string, dark: string | undefined): string[] {
  if (light === dark || dark === undefined) {
    return light === '' ? [] : [light];
  }
  return [`day ${light || 'none'}`, `night ${dark || 'none'}`];
}

function colours({ ink, ground }: Paint): string {
  return `${ink} on ${ground} ${contrast(ink, ground).toFixed(1)}:1`;
}

/** An element as a line: what it has from the element around it is left out. */
function printLine(
  depth: number,
  day: Drawn,
  night: Drawn | undefined,
  around: readonly (Drawn | undefined)[],
) {
  const [dayAround, nightAround] = around;
  const inherits = (own: Drawn | undefined, other: Drawn | undefined) =>
    own === undefined || (own.paint.ink === other?.paint.ink && own.paint.ground === other.paint.ground);
  const hasOwnColours = !inherits(day, dayAround) || !inherits(night, nightAround);
  const [x, y, width, height] = day.box;
  const facts = [
    ...(hasOwnColours ? bySchemes(colours(day.paint), night && colours(night.paint)) : []),
    ...bySchemes(day.paint.edges.join(' '), night?.paint.edges.join(' ')),
    ...(day.letters === dayAround?.letters ? [] : [day.letters]),
    ...day.shape,
  ];
  return `${'  '.repeat(depth)}${[`${day.name} ${x} ${y} ${width}×${height}`, ...facts].join(', ')}`;
}

/** How a part of a page is drawn, by day and by night; on paper there is no night. */
export async function describeAppearance(tab: Tab, subject: Subject, isPrinted = false): Promise<string[]> {
  const looks: Drawn[][] = [];
  for (const colorScheme of isPrinted ? colorSchemes.slice(0, 1) : colorSchemes) {
    await tab.emulateMedia({ colorScheme, reducedMotion: 'reduce', media: isPrinted ? 'print' : 'screen' });
    looks.push(await tab.evaluate(draw, subject));
  }
  const [day = [], night] = looks;
  const depths: number[] = [];
  return day.map((drawn, index) => {
    const depth = (depths[drawn.parent] ?? 0) + 1;
    depths.push(depth);
    const around = [day[drawn.parent], night?.[drawn.parent]];
    const atNight = night?.[index];
    if (atNight !== undefined && atNight.name !== drawn.name) {
      throw new RangeError(`By night ${drawn.name} is ${atNight.name}`);
    }
    return printLine(depth, drawn, atNight, around);
  });
}

/** A line of a description, taken apart. */
interface Line {
  readonly raw: string;
  /** Where it stands: the names of the elements around it and its own. */
  readonly place: string;
  readonly box: readonly number[];
  readonly facts: readonly string[];
}

const linePattern = /^( *)(.+?) (-?\d+) (-?\d+) (\d+)×(\d+)(?:, (.+))?$/;
const boxNames = ['x', 'y', 'width', 'height'];

function parse(text: string): Map<string, Line> {
  const names: string[] = [];
  const lines = new Map<string, Line>();
  for (const raw of text.split('\n').filter((line) => line !== '')) {
    const [, indent = '', name = raw, ...rest] = linePattern.exec(raw) ?? [];
    names.splice(indent.length / 2, Number.POSITIVE_INFINITY, name);
    const base = names.join(' > ');
    let place = base;
    for (let count = 2; lines.has(place); count += 1) {
      place = `${base} (${count})`;
      names[names.length - 1] = `${name} (${count})`;
    }
    lines.set(place, {
      raw,
      place,
      box: rest.slice(0, 4).map(Number),
      facts: rest[4]?.split(', ') ?? [],
    });
  }
  return lines;
}

/** What differs between two lines of one place; empty where the difference is too small to see. */
function differences(before: Line, after: Line): string[] {
  const moved = after.box.flatMap((value, index) => {
    const old = before.box[index] ?? Number.NaN;
    return Math.abs(value - old) <= tolerancePx ? [] : [`${boxNames[index]} ${old} → ${value}`];
  });
  const gone = before.facts.filter((fact) => !after.facts.includes(fact));
  const come = after.facts.filter((fact) => !before.facts.includes(fact));
  const repainted =
    gone.length + come.length === 0
      ? []
      : [`${gone.join(', ') || 'nothing'} → ${come.join(', ') || 'nothing'}`];
  return [...moved, ...repainted];
}

/**
 * Compares a description with the stored one.
 * @returns the description with every line as it is stored, except those that differ by more than can be
 * blamed on a browser; and the differences in words
 */
export function compareAppearance(
  measured: string,
  stored: string,
): { readonly text: string; readonly changes: readonly string[] } {
  const before = parse(stored);
  const after = parse(measured);
  const changes: string[] = [];
  const text = [...after.values()].map((line) => {
    const old = before.get(line.place);
    const found = old === undefined ? ['is new'] : differences(old, line);
    changes.push(...found.map((difference) => `${line.place}: ${difference}`));
    return old === undefined || found.length > 0 ? line.raw : old.raw;
  });
  changes.push(
    ...[...before.keys()].filter((place) => !after.has(place)).map((place) => `${place}: is gone`),
  );
  return { text: `${text.join('\n')}\n`, changes };
}
