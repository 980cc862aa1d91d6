/** The editor's own look: apart from the site's, by day and by night, from 360 px. */
export const editorStyle = `
  :host {
    --paper: #fff; --ink: #161b22; --soft: #4a545f; --line: #c9ced6; --accent: #0a5bd3; --on-accent: #fff;
    --problem: #a3160f; --problem-paper: #fdeceb; --notice: #b86e00; --notice-paper: #fdf3e0; --shadow: 0 2px 6px #0003, 0 12px 32px #0004;
    position: static; color-scheme: light dark;
  }
  @media (prefers-color-scheme: dark) {
    :host {
      --paper: #1d242d; --ink: #f2f4f7; --soft: #b4bdc8; --line: #4d5865; --accent: #8ab8ff; --on-accent: #0b1a2e;
      --problem: #ffb4ab; --problem-paper: #43211f; --notice: #e0a030; --notice-paper: #362b17; --shadow: 0 2px 6px #0008, 0 12px 32px #000a;
    }
  }
  :host > div { font: 16px/1.45 system-ui, sans-serif; color: var(--ink); }
  * { box-sizing: border-box; }
  p, ul { margin: 0; }
  button, a, textarea, input, select { font: inherit; color: inherit; }
  button, a {
    display: inline-flex; align-items: center; justify-content: center; min-height: 40px; padding: 6px 14px;
    border: 1px solid var(--line); border-radius: 8px; background: var(--paper); cursor: pointer;
    text-decoration: none; touch-action: manipulation;
  }
  button:hover:not(:disabled, [aria-disabled='true']), a:hover { border-color: var(--accent); }
  button:is(:disabled, [aria-disabled='true']) { color: var(--soft); opacity: 0.65; cursor: default; }
  .main { border-color: var(--accent); background: var(--accent); color: var(--on-accent); font-weight: 600; }
  :focus-visible { outline: 3px solid var(--accent); outline-offset: 2px; }
  .bar, .popover, .findings--file {
    position: fixed; z-index: 2147483645; border: 1px solid var(--line); background: var(--paper); box-shadow: var(--shadow);
  }
  .bar {
    inset: auto 0 0; display: flex; flex-wrap: wrap; align-items: center; gap: 4px 16px; border-width: 1px 0 0;
    padding: 8px max(12px, env(safe-area-inset-left)) calc(8px + env(safe-area-inset-bottom));
  }
  .bar__tools, .popover__tools, .tools { display: flex; flex-wrap: wrap; gap: 8px; }
  .bar__said { flex: 1 1 14rem; color: var(--soft); font-size: 14px; }
  .outline {
    position: fixed; z-index: 2147483643; border: 2px solid var(--accent); border-radius: 6px; pointer-events: none;
    box-shadow: 0 0 0 2px var(--paper);
  }
  .outline--active { border-style: dashed; }
  .outline__label {
    position: absolute; left: -2px; bottom: 100%; max-width: min(28rem, 90vw); padding: 1px 8px; overflow: hidden;
    border-radius: 6px 6px 6px 0; background: var(--accent); color: var(--on-accent); font-size: 13px; white-space: nowrap;
    text-overflow: ellipsis;
  }
  .popover {
    display: flex; flex-direction: column; gap: 8px; width: min(26rem, calc(100vw - 24px)); max-height: 70vh; overflow: auto;
    padding: 12px 14px; border-radius: 12px; inset: auto 12px calc(var(--editor-bar) + 8px);
  }
  .popover > * { flex: none; }
  .popover > textarea { flex: 0 1 auto; min-height: 5rem; }
  .popover .findings { max-height: 24vh; overflow: auto; }
  .popover[style] { inset: auto; }
  .popover__tools { position: sticky; bottom: -12px; margin-bottom: -12px; padding-bottom: 12px; background: var(--paper); }
  .popover__about { font-weight: 600; }
  .uses, .count { color: var(--soft); font-size: 14px; }
  .count--over { color: var(--problem); font-weight: 600; }
  textarea, input, select {
    width: 100%; padding: 8px 10px; border: 1px solid var(--soft); border-radius: 8px; background: var(--paper);
  }
  textarea { max-height: 40vh; resize: vertical; field-sizing: content; }
  .findings {
    display: grid; gap: 8px; padding: 10px 12px; border-radius: 8px; background: var(--problem-paper); color: var(--problem);
    list-style: none; overflow-wrap: anywhere;
  }
  .findings--notice { border-left: 4px solid var(--notice); background: var(--notice-paper); color: var(--ink); }
  .findings li { display: grid; gap: 6px; }
  .panel {
    position: fixed; z-index: 2147483644; inset: 0 0 var(--editor-bar) auto; display: flex; flex-direction: column; gap: 14px;
    width: min(26rem, 100vw); overflow: auto; padding: 14px 16px; border-left: 1px solid var(--line);
    background: var(--paper); box-shadow: var(--shadow);
  }
  .panel__around { display: flex; flex-wrap: wrap; gap: 6px; }
  .panel__around button { min-height: 32px; padding: 2px 10px; font-size: 14px; text-align: start; }
  .panel__head { display: flex; gap: 12px; align-items: start; justify-content: space-between; }
  h2 { margin: 0; font-size: 20px; overflow-wrap: anywhere; }
  fieldset.tools { gap: 6px; margin: 0; padding: 0; border: 0; }
  .popover__tools :is(button, a), fieldset.tools button { padding-inline: 11px; }
  .tools .findings { flex: 1 1 100%; }
  .tools .findings ul { padding: 0; }
  .field { display: grid; gap: 6px; margin: 0; padding: 12px 0 0; border: 0; border-top: 1px solid var(--line); }
  .field label, .field legend { font-size: 14px; color: var(--soft); }
  .field legend { float: left; padding: 0; }
  .field > p:first-child, .field > legend:has(~ .tools, + .items) { color: var(--ink); font-size: 15px; }
  .field legend + * { clear: both; }
  .items { display: grid; gap: 8px; margin: 0; padding: 0; list-style: none; }
  .items > li { padding: 0 0 8px 12px; border-left: 3px solid var(--line); }
  .items .field { padding: 0 0 6px; border: 0; }
  .items .tools button { min-height: 34px; padding: 3px 10px; font-size: 14px; }
  .items > .row { display: grid; grid-template-columns: minmax(0, 1fr) auto; align-items: start; gap: 6px; padding: 0; border: 0; }
  .row > .field { padding: 0; }
  .row > .field button { width: 100%; justify-content: start; text-align: start; overflow-wrap: anywhere; hyphens: auto; font-size: 15px; }
  .row > .tools { gap: 0; flex-wrap: nowrap; }
  .row > .tools:has(.findings) { grid-column: 1 / -1; flex-wrap: wrap; }
  .row > .tools button { padding: 3px 6px; min-width: 30px; }
  .row > .tools button:not(:hover) { border-color: transparent; }
  .field:has(> p:first-child) { grid-template-columns: 1fr auto; align-items: center; }
  .field > p:first-child ~ .findings { grid-column: 1 / -1; }
  summary { padding: 8px 0; cursor: pointer; }
  details[open] > summary { margin-bottom: 6px; }
  details.field > .field { margin-bottom: 14px; }
  .colour { display: grid; grid-template-columns: 1fr 4rem; gap: 8px; }
  input[type='color'] { height: 44px; padding: 4px; }
  .bar__lists { display: contents; }
  .places { display: grid; gap: 8px; margin: 0; padding: 0; list-style: none; }
  .places button { display: grid; justify-content: stretch; gap: 4px; width: 100%; text-align: start; }
  .place__value { overflow: hidden; max-height: 4.4em; overflow-wrap: anywhere; }
  .place__value ins { text-decoration: none; font-weight: 600; }
  .drop { display: grid; gap: 8px; min-width: 0; margin: 0; padding: 0; border: 0; border-radius: 8px; }
  .drop .tools { align-items: center; }
  .drop--over { outline: 3px dashed var(--accent); outline-offset: 4px; }
  .findings--file { inset: auto 12px calc(var(--editor-bar) + 8px); max-height: 40vh; overflow: auto; }
  @media (width < 40rem) {
    .popover { width: auto; inset: auto 8px calc(var(--editor-bar) + 8px); max-height: 52vh; }
    /* What is typed in a box needs to be seen there alone. */
    .popover:has(> textarea) { max-height: 70vh; }
    .outline__label { display: none; }
    .panel { inset: 25vh 0 var(--editor-bar); width: auto; border: solid var(--line); border-width: 1px 0 0; border-radius: 14px 14px 0 0; }
    .bar { padding: 6px 8px calc(6px + env(safe-area-inset-bottom)); }
    .bar__tools { flex-wrap: nowrap; width: 100%; overflow-x: auto; padding: 4px; margin: -4px; }
    .bar__tools, .popover__tools, .popover > .tools { gap: 4px; }
    .bar__tools::after {
      content: '›'; position: sticky; right: -4px; flex: none; align-self: stretch; display: grid; place-items: center end;
      width: 40px; margin-inline-start: -8px; background: linear-gradient(90deg, transparent, var(--paper) 60%);
      color: var(--accent); font-size: 24px; pointer-events: none;
    }
    .bar__tools button { flex: none; padding: 6px; font-size: 14px; }
    .popover__tools :is(button, a), .popover > .tools button { padding: 6px 10px; font-size: 15px; }
    .bar__said { flex-basis: 100%; overflow: hidden; white-space: nowrap; text-overflow: ellipsis; }
  }
  @media (prefers-reduced-motion: no-preference) {
    .popover { animation: appear 0.12s ease-out; }
    @keyframes appear { from { opacity: 0; } }
  }
`;

/** What the page looks like while it is edited: nothing is hidden by the bar, and texts show that they can be changed. */
export const pageStyle = `
  :root { --editor-bar: 3.75rem; scroll-padding-bottom: 14rem; }
  body { padding-bottom: var(--editor-bar); }
  .call-button, .consent { bottom: var(--editor-bar) !important; }
  site-bar, site-alert { z-index: 2147483642 !important; }
  @media (width >= 64rem) {
    :root[data-panel] body { margin-inline-end: 26rem; }
    :root[data-panel] .call-button { right: 26rem; }
  }
  [data-drop] { outline: 4px dashed Highlight; outline-offset: -4px; }
  [contenteditable] { outline: none; cursor: text; }
  [contenteditable]:empty { display: inline-block; min-width: 1ch; min-height: 1lh; }
  @media (width < 40rem) {
    :root { --editor-bar: 5.25rem; }
    .consent { bottom: calc(var(--editor-bar) + var(--call-height)) !important; }
    site-bar { display: none !important; }
    .call-button, .consent { translate: none !important; }
    :root[data-panel] { scroll-padding-bottom: 76vh; }
    :root[data-panel] .header { position: static; }
  }
`;
