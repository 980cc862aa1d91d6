/**
 * Development only: a small bar that says what the generator has found in the specification, each finding
 * linking to its line in the editor. The development server adds it to its documents; no build contains it, and
 * its words come from the server.
 */
import type { DevBarContent } from './model.ts';

/** Where the server stood when this page was opened. */
const base = import.meta.env.BASE_URL;

/** Address (below a base) at which the server tells it, and the name of the event with which it tells of changes. */
const contentAddress = '@site/findings';
const contentEvent = 'site:findings';

/** Vite's own address that opens a file (`path:line:column`) in the editor. */
const editorAddress = `${base}__open-in-editor?file=`;

/** How often a server that starts anew is asked whether it is there. */
const pollMs = 200;

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

/** The address of the site has another path now: goes there with the page, once the server does. */
async function follow(basePath: string): Promise<void> {
  const isThere = () =>
    fetch(basePath + contentAddress).then(
      ({ ok }) => ok,
      () => false,
    );
  while (!(await isThere())) {
    await new Promise((resolve) => setTimeout(resolve, pollMs));
  }
  const { pathname, search, hash } = window.location;
  window.location.replace(basePath + pathname.slice(base.length) + search + hash);
}

function show(content: DevBarContent): void {
  if (content.basePath === base) {
    draw(content);
  } else {
    void follow(content.basePath);
  }
}

async function load(): Promise<void> {
  const response = await fetch(base + contentAddress);
  show(await response.json());
}

import.meta.hot?.on(contentEvent, show);
await load();
