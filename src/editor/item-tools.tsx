import type { EditOperation, EditorWords, EditPath } from '../model/editor.ts';
import type { Editor } from './editor.ts';

interface ItemToolsProps {
  readonly path: EditPath;
  readonly index: number;
  readonly count: number;
  /** What the file says of the item. */
  readonly value: unknown;
  readonly editor: Editor;
  readonly words: EditorWords;
}

/** Moves and removes an item of a list. */
export function ItemTools({ path, index, count, value, editor, words }: ItemToolsProps) {
  /** After a change of the list the form of the same item stays open, or that of the block with the list. */
  const change = async (operation: EditOperation, next: EditPath) => {
    const isOpen = JSON.stringify(editor.view().form?.path) === JSON.stringify(path);
    if ((await editor.apply(operation, value)) && isOpen) {
      await editor.openForm(next);
    }
  };
  const list = path.slice(0, -1);
  const move = (to: number) => change({ kind: 'move', path, to }, [...list, to]);
  return (
    <div className="tools">
      <button type="button" disabled={index === 0} onClick={() => void move(index - 1)}>
        {words.up}
      </button>
      <button type="button" disabled={index === count - 1} onClick={() => void move(index + 1)}>
        {words.down}
      </button>
      <button type="button" onClick={() => void change({ kind: 'duplicate', path }, [...list, index + 1])}>
        {words.copy}
      </button>
      <button type="button" onClick={() => void change({ kind: 'remove', path }, list.slice(0, -1))}>
        {words.remove}
      </button>
    </div>
  );
}
