import { type KeyboardEvent, type MouseEvent, useLayoutEffect, useRef, useState } from 'react';
import type { EditorWords, EditPath } from '../model/editor.ts';
import { fillTemplate } from '../ui/fill-template.ts';
import type { Editor } from './editor.ts';
import type { ActiveText } from './editor-state.ts';
import { FindingList } from './finding-list.tsx';
import { findingsAt } from './findings-at.ts';
import { MarkdownTools } from './markdown-tools.tsx';
import { around, rectsOf, rectsOfActive } from './page-texts.ts';
import { joinLines } from './typed-value.ts';

interface PopoverProps {
  readonly active: ActiveText;
  readonly editor: Editor;
  readonly words: EditorWords;
}

/** What is to be known of the text that is being changed, and the box for one that is not typed in the page. */
export function TextPopover({ active, editor, words }: PopoverProps) {
  const { origin, draft, conflict, host, text } = active;
  const findings = active.findings.length > 0 ? active.findings : findingsAt(origin.path, editor.view());
  const ref = useRef<HTMLElement>(null);
  const position = usePosition(ref, active, editor);
  const link = text.parentElement?.closest('a');
  const keep = () => {
    editor.revert();
    void editor.apply({ kind: 'set', path: origin.path, to: origin.value }, origin.value);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') {
      event.preventDefault();
      editor.revert();
    }
  };
  /** Pressed in the page itself, where its router keeps the editor open. */
  const onFollow = async (event: MouseEvent) => {
    if (!event.ctrlKey && !event.metaKey && !event.shiftKey) {
      event.preventDefault();
      if (await editor.leave()) {
        link?.click();
      }
    }
  };
  return (
    <section
      ref={ref}
      className="popover"
      data-popover=""
      style={position}
      aria-label={`${words.title}: ${origin.about}`}
      onKeyDown={onKeyDown}
    >
      <p className="popover__about">{origin.about}</p>
      {host === undefined && <TextBox active={active} editor={editor} words={words} />}
      {origin.maximum !== undefined && (
        <p className={draft.length > origin.maximum ? 'count count--over' : 'count'}>
          {fillTemplate(words.length, { length: draft.length, maximum: origin.maximum })}
        </p>
      )}
      {origin.uses > 1 && <p className="uses">{usesOf(origin.uses, words)}</p>}
      <div role="alert">
        {findings.length > 0 && (
          <FindingList
            findings={findings}
            path={origin.path}
            value={origin.value}
            words={words}
            isNotice={active.findings.length === 0}
            onFix={editor.typeProposal}
            onKeep={keep}
          />
        )}
        {conflict && (
          <div className="findings">
            <strong>{words.conflict}</strong>
            <q>{String(conflict.theirs)}</q>
            <button type="button" onClick={() => void editor.resolve('mine')}>
              {words.keepMine}
            </button>
            <button type="button" onClick={() => void editor.resolve('theirs')}>
              {words.takeTheirs}
            </button>
          </div>
        )}
      </div>
      <div className="popover__tools">
        <button type="button" className="main" onClick={() => void editor.leave()}>
          {words.done}
        </button>
        <button type="button" onClick={() => editor.revert()}>
          {words.back}
        </button>
        <button
          type="button"
          onClick={() => void editor.openForm(origin.path.slice(0, -1), itemAt(origin.path))}
        >
          {words.block}
        </button>
        {link && (
          <a href={link.href} onClick={(event) => void onFollow(event)}>
            {words.follow}
          </a>
        )}
      </div>
    </section>
  );
}

/** An item without a form of its own is shown in that of its list. */
function itemAt(path: EditPath): EditPath | undefined {
  return typeof path.at(-1) === 'number' ? path : undefined;
}

function usesOf(count: number, { uses, language }: EditorWords): string {
  const isOne = new Intl.PluralRules(language).select(count) === 'one';
  return fillTemplate(isOne ? uses.one : uses.other, { count });
}

/** Longer texts, and those that the page shows in another form than the file, are typed as the file has them. */
function TextBox({ active, editor, words }: PopoverProps) {
  const { origin, draft } = active;
  const ref = useRef<HTMLTextAreaElement>(null);
  const isBlock = origin.text === 'blocks';
  useLayoutEffect(() => ref.current?.focus(), []);
  const onKeyDown = (event: KeyboardEvent) => {
    if (
      event.key === 'Enter' &&
      (!isBlock || event.ctrlKey || event.metaKey) &&
      !event.nativeEvent.isComposing
    ) {
      event.preventDefault();
      void editor.commit();
    }
  };
  return (
    <>
      {(isBlock || origin.text === 'inline') && (
        <MarkdownTools box={ref} words={words} hasLists={isBlock} onType={editor.type} />
      )}
      <textarea
        ref={ref}
        aria-label={origin.about}
        rows={isBlock ? 6 : 2}
        value={draft}
        onChange={({ target }) => editor.type(isBlock ? target.value : joinLines(target.value))}
        onKeyDown={onKeyDown}
      />
    </>
  );
}

/** Narrower windows have the popover at their lower edge, in pixels. */
const narrowPx = 640;
const gapPx = 12;

/** Below the text, or above it where there is no room. */
function usePosition(
  ref: { readonly current: HTMLElement | null },
  active: ActiveText,
  { marked }: Editor,
): { readonly left: number; readonly top: number } | undefined {
  const { text, host } = active;
  const [size, setSize] = useState({ width: 0, height: 0 });
  useLayoutEffect(() => {
    const { offsetWidth: width = 0, offsetHeight: height = 0 } = ref.current ?? {};
    if (width !== size.width || height !== size.height) {
      setSize({ width, height });
    }
  });
  // What is typed stays in sight when a finding makes the popover higher.
  useLayoutEffect(() => {
    const { top = 0 } = (size.height > 0 && ref.current?.getBoundingClientRect()) || {};
    const rect = around(rectsOf([host ?? text]));
    const hidden = rect === undefined ? 0 : rect.bottom + gapPx - top;
    // Of a long text the beginning.
    const most = (rect?.top ?? 0) - headerPx;
    if (window.innerWidth < narrowPx && size.height > 0 && hidden > 0 && most > 0) {
      window.scrollBy({ top: Math.min(hidden, most), behavior: 'instant' });
    }
  }, [ref, size.height, text, host]);
  const rect = around(rectsOfActive(active, marked)) ?? text.parentElement?.getBoundingClientRect();
  if (rect === undefined || window.innerWidth < narrowPx) {
    return undefined;
  }
  const below = rect.bottom + gapPx;
  const above = rect.top - gapPx - size.height;
  const lowest = window.innerHeight - size.height - barPx;
  const top = below <= lowest ? below : above >= 0 ? above : lowest;
  const left = Math.max(gapPx, Math.min(rect.left, window.innerWidth - size.width - gapPx));
  return { left, top };
}

/** Room that the header of a page takes, in pixels. */
const headerPx = 88;

/** Height of the bar, in pixels. */
const barPx = 64;
