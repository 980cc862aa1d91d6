import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import type { EditField, EditOperation, EditorWords } from '../model/editor.ts';
import { fillTemplate } from '../ui/fill-template.ts';
import { AddItem } from './add-item.tsx';
import type { Editor } from './editor.ts';
import { FindingList } from './finding-list.tsx';
import { findingsAt } from './findings-at.ts';
import { ItemTools } from './item-tools.tsx';
import { isSamePath, isWithin } from './paths.ts';
import { singleClick } from './single-click.ts';
import { namesId } from './suggested-names.tsx';
import { takePicture } from './take-picture.ts';
import { typedValue } from './typed-value.ts';

/** Without the format of phones, which they then change themselves. */
const pictureTypes = 'image/svg+xml,image/png,image/jpeg,image/webp,image/avif';

interface FormFieldProps {
  readonly field: EditField;
  readonly editor: Editor;
  readonly words: EditorWords;
}

/** A value of a form, by the kind of its control. */
export function FormField(props: FormFieldProps) {
  const { field } = props;
  switch (field.control.kind) {
    case 'list':
      return <ListField {...props} />;
    case 'block':
      return <BlockField {...props} />;
    case 'name':
      return field.control.of === 'picture' ? <PictureField {...props} /> : <ValueField {...props} />;
    default:
      return <ValueField {...props} />;
  }
}

/** The name of a picture, and another file for it: chosen or dropped. */
function PictureField(props: FormFieldProps) {
  const { field, editor, words } = props;
  const [isOver, setOver] = useState(false);
  const ref = useRef<HTMLInputElement>(null);
  const take = (files: FileList | null | undefined) => {
    const picture = files?.[0];
    if (picture !== undefined) {
      void takePicture(editor, picture, field.path, field.value);
    }
  };
  return (
    <fieldset
      className={isOver ? 'drop drop--over' : 'drop'}
      onDragOver={() => setOver(true)}
      onDragLeave={() => setOver(false)}
      onDrop={({ dataTransfer }) => {
        setOver(false);
        take(dataTransfer.files);
      }}
    >
      <ValueField {...props} />
      <div className="tools">
        <button type="button" onClick={() => ref.current?.click()}>
          {words.choosePicture}
        </button>
        <span className="uses">{words.dropPicture}</span>
      </div>
      <input
        ref={ref}
        type="file"
        hidden
        accept={pictureTypes}
        onChange={({ target }) => {
          take(target.files);
          target.value = '';
        }}
      />
    </fieldset>
  );
}

