/** What pointer and keyboard do on the page while it is edited. */
import type { Editor } from './editor.ts';
import { elementsAt, focusable, isVisible, stopOf, textAt } from './page-texts.ts';
import { hasFile, takePicture } from './take-picture.ts';

/** Where typing is not meant for the page. */
const typingField = 'input, textarea, select';

/** What takes the focus first in a part of the editor. */
const control = 'button:enabled, input, textarea, select';

/**
 * Listens to the page.
 * @param panel the editor's own element
 * @param onHover called with the text under the pointer
 */
export function listenToPage(
  editor: Editor,
  panel: HTMLElement,
  onHover: (text: Text | undefined) => void,
): void {
  const options = { capture: true };
  const isOurs = (event: Event) => event.composedPath().includes(panel);
  const isInField = (event: Event) => {
    const host = editor.view().active?.host;
    return host !== undefined && event.composedPath().includes(host);
  };
  const editableAt = ({ clientX, clientY }: MouseEvent) =>
    textAt(clientX, clientY, (text) => editor.originOf(text) !== undefined);

  /** A picture at a position, though a link may lie over it, with the origin of its file's name. */
  const pictureAt = ({ clientX, clientY }: MouseEvent) => {
    for (const element of elementsAt(clientX, clientY)) {
      const origin = element instanceof HTMLImageElement && editor.originOfAttribute(element, 'alt');
      if (origin) {
        return { element, origin };
      }
    }
    return undefined;
  };

  /** Whether a text is pressed that the file does not say, and that does nothing. */
  const isComposed = ({ detail, target, clientX, clientY }: MouseEvent) =>
    detail > 0 &&
    target instanceof Element &&
    target.closest(focusable) === null &&
    textAt(clientX, clientY, () => true) !== undefined;

  const onClick = (event: MouseEvent) => {
    if (isOurs(event)) {
      return;
    }
    if (isInField(event)) {
      stop(event);
      return;
    }
    // Clicks of the keyboard have no position.
    const found = event.detail > 0 ? editableAt(event) : undefined;
    if (found !== undefined) {
      stop(event);
      void editor.begin(found.text, found.offset);
    } else if (event.detail > 0 && pictureAt(event) !== undefined) {
      stop(event);
      void editor.openForm(pictureAt(event)?.origin.path.slice(0, -1));
    } else if (editor.view().active !== undefined) {
      void editor.leave();
    } else if (isComposed(event)) {
      editor.report('composed');
    }
  };

  const onKeyInField = (event: KeyboardEvent) => {
    // The page's own keys, such as those of the carousel, are letters here.
    event.stopPropagation();
    if (event.isComposing) {
      return;
    }
    if (event.key === 'Enter') {
      event.preventDefault();
      void editor.commit();
    } else if (event.key === 'Escape') {
      event.preventDefault();
      editor.revert();
    } else if (event.key === 'Tab' && !event.shiftKey) {
      const control = panel.shadowRoot?.querySelector<HTMLElement>('[data-popover] button');
      if (control) {
        event.preventDefault();
        control.focus();
      }
    }
  };

  /** The elements by which the keyboard comes to texts, in the order of the page. */
  const stops = () => [...new Set(editor.marked.all().filter(isVisible).map(stopOf))];
  let lastInPage: HTMLElement | undefined;
  /** Where keys go in the editor. */
  const focused = () => panel.shadowRoot?.activeElement ?? undefined;
  /** From the page through the parts of the editor, and back. */
  const changeParts = (direction: 1 | -1) => {
    const parts = [...(panel.shadowRoot?.querySelectorAll('.popover, .panel, .bar') ?? [])];
    const [first, last] = direction === 1 ? [0, parts.length - 1] : [parts.length - 1, 0];
    const at = parts.findLastIndex((part) => part.contains(focused() ?? null));
    if (at === last) {
      (lastInPage?.isConnected ? lastInPage : stops()[0])?.focus();
    } else {
      parts[at === -1 ? first : at + direction]?.querySelector<HTMLElement>(control)?.focus();
    }
  };

  const onKeyInEditor = (event: KeyboardEvent) => {
    if (event.repeat && event.key === 'Enter' && focused()?.matches('button')) {
      // A key that is held presses once: the focus goes on to the button of the next item.
      stop(event);
      return;
    }
    const step = focused()?.matches(typingField) ? undefined : stepOf(event);
    if (step !== undefined) {
      stop(event);
      void editor.step(step);
    }
  };

  const onKeyDown = (event: KeyboardEvent) => {
    const { target } = event;
    if (event.key === 'F6') {
      stop(event);
      changeParts(event.shiftKey ? -1 : 1);
      return;
    }
    if (isOurs(event)) {
      onKeyInEditor(event);
      return;
    }
    if (!(target instanceof HTMLElement)) {
      return;
    }
    if (isInField(event)) {
      onKeyInField(event);
      return;
    }
    if (target.matches(typingField)) {
      return;
    }
    const step = stepOf(event);
    const [text] = editor.textsAt(target);
    if (step !== undefined) {
      stop(event);
      void editor.step(step);
    } else if (event.key === 'Enter' && !event.ctrlKey && !event.metaKey && text !== undefined) {
      stop(event);
      void editor.begin(text, text.length);
    } else if ((event.key === 'ArrowDown' || event.key === 'ArrowUp') && text !== undefined) {
      stop(event);
      const all = stops();
      all[all.indexOf(target) + (event.key === 'ArrowDown' ? 1 : -1)]?.focus();
    }
  };

  let target: HTMLElement | undefined;
  const mark = (element: HTMLElement | undefined) => {
    delete target?.dataset.drop;
    target = element;
    if (element !== undefined) {
      element.dataset.drop = '';
    }
  };
  const onDrag = (event: DragEvent) => {
    if (!hasFile(event)) {
      return;
    }
    // A file that misses the picture must not take the place of the page.
    event.preventDefault();
    const found = isOurs(event) ? undefined : pictureAt(event);
    mark(event.type === 'dragover' ? found?.element : undefined);
    const picture = event.type === 'drop' ? event.dataTransfer?.files[0] : undefined;
    if (found !== undefined && picture !== undefined) {
      void takePicture(editor, picture, found.origin.path, found.origin.value);
    }
  };

  for (const name of ['dragover', 'dragleave', 'drop'] as const) {
    document.addEventListener(name, onDrag, options);
  }
  // The browser asks before the page is left.
  window.addEventListener('beforeunload', (event) => editor.isUnsaved() && event.preventDefault());
  document.addEventListener('click', onClick, options);
  document.addEventListener('keydown', onKeyDown, options);
  // A space in the label of a button or a question is typed, and presses nothing.
  document.addEventListener('keyup', (event) => isInField(event) && stop(event), options);
  document.addEventListener('input', (event) => isInField(event) && editor.typeInPlace(), options);
  document.addEventListener(
    'pointermove',
    (event) => onHover(isOurs(event) ? undefined : editableAt(event)?.text),
    { ...options, passive: true },
  );
  document.addEventListener(
    'focusin',
    ({ target }) => {
      if (target instanceof HTMLElement && target !== panel) {
        lastInPage = target;
      }
      const [text] =
        target instanceof HTMLElement && target.matches(':focus-visible') ? editor.textsAt(target) : [];
      onHover(text);
    },
    options,
  );
}

function stop(event: Event): void {
  event.preventDefault();
  event.stopPropagation();
}

/** Undo and redo by the usual keys. */
function stepOf({ code, ctrlKey, metaKey, shiftKey }: KeyboardEvent): 'undo' | 'redo' | undefined {
  // The key and not its letter, which depends on the keyboard's language.
  const key = ctrlKey || metaKey ? code : '';
  if (key === 'KeyY' || (key === 'KeyZ' && shiftKey)) {
    return 'redo';
  }
  return key === 'KeyZ' ? 'undo' : undefined;
}
