/** Lookup of editable texts on the page: by position, by element and by path. */
import type { EditedPage, TextOrigin } from '../model/editor.ts';
import type { MarkedTexts } from './marked-texts.ts';

/** Elements that are focusable by themselves, and must not contain other focusable elements. */
export const focusable = 'a, button, summary, label, input, select, textarea';

/** What shows and hides something: pressed beside its words it does so while they are edited, too. */
const disclosure = 'summary, button[aria-expanded]';

/**
 * The text at a position of the window, with the offset in it: one below the pointer, though a link may lie over it, or
 * else one that stands in the element below the pointer.
 */
export function textAt(
  x: number,
  y: number,
  isEditable: (text: Text) => boolean,
): { readonly text: Text; readonly offset: number } | undefined {
  const range = document.caretRangeFromPoint(x, y);
  const elements = elementsAt(x, y);
  const below = elements.flatMap(textsIn).find((text) => isEditable(text) && isAt(rectsOf([text]), x, y));
  const nearest = elements.slice(0, 1).filter((element) => !element.matches(disclosure));
  const beside = nearest.flatMap(textsIn).find(isEditable);
  const text = below ?? beside;
  const isHit = range?.startContainer === text;
  return text && { text, offset: isHit && range ? range.startOffset : nearestOffset(text, x, y) };
}

/**
 * The elements at a position of the window, the topmost first; without those that are hidden behind the header, or
 * another part that stays in the window while the page is scrolled below it.
 */
export function elementsAt(x: number, y: number): Element[] {
  const elements = document.elementsFromPoint(x, y);
  const [layer] = elements.map(layerOf);
  return elements.filter((element) => layerOf(element) === layer);
}

/** The part that stays in the window in which an element stands. */
function layerOf(element: Element): Element | undefined {
  const isStaying = /^(?:fixed|sticky)$/.test(getComputedStyle(element).position);
  return isStaying ? element : element.parentElement ? layerOf(element.parentElement) : undefined;
}

/** The texts of an element, also one that is typed into in a field of its own. */
function textsIn(element: Element): Text[] {
  return [...element.childNodes].flatMap((node) => {
    const isField = node instanceof HTMLElement && node.isContentEditable;
    return node instanceof Text ? node : isField ? textsIn(node) : [];
  });
}

function isAt(rects: readonly DOMRect[], x: number, y: number): boolean {
  return rects.some(({ left, right, top, bottom }) => x >= left && x <= right && y >= top && y <= bottom);
}

/** The offset of the character at a position, else the end of the text. */
function nearestOffset(text: Text, x: number, y: number): number {
  const range = document.createRange();
  for (let offset = 0; offset < text.length; offset += 1) {
    range.setStart(text, offset);
    range.setEnd(text, offset + 1);
    if (isAt([...range.getClientRects()], x, y)) {
      return offset;
    }
  }
  return text.length;
}

/** The element by which the keyboard comes to a text. */
export function stopOf(text: Text): HTMLElement | null {
  return text.parentElement?.closest<HTMLElement>(focusable) ?? text.parentElement;
}

export function focusStop(text: Text | undefined): void {
  if (text !== undefined) {
    stopOf(text)?.focus({ preventScroll: true });
  }
}

export function isVisible({ parentElement }: Text): boolean {
  return parentElement?.checkVisibility({ visibilityProperty: true, opacityProperty: true }) ?? false;
}

/** The text by which the page shows a value: rather where it stands than where a list of contents leads to it. */
export function shownText(texts: readonly Text[], isOfIt: (text: Text) => boolean): Text | undefined {
  const shown = texts.filter((text) => isVisible(text) && isOfIt(text));
  return shown.find(({ parentElement }) => !parentElement?.closest('nav')) ?? shown[0];
}

/** All texts of the page that show the same value together, such as the parts of a text with bold words. */
export function partsOf(text: Text, marked: MarkedTexts): Text[] {
  const mark = marked.markOf(text);
  const all = marked.all().filter((other) => marked.markOf(other) === mark);
  let block = text.parentElement;
  while (block?.parentElement && isInline(block)) {
    block = block.parentElement;
  }
  const siblings = block?.matches('p, li, ul, ol') ? block.closest('div, li, dd, blockquote') : block;
  return all.filter((other) => siblings?.contains(other));
}

function isInline(element: HTMLElement): boolean {
  return getComputedStyle(element).display === 'inline';
}

/** Where nodes stand on the screen with all that is in them; an element with nothing in it, by itself. */
export function rectsOf(nodes: readonly Node[]): DOMRect[] {
  return nodes.flatMap((node) => {
    const range = document.createRange();
    range.selectNodeContents(node);
    const rects = [...range.getClientRects()];
    return rects.length === 0 && node instanceof Element ? [...node.getClientRects()] : rects;
  });
}

/**
 * Where a text is on the screen that is being changed.
 * @param host the element in which it is typed: the browser may put another text into it
 */
export function rectsOfActive(
  { text, host }: { readonly text: Text; readonly host: HTMLElement | undefined },
  marked: MarkedTexts,
): DOMRect[] {
  return rectsOf(host === undefined ? partsOf(text, marked) : [host]);
}

/** The smallest rectangle around others; nothing where there are none. */
export function around(rects: readonly DOMRect[]): DOMRect | undefined {
  if (rects.length === 0) {
    return undefined;
  }
  const left = Math.min(...rects.map((rect) => rect.left));
  const top = Math.min(...rects.map((rect) => rect.top));
  const right = Math.max(...rects.map((rect) => rect.right));
  const bottom = Math.max(...rects.map((rect) => rect.bottom));
  return new DOMRect(left, top, right - left, bottom - top);
}

/** Whether the page shows exactly what the file says, but for typography. It does not show where lines end. */
export function isShownAsTyped(text: Text, { value }: TextOrigin): boolean {
  return plain(text.data) === plain(value) && !value.trim().includes('\n');
}

function plain(text: string): string {
  return text
    .replace(/[«»„“”]/g, '"')
    .replace(/[—–]/g, '-')
    .replace(/\s+/g, ' ')
    .trim();
}

/** The keyboard comes to every text. */
export function describeStops(marked: MarkedTexts, { words }: EditedPage): void {
  for (const text of marked.all()) {
    const stop = stopOf(text);
    if (stop !== null) {
      stop.tabIndex = 0;
      // A disabled button gets neither clicks nor the focus.
      stop.removeAttribute('disabled');
      // What can be changed is heard, also where visitors hear something else in its place.
      stop.closest('[aria-hidden="true"]')?.removeAttribute('aria-hidden');
      stop.setAttribute('aria-description', words.change);
    }
  }
}
