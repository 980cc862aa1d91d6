/**
 * Development only: a bar with the generator's findings, each linked to its line in the editor, and an overlay with the
 * errors. The development server adds it to its documents and provides its words; no build contains it.
 */
import { followFile } from './editor/follow-file.ts';
import type { DevAlert, DevBarContent, DevItem, DevLine, DevProblem } from './model/dev-bar.ts';

/** The server's base path when this page was opened. */
const base = import.meta.env.BASE_URL;

/** Address below the base at which the server provides the content, and the event of its changes. */
const contentAddress = '@site/findings';
const contentEvent = 'site:findings';

/** Vite's own address that opens a file (`path:line:column`) in the editor. */
const editorAddress = `${base}__open-in-editor?file=`;

/** Polling interval while the server restarts, in milliseconds. */
const pollMs = 200;

/** Height of the bar while its list is closed. */
const barHeight = '2.25rem';

const barStyle = `
  :host { position: fixed; inset: auto auto var(--editor-bar, 0) 0; z-index: 2147483646; font: 14px/1.4 system-ui, sans-serif; }
  :host(:not([hidden])) { display: flex; align-items: end; gap: 8px; max-width: 100vw; }
  .edit { box-sizing: border-box; height: ${barHeight}; padding: 8px 16px; border: 0; border-radius: 0 8px 0 0; background: #0a5bd3; color: #fff; font-weight: 600; }
  details { min-width: 0; max-width: 36rem; background: #14191f; color: #f8f6f0; border-radius: 0 8px 0 0; }
  summary { box-sizing: border-box; height: ${barHeight}; padding: 8px 12px; cursor: pointer; overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
  .errors summary { background: #a3281c; border-radius: inherit; }
  ol { margin: 0; padding: 0 12px 12px 36px; max-height: 50vh; overflow: auto; }
  li > p { margin: 4px 0; }
  pre { margin: 4px 0; padding: 8px; overflow: auto; background: #0006; font: 13px/1.5 ui-monospace, Consolas, monospace; }
  mark { background: #ffd27a; color: #14191f; }
  button { padding: 4px 12px; font: inherit; cursor: pointer; }
  a { color: #ffd27a; }
`;

/** What sticks to the lower edge of the window stands above the bar. */
const pageStyle = `
  body:has(> site-bar:not([hidden])) :is(.call-button, .consent) { translate: 0 -${barHeight}; }
`;

const alertStyle = `
  :host { position: fixed; inset: 0; z-index: 2147483647; overflow: auto; padding: 5vh 16px;
    background: #0009; font: 16px/1.5 system-ui, sans-serif; }
  [role=alert] { box-sizing: border-box; max-width: 60rem; margin: 0 auto; padding: 20px 24px; border-radius: 8px;
    border-top: 6px solid #e2604f; background: #14191f; color: #f8f6f0; overflow-wrap: anywhere; }
  h2 + button { flex: none; }
  [role=alert] > div { display: flex; gap: 16px; align-items: start; justify-content: space-between; }
  h2, p, pre { margin: 0 0 8px; }
  h2 { font-size: 20px; }
  section { margin-top: 16px; padding-top: 12px; border-top: 1px solid #fff3; }
  pre { overflow: auto; padding: 8px; background: #0006; font: 14px/1.4 ui-monospace, Consolas, monospace; }
  .message { font-weight: 700; }
  a { color: #ffd27a; }
  button { padding: 4px 12px; font: inherit; cursor: pointer; }
`;

/** Whether this browser may edit, and does not yet. */
let mayEdit = false;

/** Whether the editor shows what the file says. */
let isEdited = false;

const barHost = document.createElement('site-bar');
barHost.hidden = true;
const barRoot = barHost.attachShadow({ mode: 'open' });
const alertHost = document.createElement('site-alert');
const alertRoot = alertHost.attachShadow({ mode: 'open' });
document.head.append(element('style', pageStyle));
document.body.append(barHost);

/** An element with what there is of its content; an empty text shows nothing. */
function element<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  ...content: readonly (string | Node | undefined)[]
): HTMLElementTagNameMap[Name] {
  const created = document.createElement(name);
  created.append(...content.filter((part) => part !== undefined));
  return created;
}

function button(label: string, onClick: () => unknown): HTMLButtonElement {
  const created = element('button', label);
  created.type = 'button';
  created.addEventListener('click', onClick);
  return created;
}

function render({ summary, hasErrors, edit, items, copy, alert: content }: DevBarContent): void {
  const wasOpen = barRoot.querySelector('details')?.open ?? false;
  barRoot.replaceChildren(element('style', barStyle));
  if (mayEdit) {
    barRoot.append(editButton(edit));
  }
  if (summary !== '') {
    const list = element('ol', ...items.map((item) => renderItem(item, copy)));
    const details = element('details', element('summary', summary), list);
    details.className = hasErrors ? 'errors' : '';
    details.open = wasOpen;
    barRoot.append(details);
  }
  hideEmptyBar();
  if (content === undefined) {
    alertHost.remove();
  } else {
    renderAlert(content);
  }
}