function ValueField({ field, editor, words }: FormFieldProps) {
  const { control, path, about, name, value, usual, isOptional, maximum } = field;
  const saved = textOf(value);
  const [draft, setDraft] = useState(saved);
  const [known, setKnown] = useState(saved);
  const id = useId();
  if (known !== saved) {
    setKnown(saved);
    // What has been typed on since is saved when it is left.
    if (draft === known) {
      setDraft(saved);
    }
  }
  const type = (next: string) => {
    setDraft(next);
    editor.formFields.type(id, next === saved ? undefined : next);
  };
  useEffect(() => () => void editor.formFields.remove(id), [editor, id]);
  /** What the file says when all that has been sent is saved. */
  const last = useRef<Promise<unknown>>(Promise.resolve(value));
  useEffect(() => {
    last.current = last.current.then(() => value);
  }, [value]);
  /** What is sent and not saved: leaving the field does not send it again. */
  const tried = useRef<string>(undefined);
  const save = (typed: string) => {
    const next = typedValue(typed, field);
    const refused = tried.current;
    setDraft(next);
    tried.current = next;
    const saving = last.current.then(async (from) => {
      if (next === textOf(from)) {
        if (refused !== undefined) {
          // Why it was refused is about nothing any more.
          const { problems } = editor.view();
          const others = problems.filter((problem) => !isSamePath(problem.path, path));
          editor.report('idle', others);
        }
        return { isSaved: true, value: from };
      }
      const operation = operationFor(next);
      const done = await editor.apply(operation, from);
      const { progress } = editor.view();
      const isAnswered = progress !== 'failed' && progress !== 'closed';
      if (done !== undefined || !isAnswered) {
        tried.current = undefined;
      }
      if (done === undefined) {
        return { isSaved: isAnswered ? false : undefined, value: from };
      }
      return { isSaved: true, value: 'to' in done.operation ? done.operation.to : undefined };
    });
    last.current = saving.then(({ value }) => value);
    void editor.formFields.save(
      id,
      next,
      saving.then(({ isSaved }) => isSaved),
    );
  };
  const operationFor = (next: string): EditOperation => {
    if (control.kind === 'page-path') {
      return { kind: 'rename-page', path: path.slice(0, -1), to: next };
    }
    return next === '' && isOptional
      ? { kind: 'remove', path }
      : { kind: 'set', path, to: fileValueOf(next, control.kind) };
  };
  const usually = value === undefined && usual !== undefined ? textOf(usual) : '';
  const findings = findingsAt(path, editor.view());
  const isRefused = editor.view().problems.length > 0;
  const list = findings.length > 0 && (
    <FindingList
      id={`${id}-findings`}
      findings={findings}
      path={path}
      value={saved}
      words={words}
      isNotice={!isRefused}
      onFix={(proposal) => save(proposal)}
    />
  );
  const common = {
    id,
    value: draft,
    ...(findings.length > 0 && {
      'aria-describedby': `${id}-findings`,
      'aria-invalid': isRefused,
    }),
  };
  const typed = {
    ...common,
    onChange: ({ target }: { readonly target: { readonly value: string } }) => type(target.value),
    // What is typed takes the place of a line, or of an example, to which the keyboard comes; the pointer sets the caret.
    onFocus: ({ target }: { readonly target: HTMLInputElement | HTMLTextAreaElement }) =>
      (control.kind !== 'text' || findings.some(({ fix }) => fix?.to === saved)) && target.select(),
    onBlur: () => draft !== tried.current && save(draft),
  };
  /** A line has no line breaks: the key saves it. */
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (event.key === 'Enter' && !event.nativeEvent.isComposing) {
      event.preventDefault();
      save(draft);
    }
  };
  /** A colour is tried as soon as it is whole. */
  const onColour = ({ target }: { readonly target: { readonly value: string } }) =>
    wholeColour.test(target.value) ? save(target.value) : type(target.value);
  return (
    <div className="field" data-path={JSON.stringify(path)}>
      <label htmlFor={id}>{about || name}</label>
      {control.kind === 'text' && <textarea rows={4} {...typed} />}
      {(control.kind === 'line' || control.kind === 'page-path') && (
        <textarea rows={1} {...typed} placeholder={usually} onKeyDown={onKeyDown} />
      )}
      {control.kind === 'number' && (
        <input type="number" {...typed} placeholder={usually} onKeyDown={onKeyDown} />
      )}
      {control.kind === 'colour' && (
        <div className="colour">
          <input {...typed} placeholder={usually} onChange={onColour} onKeyDown={onKeyDown} />
          <input type="color" aria-label={words.chooseColour} value={draft || usually} onChange={onColour} />
        </div>
      )}
      {control.kind === 'flag' && (
        <select {...common} onChange={({ target }) => save(target.value)}>
          {value === undefined && (
            <option value="">{{ true: words.yes, false: words.no }[usually] ?? noValue}</option>
          )}
          <option value={String(true)}>{words.yes}</option>
          <option value={String(false)}>{words.no}</option>
        </select>
      )}
      {control.kind === 'name' && (
        <input {...typed} onKeyDown={onKeyDown} list={namesId(control.of)} placeholder={usually} />
      )}
      {control.kind === 'choice' && (
        <select {...common} onChange={({ target }) => save(target.value)}>
          {(value === undefined || isOptional) && (
            <option value="">{usually && fillTemplate(words.usual, { value: usually })}</option>
          )}
          {control.choices.map((choice) => (
            <option key={choice.value} value={choice.value}>
              {choice.label}
            </option>
          ))}
        </select>
      )}
      {maximum !== undefined && (
        <p className={draft.length > maximum ? 'count count--over' : 'count'}>
          {fillTemplate(words.length, { length: draft.length, maximum })}
        </p>
      )}
      {/* Refused: said at once, because the focus has gone on. */}
      {isRefused && list ? <div role="alert">{list}</div> : list}
    </div>
  );
}

