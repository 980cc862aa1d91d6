import { useEffect, useReducer, useSyncExternalStore } from 'react';
import type { EditFinding } from '../model/editor.ts';
import type { Editor } from './editor.ts';
import { withoutRepeated } from './findings-at.ts';
import { FormPanel } from './form-panel.tsx';
import { around, partsOf, rectsOf, rectsOfActive } from './page-texts.ts';
import { PlaceLists } from './place-lists.tsx';
import type { Store } from './store.ts';
import { TextPopover } from './text-popover.tsx';

interface EditorViewProps {
  readonly editor: Editor;
  /** The text under the pointer, or that the keyboard has come to. */
  readonly hover: Store<Text | undefined>;
}

/** The bar, the outline of the text under the pointer, and what belongs to the text that is being changed. */
export function EditorView({ editor, hover }: EditorViewProps) {
  const view = useSyncExternalStore(editor.subscribe, editor.view);
  const hovered = useSyncExternalStore(hover.subscribe, hover.get);
  useRedrawOnScroll();
  const { content, file, progress, active, form, problems, wanted } = view;
  const { unreadable } = file;
  const { words } = content;
  const said = { idle: '', ...words }[progress];
  return (
    <div lang={words.language}>
      {active && <Outline rects={rectsOfActive(active, editor.marked)} />}
      {hovered?.isConnected && hovered !== active?.text && (
        <Outline
          rects={rectsOf(partsOf(hovered, editor.marked))}
          label={editor.originOf(hovered)?.about ?? ''}
        />
      )}
      {active && <TextPopover active={active} editor={editor} words={words} />}
      {form && <FormPanel form={form} problems={problems} wanted={wanted} editor={editor} words={words} />}
      {!form && problems.length > 0 && <Findings findings={problems} />}
      <section className="bar" aria-label={words.title}>
        <div className="bar__tools">
          <button type="button" className="main" onClick={() => void finish(editor)}>
            {words.view}
          </button>
          {steps.map(({ step, can, keys }) => (
            <button
              type="button"
              key={step}
              aria-keyshortcuts={keys}
              aria-disabled={!file[can]}
              onClick={() => void editor.step(step)}
            >
              {words[step]}
            </button>
          ))}
          {content.pagePath && (
            <button type="button" onClick={() => void editor.openForm(content.pagePath)}>
              {words.page}
            </button>
          )}
          <PlaceLists editor={editor} words={words} revision={file.revision} hasForm={form !== undefined} />
        </div>
        <p className="bar__said" role="status">
          {said || (unreadable.length > 0 ? words.reading : words.hint)}
        </p>
      </section>
      {unreadable.length > 0 && <Findings findings={unreadable} />}
    </div>
  );
}

const steps = [
  { step: 'undo', can: 'canUndo', keys: 'Control+Z' },
  { step: 'redo', can: 'canRedo', keys: 'Control+Shift+Z' },
] as const;

/** What belongs to no value that is shown. */
function Findings({ findings }: { readonly findings: readonly EditFinding[] }) {
  return (
    <div className="findings findings--file" role="alert">
      {withoutRepeated(findings).map(({ message, hint }) => (
        <p key={message}>
          <strong>{message}</strong> {hint}
        </p>
      ))}
    </div>
  );
}

/** The page as visitors have it. */
async function finish(editor: Editor): Promise<void> {
  await editor.settled();
  if (await editor.leave()) {
    window.location.reload();
  }
}

/** Distance of the outline from the text, in pixels. */
const gapPx = 4;

interface OutlineProps {
  readonly rects: readonly DOMRect[];
  /** What the text is; not told of the one that is being changed. */
  readonly label?: string;
}

function Outline({ rects, label }: OutlineProps) {
  const rect = around(rects);
  if (rect === undefined) {
    return null;
  }
  const style = {
    left: rect.left - gapPx,
    top: rect.top - gapPx,
    width: rect.width + 2 * gapPx,
    height: rect.height + 2 * gapPx,
  };
  return (
    <div
      aria-hidden="true"
      className={label === undefined ? 'outline outline--active' : 'outline'}
      style={style}
    >
      {label !== undefined && <span className="outline__label">{label}</span>}
    </div>
  );
}

/** Outlines and popover follow the page. */
function useRedrawOnScroll(): void {
  const [, redraw] = useReducer((count: number) => count + 1, 0);
  useEffect(() => {
    const unmounted = new AbortController();
    const options = { capture: true, passive: true, signal: unmounted.signal };
    window.addEventListener('scroll', redraw, options);
    window.addEventListener('resize', redraw, options);
    return () => unmounted.abort();
  }, []);
}
