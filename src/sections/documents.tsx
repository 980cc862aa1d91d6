import { useEffect, useRef, useState } from 'react';
import { readStoredRecord, removeStored, writeStored } from '../ui/browser-storage.ts';
import { fillTemplate } from '../ui/fill-template.ts';
import { LateIcon } from '../ui/icon.tsx';
import { renderList } from '../ui/render-list.ts';
import { InlineText, inlineOf, RichTextView } from '../ui/rich-text.tsx';
import { useWords } from '../ui/site-context.ts';
import { useIsInteractive } from '../ui/use-is-interactive.ts';
import { SectionFrame, type SectionProps } from './section-frame.tsx';

/**
 * A list of documents to tick and to print. The ticks live in the native boxes, which work before the code arrives,
 * and are remembered on the device.
 */
export function DocumentsView({ section }: SectionProps<'documents'>) {
  const words = useWords();
  const isInteractive = useIsInteractive();
  const { id, items } = section;
  const listRef = useRef<HTMLUListElement>(null);
  const [count, setCount] = useState(0);
  useEffect(() => {
    const stored = new Set(Object.values(readStoredRecord('localStorage', keyOf(id))));
    for (const box of boxesIn(listRef.current)) {
      box.checked ||= stored.has(nameOf(box));
    }
    const names = tickedIn(listRef.current);
    // Some were ticked before this code arrived.
    if (names.some((name) => !stored.has(name))) {
      writeTicked(id, names);
    }
    setCount(names.length);
  }, [id]);
  const remember = () => {
    const names = tickedIn(listRef.current);
    writeTicked(id, names);
    setCount(names.length);
  };
  return (
    <SectionFrame section={section} text={section.text} isArticle>
      <div className="documents__sheet">
        <ul role="list" ref={listRef}>
          {/* A label holds no lists or paragraphs: what goes on after the first stands below it. */}
          {renderList(items, (item) => (
            <li>
              <label className="documents__item">
                <input type="checkbox" className="documents__box" onChange={remember} />
                <span>
                  <InlineText text={item.slice(0, 1).flatMap(inlineOf)} />
                </span>
              </label>
              {item.length > 1 && (
                <div className="documents__more">
                  <RichTextView text={item.slice(1)} />
                </div>
              )}
            </li>
          ))}
        </ul>
        <p className="documents__count" role="status">
          {count > 0 && fillTemplate(words.tickedCount, { count, total: items.length })}
        </p>
        {section.note.length > 0 && (
          <div className="documents__note">
            <RichTextView text={section.note} />
          </div>
        )}
        {/* In the static page invisible: its space is reserved. */}
        <button
          className={
            isInteractive ? 'button button--quiet documents__print' : 'button documents__print is-waiting'
          }
          type="button"
          disabled={!isInteractive}
          onClick={({ currentTarget }) => printSection(currentTarget.closest('section'))}
        >
          <LateIcon name="print" />
          {words.printList}
        </button>
      </div>
    </SectionFrame>
  );
}

function boxesIn(list: HTMLElement | null): HTMLInputElement[] {
  return [...(list?.querySelectorAll('input') ?? [])];
}

function tickedIn(list: HTMLElement | null): string[] {
  return boxesIn(list).flatMap((box) => (box.checked ? [nameOf(box)] : []));
}

/** A box is known by the text beside it: a list that has changed loses no other tick. */
function nameOf(box: HTMLInputElement): string {
  return box.closest('li')?.textContent ?? '';
}

/** Remembers what is ticked; a list with no tick leaves nothing behind. */
function writeTicked(listId: string, names: readonly string[]): void {
  if (names.length === 0) {
    removeStored('localStorage', keyOf(listId));
  } else {
    writeStored('localStorage', keyOf(listId), JSON.stringify(names));
  }
}

/** Names what of a list of the page that is open is ticked on this device. */
function keyOf(listId: string): string {
  return `ticked ${window.location.pathname}#${listId}`;
}

/** Prints one section; the print style sheet hides the others meanwhile. */
function printSection(section: Element | null) {
  const mark = 'data-print-only';
  section?.setAttribute(mark, '');
  window.addEventListener('afterprint', () => section?.removeAttribute(mark), { once: true });
  window.print();
}
