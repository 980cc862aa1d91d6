/**
 * Development only: a small bar that says what the generator has found in the specification, each finding
 * linking to its line in the editor. The development server adds it to its documents; no build contains it, and
 * its words come from the server.
 */
import type { DevBarContent } from './model.ts';

/** Address at which the server tells it, and the name of the event with which it tells of changes. */
const contentAddress = '/@site/findings';
const contentEvent = 'site:findings';

/** Vite's own address that opens a file (`path:line:column`) in the editor. */
const editorAddress = '/__open-in-editor?file=';

const style = `
  :host { position: fixed; inset: auto auto 0 0; z-index: 2147483646; font: 14px/1.4 system-ui, sans-serif; }
  details { max-width: min(36rem, 92vw); background: #14191f; color: #f8f6f0; border-radius: 0 8px 0 0; }
  summary { padding: 8px 12px; cursor: pointer; }
  .errors summary { background: #a3281c; border-radius: inherit; }
  ol { margin: 0; padding: 0 12px 12px 36px; max-height: 50vh; overflow: auto; }
  a { color: #ffd27a; }
`;

const host = document.createElement('div');
const root = host.attachShadow({ mode: 'open' });
document.body.append(host);

function draw({ summary, hasErrors, items }: DevBarContent): void {
  const sheet = document.createElement('style');
  sheet.textContent = style;
  root.replaceChildren(sheet);
  if (summary === '') {
    return;
  }
  const details = document.createElement('details');
  details.className = hasErrors ? 'errors' : '';
  const heading = document.createElement('summary');
  heading.textContent = summary;
  const list = document.createElement('ol');
  list.append(...items.map(drawItem));
  details.append(heading, list);
  root.append(details);
}

function drawItem({ label, file }: DevBarContent['items'][number]): HTMLLIElement {
  const link = document.createElement('a');
  link.textContent = label;
  link.href = editorAddress + encodeURIComponent(file);
  link.addEventListener('click', (event) => {
    event.preventDefault();
    void fetch(link.href);
  });
  const item = document.createElement('li');
  item.append(link);
  return item;
}

async function load(): Promise<void> {
  const response = await fetch(contentAddress);
  draw(await response.json());
}

import.meta.hot?.on(contentEvent, draw);
await load();