function hideEmptyBar(): void {
  barHost.hidden = barRoot.querySelector('details, .edit:not([hidden])') === null;
}

/** Opens the editor, which takes its place. */
function editButton(label: string): HTMLButtonElement {
  const edit = button(label, async () => {
    edit.disabled = true;
    isEdited = true;
    const { startEditor } = await import('./editor/start-editor.tsx');
    isEdited = await startEditor();
    mayEdit = !isEdited;
    edit.disabled = false;
    edit.hidden = isEdited;
    hideEmptyBar();
  });
  edit.className = 'edit';
  return edit;
}

/** A finding. A click also shows the lines of the file, because there may be no editor that opens it. */
function renderItem({ label, file, hint, lines }: DevItem, copy: DevBarContent['copy']): HTMLLIElement {
  const link = editorLink(label, file);
  link.role = 'button';
  link.ariaExpanded = 'false';
  const details = element('div', hint && element('p', hint), renderLines(lines), copyButton(lines, copy));
  details.hidden = true;
  link.addEventListener('click', () => {
    details.hidden = !details.hidden;
    link.ariaExpanded = String(!details.hidden);
  });
  return element('li', link, details);
}

function renderLines(lines: readonly DevLine[]): HTMLPreElement {
  const width = String(lines.at(-1)?.number ?? 0).length;
  const rows = lines.flatMap(({ number, before, marked, after }) => [
    `${String(number).padStart(width)} | ${before}`,
    marked && element('mark', marked),
    `${after}\n`,
  ]);
  return element('pre', ...rows);
}

/** Copies the value, or selects it where the clipboard is not available. */
function copyButton(lines: readonly DevLine[], { before, after }: DevBarContent['copy']): HTMLButtonElement {
  const value = lines.flatMap(({ marked }) => (marked === '' ? [] : [marked])).join('\n');
  const copy = button(before, async () => {
    try {
      await navigator.clipboard.writeText(value);
      copy.textContent = after;
    } catch {
      const [mark] = copy.parentElement?.getElementsByTagName('mark') ?? [];
      if (mark !== undefined) {
        getSelection()?.selectAllChildren(mark);
      }
    }
  });
  return copy;
}

function renderAlert({ title, note, close, problems }: DevAlert): void {
  const panel = element(
    'div',
    element(
      'div',
      element('h2', title),
      button(close, () => alertHost.remove()),
    ),
    element('p', note),
    ...problems.map(renderProblem),
  );
  panel.role = 'alert';
  alertRoot.replaceChildren(element('style', alertStyle), panel);
  document.body.append(alertHost);
}

function renderProblem({ message, place, hint }: DevProblem): HTMLElement {
  const said = element('p', message);
  said.className = 'message';
  return element(
    'section',
    place && element('p', editorLink(place.label, place.file), ` ${place.words}`),
    said,
    place?.excerpt && element('pre', place.excerpt),
    hint && element('p', hint),
  );
}

function editorLink(label: string, file: string): HTMLAnchorElement {
  const link = element('a', label);
  link.href = editorAddress + encodeURIComponent(file);
  link.addEventListener('click', (event) => {
    event.preventDefault();
    void fetch(link.href);
  });
  return link;
}

/** The site's base path has changed: goes there with the page once the server has restarted. */
async function moveTo(basePath: string): Promise<void> {
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
  if (content.basePath !== base) {
    void moveTo(content.basePath);
    return;
  }
  render(content);
  if (!isEdited) {
    followFile(content.revision);
  }
}

/** How often content has been asked for or has come: an answer that something has overtaken is old. */
let turn = 0;

/** The answer that is shown: what is open in the bar stays open where nothing has changed. */
let answer = '';

async function load(): Promise<void> {
  turn += 1;
  const mine = turn;
  const response = await fetch(base + contentAddress);
  const text = await response.text();
  if (mine === turn && text !== answer) {
    answer = text;
    const content: DevBarContent = JSON.parse(text);
    mayEdit = content.mayEdit ?? false;
    show(content);
  }
}

// A click outside the panel closes it too, and so does Escape.
alertHost.addEventListener('click', (event) => {
  if (event.composedPath()[0] === alertHost) {
    alertHost.remove();
  }
});
addEventListener('keydown', (event) => {
  if (event.key === 'Escape') {
    alertHost.remove();
  }
});
import.meta.hot?.on(contentEvent, (content: DevBarContent) => {
  turn += 1;
  answer = '';
  show(content);
});
// What was said before the connection stood has not come.
import.meta.hot?.on('vite:ws:connect', load);
await load();
