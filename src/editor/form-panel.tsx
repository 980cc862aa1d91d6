import { type KeyboardEvent, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { EditField, EditFinding, EditForm, EditorWords, EditPath } from '../model/editor.ts';
import { AddItem } from './add-item.tsx';
import type { Editor } from './editor.ts';
import { FindingList } from './finding-list.tsx';
import { FormField } from './form-field.tsx';
import { ItemTools } from './item-tools.tsx';
import { keepingPlace } from './keep-place.ts';
import { isSamePath, isWithin } from './paths.ts';
import { singleClick } from './single-click.ts';
import { SuggestedNames } from './suggested-names.tsx';

interface FormPanelProps {
  readonly form: EditForm;
  readonly problems: readonly EditFinding[];
  readonly wanted: EditPath | 'first' | undefined;
  readonly editor: Editor;
  readonly words: EditorWords;
}

/** The form of a block of the file. Every value is saved when it is left. */
export function FormPanel({ form, problems, wanted, editor, words }: FormPanelProps) {
  const { path, title, about, around, fields, names, item, entries, isOptional } = form;
  const ref = useRef<HTMLElement>(null);
  const { opening } = editor.view();
  useLayoutEffect(() => {
    // Where the owner was before comes back when the panel is closed.
    const before = document.activeElement?.shadowRoot?.activeElement ?? document.activeElement;
    // The page makes room for the panel, and what is read stays where it is.
    keepingPlace(() => {
      document.documentElement.dataset.panel = '';
    });
    return () => {
      if (before instanceof HTMLElement && before.isConnected) {
        before.focus({ preventScroll: true });
      }
      keepingPlace(() => {
        delete document.documentElement.dataset.panel;
      });
    };
  }, []);
  useLayoutEffect(() => {
    // Not for every form, because every change brings it anew.
    if (opening > 0 && ref.current) {
      ref.current.scrollTop = 0;
      ref.current.focus();
    }
  }, [opening]);
  useEffect(() => {
    const fields = Array.from(ref.current?.querySelectorAll<HTMLElement>('[data-path]') ?? []);
    // The value itself, or the block that it is in.
    const isAsked = ({ dataset }: HTMLElement) =>
      typeof wanted === 'object' && isWithin(wanted, pathIn(dataset));
    const field = wanted === 'first' ? fields[0] : fields.findLast(isAsked);
    for (let fold = field?.closest('details'); fold; fold = fold.parentElement?.closest('details')) {
      fold.open = true;
    }
    const control = field?.querySelector<HTMLElement>('textarea, input, select, button');
    control?.focus();
    if (control instanceof HTMLTextAreaElement) {
      control.select();
    }
  }, [wanted]);
  // What the owner has just given a value stays where it is.
  const [opened, setOpened] = useState({ form, opening });
  if (opened.opening !== opening) {
    setOpened({ form, opening });
  }
  const rare = opened.form.fields.flatMap((field) => (field.isRare ? [keyIn(opened.form, field)] : []));
  const isFolded = (field: EditField) => rare.length >= fewestFolded && rare.includes(keyIn(form, field));
  const show = (field: EditField) => (
    <FormField key={`${opening} ${keyIn(form, field)}`} field={field} editor={editor} words={words} />
  );
  const shown = fields.flatMap(pathsOf);
  const others = problems.filter((problem) => !shown.includes(String(problem.path)));
  useEffect(() => {
    // Why a change was refused comes into sight, below its field or above all.
    if (problems.length > 0) {
      ref.current?.querySelector('.findings:not(.findings--notice)')?.scrollIntoView({ block: 'nearest' });
    }
  }, [problems]);
  const examples = examplesIn(form, editor.view().file.findings);
  const keepAll = async () => {
    for (const { path: at, value } of examples) {
      await editor.apply({ kind: 'set', path: at, to: value }, value);
    }
    ref.current?.focus();
  };
  const remove = async () => {
    const done = await editor.apply({ kind: 'remove', path });
    if (done) {
      await editor.openForm(path.slice(0, -1), path, done.revision);
    }
  };
  const onKeyDown = async ({ key, target }: KeyboardEvent) => {
    if (key === 'Escape' && target instanceof HTMLElement) {
      // What is typed is saved when it is left.
      target.blur();
      await editor.openForm(undefined);
      if (editor.view().form !== undefined) {
        target.focus();
      }
    }
  };
  return (
    <aside
      ref={ref}
      className="panel"
      aria-label={title || words.site}
      tabIndex={-1}
      onKeyDown={(event) => void onKeyDown(event)}
    >
      <nav className="panel__around" aria-label={words.title}>
        {around.map((block) => (
          <button
            type="button"
            key={String(block.path)}
            // Back to where the way down began; the form of the whole site begins at its top.
            onClick={() => void editor.openForm(block.path, block.path.length > 0 ? path : undefined)}
          >
            {block.title || words.site}
          </button>
        ))}
      </nav>
      <header className="panel__head">
        <h2>{title || words.site}</h2>
        <button type="button" onClick={() => void editor.openForm(undefined)}>
          {words.close}
        </button>
      </header>
      {about !== '' && about !== `${title}.` && <p className="uses">{about}</p>}
      {item && (
        <>
          <ItemTools path={path} {...item} label={title} editor={editor} words={words} />
          <AddItem
            path={path.slice(0, -1)}
            index={item.index + 1}
            examples={item.examples}
            about={title}
            label={words.addAnother}
            editor={editor}
            words={words}
          />
        </>
      )}
      {(isOptional || examples.length > 0) && (
        <div className="tools">
          {isOptional && (
            <button type="button" onClick={singleClick(remove)}>
              {words.remove}
            </button>
          )}
          {examples.length > 0 && (
            <button type="button" onClick={() => void keepAll()}>
              {words.keepAll}
            </button>
          )}
        </div>
      )}
      <div role="alert">{others.length > 0 && <FindingList findings={others} words={words} />}</div>
      <SuggestedNames names={names} />
      {fields.filter((field) => !isFolded(field)).map(show)}
      <AddItem path={path} examples={entries} about={title} label={words.add} editor={editor} words={words} />
      {fields.some(isFolded) && (
        <details key={opening} className="field">
          <summary>{words.more}</summary>
          {fields.filter(isFolded).map(show)}
        </details>
      )}
    </aside>
  );
}

/** Fewer values are not put out of sight. */
const fewestFolded = 3;

/** A field's name within its form, which may move. */
function keyIn({ path }: EditForm, field: EditField): string {
  return JSON.stringify(field.path.slice(path.length));
}

function pathIn({ path = '[]' }: DOMStringMap): EditPath {
  return JSON.parse(path);
}

/** The values of a form that are still examples, each to be kept by being set to itself. */
function examplesIn({ fields }: EditForm, findings: readonly EditFinding[]): readonly EditField[] {
  return fields.filter(
    ({ path, value }) =>
      value !== undefined && findings.some(({ fix }) => fix?.to === value && isSamePath(fix.path, path)),
  );
}

/** Paths of the values that a field shows. */
function pathsOf({ path, control }: EditField): string[] {
  return control.kind === 'list'
    ? control.items.flatMap(pathsOf)
    : control.kind === 'block'
      ? []
      : [String(path)];
}
