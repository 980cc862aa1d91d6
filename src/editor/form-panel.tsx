import { type KeyboardEvent, useEffect, useRef } from 'react';
import type { EditFinding, EditForm, EditorWords, EditPath } from '../model/editor.ts';
import type { Editor } from './editor.ts';
import { FormField } from './form-field.tsx';
import { ItemTools } from './item-tools.tsx';

interface FormPanelProps {
  readonly form: EditForm;
  readonly problems: readonly EditFinding[];
  readonly wanted: EditPath | undefined;
  readonly editor: Editor;
  readonly words: EditorWords;
}

/** The form of a block of the file. Every value is saved when it is left. */
export function FormPanel({ form, problems, wanted, editor, words }: FormPanelProps) {
  const { path, title, about, around, fields, item } = form;
  const ref = useRef<HTMLElement>(null);
  const key = JSON.stringify(path);
  useEffect(() => {
    // By its key, because every change brings the form anew.
    if (key !== '') {
      ref.current?.focus();
    }
  }, [key]);
  useEffect(() => {
    const fields = ref.current?.querySelectorAll<HTMLElement>('[data-path]') ?? [];
    const field = [...fields].find(({ dataset }) => wanted && dataset.path === JSON.stringify(wanted));
    const control = field?.querySelector<HTMLElement>('textarea, input, select, button');
    control?.focus();
    if (control instanceof HTMLTextAreaElement) {
      control.select();
    }
  }, [wanted]);
  useEffect(() => {
    // The page makes room for the panel.
    document.documentElement.dataset.panel = '';
    return () => {
      delete document.documentElement.dataset.panel;
    };
  }, []);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') {
      void editor.openForm(undefined);
    }
  };
  return (
    <aside ref={ref} className="panel" aria-label={title || words.site} tabIndex={-1} onKeyDown={onKeyDown}>
      <nav className="panel__around" aria-label={words.title}>
        {around.map((block) => (
          <button type="button" key={block.title} onClick={() => void editor.openForm(block.path)}>
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
      {item && <ItemTools path={path} {...item} value={form.value} editor={editor} words={words} />}
      <div role="alert">
        {problems.length > 0 && (
          <ul className="findings">
            {problems.map(({ message, hint }) => (
              <li key={message}>
                <strong>{message}</strong> {hint}
              </li>
            ))}
          </ul>
        )}
      </div>
      {fields.map((field) => (
        <FormField key={JSON.stringify(field.path)} field={field} editor={editor} words={words} />
      ))}
    </aside>
  );
}
