/** A text of the page that can be typed into where it stands. */
import type { MarkedTexts } from './marked-texts.ts';
import { oneLine } from './typed-value.ts';

/** What is selected of a text: offsets of its characters, both alike for a caret. */
export interface SelectedRange {
  readonly anchor: number;
  readonly focus: number;
}

/** A caret: nothing is selected. */
export function caretAt(offset: number): SelectedRange {
  return { anchor: offset, focus: offset };
}

export type TextField = ReturnType<typeof openTextField>;

/** What is kept of a field that is opened again where the page has been rendered. */
export type KeptField = ReturnType<TextField['kept']>;

/**
 * Opens a text for typing.
 * @param value what the file says; the page may show it with typography
 */
export function openTextField(text: Text, value: string, label: string, marked: MarkedTexts) {
  const shown = text.data;
  const host = document.createElement('span');
  host.contentEditable = 'plaintext-only';
  host.spellcheck = true;
  // Where spaces collapse, browsers type no-break spaces beside others.
  host.style.setProperty('white-space-collapse', 'preserve');
  // A button has no fields in it: assistive technology knows this one as editable text.
  if (text.parentElement?.closest('button, summary') === null) {
    host.role = 'textbox';
    host.ariaLabel = label;
  }
  marked.silently(() => {
    text.replaceWith(host);
    host.append(withData(text, value.replace(/\n$/, '')));
  });
  return {
    host,
    value: () => oneLine(host.textContent),
    /** Replaces what is typed. */
    write: (typed: string) => marked.silently(() => host.replaceChildren(withData(text, typed))),
    selected: () => selectedIn(host),
    kept: () => ({
      selected: selectedIn(host),
      isFocused: document.activeElement === host,
      value: oneLine(host.textContent),
      /** With a space at the end, behind which more may be typed. */
      typed: host.textContent,
    }),
    focus(selected: SelectedRange) {
      host.focus({ preventScroll: true });
      select(host, selected);
    },
    /** Gives the text back to the page as it was. */
    close: () => marked.silently(() => host.replaceWith(withData(text, shown))),
  };
}

function withData(text: Text, data: string): Text {
  text.data = data;
  return text;
}

function selectedIn(host: HTMLElement): SelectedRange {
  const { anchorNode, anchorOffset, focusNode, focusOffset } = getSelection() ?? {};
  return { anchor: offsetIn(host, anchorNode, anchorOffset), focus: offsetIn(host, focusNode, focusOffset) };
}

/** How many characters stand before a point; all of them, where it is outside. */
function offsetIn(host: HTMLElement, node: Node | null | undefined, offset = 0): number {
  if (!node || !host.contains(node)) {
    return host.textContent.length;
  }
  const range = document.createRange();
  range.setStart(host, 0);
  range.setEnd(node, offset);
  return range.toString().length;
}

function select(host: HTMLElement, { anchor, focus }: SelectedRange): void {
  const [text = host] = host.childNodes;
  const length = text instanceof Text ? text.length : 0;
  getSelection()?.setBaseAndExtent(text, Math.min(anchor, length), text, Math.min(focus, length));
}
