/** A text of the page that can be typed into where it stands. */
import type { MarkedTexts } from './marked-texts.ts';

export interface TextField {
  readonly text: Text;
  readonly host: HTMLElement;
  value(): string;
  /** Replaces what is typed. */
  write(value: string): void;
  caret(): number;
  focus(caret: number): void;
  /** Gives the text back to the page as it was. */
  close(): void;
}

/**
 * Opens a text for typing.
 * @param value what the file says; the page may show it with typography
 */
export function openTextField(text: Text, value: string, label: string, marked: MarkedTexts): TextField {
  const shown = text.data;
  const host = document.createElement('span');
  host.contentEditable = 'plaintext-only';
  host.spellcheck = true;
  // A button has no fields in it: assistive technology knows this one as editable text.
  if (text.parentElement?.closest('button, summary') === null) {
    host.role = 'textbox';
    host.ariaLabel = label;
  }
  marked.silently(() => {
    text.replaceWith(host);
    host.append(withData(text, value));
  });
  return {
    text,
    host,
    value: () => oneLine(host.textContent),
    write: (typed) => marked.silently(() => host.replaceChildren(withData(text, typed))),
    caret: () => caretIn(host),
    focus(caret) {
      host.focus({ preventScroll: true });
      placeCaret(host, caret);
    },
    close() {
      marked.silently(() => {
        host.replaceWith(withData(text, shown));
      });
    },
  };
}

/** What is pasted may have line breaks, and a browser types a no-break space at the end of a line. */
function oneLine(text: string): string {
  return text.replace(/\s*\n\s*/g, ' ').trim();
}

function withData(text: Text, data: string): Text {
  text.data = data;
  return text;
}

function caretIn(host: HTMLElement): number {
  const selection = getSelection();
  if (selection === null || selection.focusNode === null || !host.contains(selection.focusNode)) {
    return host.textContent.length;
  }
  const range = document.createRange();
  range.setStart(host, 0);
  range.setEnd(selection.focusNode, selection.focusOffset);
  return range.toString().length;
}

function placeCaret(host: HTMLElement, caret: number): void {
  const [text = host] = host.childNodes;
  const length = text instanceof Text ? text.length : 0;
  getSelection()?.collapse(text, Math.min(caret, length));
}
