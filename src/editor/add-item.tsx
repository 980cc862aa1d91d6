import { useId, useState } from 'react';
import type { EditExample, EditOperation, EditorWords, EditPath } from '../model/editor.ts';
import { renderList } from '../ui/render-list.ts';
import type { Editor } from './editor.ts';
import { singleClick } from './single-click.ts';

interface AddItemProps {
  /** Of the list, or of the block. */
  readonly path: EditPath;
  /** Where the item of a list comes to stand. */
  readonly index?: number;
  /** The file does not have the list yet. */
  readonly isNew?: boolean;
  readonly examples: readonly EditExample[];
  /** What the list is for. */
  readonly about: string;
  /** What the button says. */
  readonly label: string;
  readonly editor: Editor;
  readonly words: EditorWords;
}

/** Adds an item to a list: the only one there is to add, or the one that is chosen. */
export function AddItem({ path, index = 0, isNew, examples, about, label, editor, words }: AddItemProps) {
  const [added, setAdded] = useState(0);
  const id = useId();
  const example = examples[added] ?? examples[0];
  if (example === undefined) {
    return null;
  }
  const add = async () => {
    const { value, path: entry } = example;
    const inList: EditOperation = isNew
      ? { kind: 'set', path, to: [value] }
      : { kind: 'insert', path, index, to: value };
    const operation: EditOperation = entry ? { kind: 'set', path: entry, to: value } : inList;
    const done = await editor.apply(operation);
    if (done) {
      if (typeof value === 'object') {
        await editor.openForm(entry ?? itemAdded(done.operation), 'first', done.revision);
      } else if (entry !== undefined) {
        await editor.openForm(path, entry);
      }
    }
  };
  return (
    <div className="tools">
      {examples.length > 1 && (
        <select
          id={id}
          aria-label={`${words.add}: ${about}`}
          value={added}
          onChange={({ target }) => setAdded(Number(target.value))}
        >
          {renderList(examples, (one, nth) => (
            <option value={nth}>{one.label}</option>
          ))}
        </select>
      )}
      <button type="button" onClick={singleClick(add)}>
        {label}
      </button>
    </div>
  );
}

/** Where the item is that an operation has added, which may have been the first of its list. */
function itemAdded(operation: EditOperation): EditPath {
  return [...operation.path, operation.kind === 'insert' ? operation.index : 0];
}