/** What holds without the line depends on others. */
const noValue = '—';

const wholeColour = /^#[\da-f]{6}$/i;

/** A block opens in the place of the form around it. */
function BlockField({ field, editor, words }: FormFieldProps) {
  const { control, path, about, name, isGiven, isOptional } = field;
  if (control.kind !== 'block') {
    return null;
  }
  const isAdded = !isGiven && control.example !== undefined;
  const add = async () => {
    if (await editor.apply({ kind: 'set', path, to: control.example })) {
      await editor.openForm(path, 'first');
    }
  };
  const isItem = typeof path.at(-1) === 'number';
  const findings = isItem ? [] : findingsAt(path, editor.view());
  const action = isAdded ? words.add : words.open;
  return (
    <div className="field" data-path={JSON.stringify(path)}>
      {!isItem && <p>{about || name}</p>}
      <div className="tools">
        <button
          type="button"
          aria-label={`${action}: ${isItem ? control.label : about || name}`}
          onClick={() => void (isAdded ? add() : editor.openForm(path))}
        >
          {isItem ? control.label : action}
        </button>
        {isGiven && isOptional && (
          <button type="button" onClick={singleClick(() => editor.apply({ kind: 'remove', path }))}>
            {words.remove}
          </button>
        )}
      </div>
      {findings.length > 0 && <FindingList findings={findings} words={words} isNotice />}
    </div>
  );
}

function ListField({ field, editor, words }: FormFieldProps) {
  const { control, path, about, name, isGiven } = field;
  const [isOpened, setOpened] = useState(false);
  if (control.kind !== 'list') {
    return null;
  }
  const { items, examples } = control;
  const { stand = [], form, wanted } = editor.view();
  const isWanted = typeof wanted === 'object' && isWithin(wanted, path);
  // Behind the item at which the owner is; pages and reviews at the end.
  const isAmong = path.length > 1 && stand.length > path.length && isWithin(stand, path);
  const at = isAmong ? Number(stand[path.length]) + 1 : items.length;
  const list = (
    <ol className="items">
      {items.map((item, index) => (
        <li key={item.path.at(-1)} className={item.control.kind === 'block' ? 'row' : undefined}>
          <FormField field={item} editor={editor} words={words} />
          <ItemTools
            path={item.path}
            index={index}
            count={items.length}
            label={item.name}
            isInRow
            editor={editor}
            words={words}
          />
        </li>
      ))}
    </ol>
  );
  // The form of the whole site is the way to its lists.
  const isFolded = items.length > (form?.path.length === 0 ? mostInSight : mostInForm);
  return (
    <fieldset className="field" data-path={JSON.stringify(path)}>
      <legend>{about || name}</legend>
      {isFolded ? (
        <details onToggle={() => setOpened(true)}>
          <summary>{fillTemplate(words.showAll, { count: items.length })}</summary>
          {(isOpened || isWanted) && list}
        </details>
      ) : (
        list
      )}
      <AddItem
        path={path}
        index={Math.min(at, items.length)}
        isNew={!isGiven}
        examples={examples}
        about={about || name}
        label={words.add}
        editor={editor}
        words={words}
      />
    </fieldset>
  );
}

/** Most items of a list of the whole site that are shown at once. */
const mostInSight = 5;

/** Most items of any other list that are shown at once: drawing a row takes a millisecond, on a slow computer five. */
const mostInForm = 100;

function textOf(value: unknown): string {
  return value === undefined || value === null ? '' : String(value);
}

/** What is typed, as the file has it. */
function fileValueOf(draft: string, kind: string): unknown {
  if (kind === 'number') {
    return Number(draft);
  }
  return kind === 'flag' ? draft === String(true) : draft;
}
