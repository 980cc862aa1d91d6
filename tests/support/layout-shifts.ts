import type { Page as Tab } from 'playwright-core';

/** Runs in the page before its own scripts: notes the layout shifts. */
export function recordShifts(): void {
  const shifts: string[] = [];
  Object.assign(window, { layoutShifts: shifts });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const { value, sources }: { value?: number; sources?: { node: Node | null }[] } = entry.toJSON();
      const places = sources?.map(({ node }) => (node instanceof Element ? node.className : node?.nodeName));
      shifts.push(`${value}: ${places?.join(', ')}`);
    }
  }).observe({ type: 'layout-shift', buffered: true });
}

/** What has moved in the page so far. */
export const shiftsOf = (tab: Tab): Promise<string[]> => tab.evaluate('window.layoutShifts');
