import type { Page as Tab } from 'playwright-core';

/** What is wrong with the page's arrangement as it is now: nothing may lie on, reach out of, or be under something. */
export function pageFaults(tab: Tab): Promise<string[]> {
  return tab.evaluate(findFaults);
}

/** Runs in the page. */
function findFaults(): string[] {
  /** Rounding, and the curve of a letter. */
  const slackPx = 1;
  const faults: string[] = [];
  const nameOf = (element: Element) =>
    `${element.localName}.${element.classList[0] ?? ''} "${element.textContent.trim().slice(0, 24)}"`;
  const placed = (element: Element) =>
    ['static', 'relative'].includes(getComputedStyle(element).position) &&
    !['inline', 'contents'].includes(getComputedStyle(element).display);
  /** What can be seen of an element between the edges of what it slides in. */
  const seenOf = (element: Element): DOMRect => {
    const rect = element.getBoundingClientRect();
    let { left, right } = rect;
    for (
      let around = element.parentElement;
      around && around !== document.body;
      around = around.parentElement
    ) {
      if (getComputedStyle(around).overflowX !== 'visible') {
        const edges = around.getBoundingClientRect();
        left = Math.max(left, edges.left);
        right = Math.min(right, edges.right);
      }
    }
    return new DOMRect(left, rect.top, Math.max(right - left, 0), rect.height);
  };
  const isShown = (element: Element) => {
    const { width, height } = seenOf(element);
    return element.checkVisibility({ visibilityProperty: true }) && width > 1 && height > 1;
  };
  const reaches = (a: DOMRect, b: DOMRect) =>
    Math.min(a.right, b.right) - Math.max(a.left, b.left) > slackPx &&
    Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > slackPx;

  const root = document.documentElement;
  if (root.scrollWidth > root.clientWidth) {
    faults.push(`the page is ${root.scrollWidth - root.clientWidth} px wider than the window`);
  }

  const shown = [...document.body.querySelectorAll('*:not(svg *)')].filter(isShown);
  for (const element of shown) {
    const style = getComputedStyle(element);
    const children = [...element.children].filter((child) => isShown(child) && placed(child));
    for (const [index, child] of children.entries()) {
      const rect = child.getBoundingClientRect();
      for (const sibling of children.slice(index + 1)) {
        if (reaches(rect, sibling.getBoundingClientRect())) {
          faults.push(`${nameOf(child)} overlaps ${nameOf(sibling)}`);
        }
      }
      const isBox = style.overflow === 'visible' && Number.parseFloat(style.borderTopWidth) > 0;
      const around = element.getBoundingClientRect();
      const outPx = Math.max(
        rect.right - around.right,
        around.left - rect.left,
        rect.bottom - around.bottom,
        around.top - rect.top,
      );
      if (isBox && outPx > slackPx) {
        faults.push(`${nameOf(child)} sticks ${Math.round(outPx)} px out of ${nameOf(element)}`);
      }
    }
    const isCut = style.overflowX === 'hidden' && element.scrollWidth > element.clientWidth + slackPx;
    if (isCut && element.matches('h1, h2, h3, p, a, button, dd, dt, li')) {
      faults.push(`${nameOf(element)} is cut`);
    }
  }

  const texts = shown.filter(
    (element) =>
      element.closest('.call, .header') === null &&
      [...element.childNodes].some(
        (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim() !== '',
      ),
  );
  const header = document.querySelector('.header');
  const button = document.querySelector('.call-button');
  if (!header || !button) {
    throw new RangeError('The page has no header or no call button');
  }
  const top = window.scrollY;
  const scrollTo = (y: number) => window.scrollTo({ top: y, behavior: 'instant' });
  const coveredBy = (bar: Element, candidates: readonly Element[]) => {
    const place = bar.getBoundingClientRect();
    return candidates
      .filter((element) => reaches(place, element.getBoundingClientRect()))
      .map((element) => `${nameOf(element)} is under ${nameOf(bar)}`);
  };
  scrollTo(0);
  faults.push(...coveredBy(header, texts));
  scrollTo(root.scrollHeight);
  faults.push(...coveredBy(button, texts));
  // Where the button stands beside the page, nothing passes under it on the way either.
  if (getComputedStyle(button).position === 'fixed') {
    const { left } = button.getBoundingClientRect();
    const under = [...texts, ...document.querySelectorAll('main :is(img, iframe, input, textarea)')].filter(
      (element) => isShown(element) && seenOf(element).right > left + slackPx,
    );
    faults.push(...under.map((element) => `${nameOf(element)} passes under ${nameOf(button)}`));
  }
  for (const target of document.querySelectorAll('main section[id]')) {
    target.scrollIntoView({ block: 'start', behavior: 'instant' });
    faults.push(...coveredBy(header, [...target.querySelectorAll('h1, h2')]));
  }
  scrollTo(top);
  return faults;
}
