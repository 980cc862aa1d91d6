import { useRef } from 'react';
import type { EditOperation, EditorWords, EditPath } from '../model/editor.ts';
import type { Editor } from './editor.ts';
import { PageRemoval } from './page-removal.tsx';
import { isSamePath, valueIn } from './paths.ts';

interface ItemToolsProps {
  readonly path: EditPath;
  readonly index: number;
  readonly count: number;
  /** What the file says of the item. */
  readonly value: unknown;
  /** What the item is called. */
  readonly label: string;
  /** Beside the item, in a row: with arrows for words. */
  readonly isInRow?: boolean;
  readonly editor: Editor;
  readonly words: EditorWords;
}

type Tool = 'up' | 'down' | 'copy' | 'remove';

/** Moves, copies and removes an item of a list. The focus goes with the item. */
export function ItemTools({ path, index, count, value, label, isInRow, editor, words }: ItemToolsProps) {
  const ref = useRef<HTMLFieldSetElement>(null);
  /** After a change of the list the form of the same item stays open, or that of the block with the list. */
  const change = async (tool: Tool, operation: EditOperation, next: EditPath) => {
    const root = ref.current?.getRootNode();
    const isOpen = isSamePath(editor.view().form?.path, path);
    if ((await editor.apply(operation)) && (isOpen || (tool === 'copy' && isPage(path)))) {
      await editor.openForm(next);
    } else if (tool !== 'remove') {
      editor.show(next);
    }
    if (root instanceof ShadowRoot && tool !== 'copy') {
      focusTool(root, next, tool);
    }
  };
  const list = path.slice(0, -1);
  const { removal, content } = editor.view();
  const remove = () => {
    const next = isSamePath(editor.view().form?.path, path)
      ? list.slice(0, -1)
      : [...list, Math.max(index - 1, 0)];
    return change('remove', { kind: 'remove', path }, next);
  };
  const moves = [
    { tool: 'up', mark: '↑', to: index - 1, isLast: index === 0 },
    { tool: 'down', mark: '↓', to: index + 1, isLast: index === count - 1 },
  ] as const;
  return (
    <fieldset ref={ref} className="tools" aria-label={label} data-item={JSON.stringify(path)}>
      {moves.map(({ tool, mark, to, isLast }) => (
        <button
          type="button"
          key={tool}
          name={tool}
          aria-label={words[tool]}
          disabled={isLast}
          onClick={() => void change(tool, { kind: 'move', path, to }, [...list, to])}
        >
          {isInRow ? mark : words[tool]}
        </button>
      ))}
      <button
        type="button"
        name="copy"
        onClick={() => void change('copy', { kind: 'duplicate', path }, [...list, index + 1])}
      >
        {words.copy}
      </button>
      <button type="button" name="remove" onClick={() => void remove()}>
        {words.remove}
      </button>
      {removal && isSamePath(removal.path, path) && (
        <PageRemoval
          links={removal.links}
          others={content.pages.filter((page) => page.path !== valueIn(value, ['path']))}
          words={words}
          onChoose={(to) => void change('remove', { kind: 'remove-page', path, to }, list.slice(0, -1))}
        />
      )}
    </fieldset>
  );
}

/** The copy of a page is shown. */
function isPage([block, index, ...inner]: EditPath): boolean {
  return block === 'pages' && index !== undefined && inner.length === 0;
}

/** The same button of the item where it is now; at the end of a list, the first that can be pressed. */
function focusTool(root: ShadowRoot, path: EditPath, tool: Tool): void {
  const items = [...root.querySelectorAll<HTMLElement>('[data-item]')];
  const item = items.find(({ dataset }) => dataset.item === JSON.stringify(path));
  const buttons = [...(item?.querySelectorAll('button') ?? [])].filter(({ disabled }) => !disabled);
  (buttons.find(({ name }) => name === tool) ?? buttons[0])?.focus();
}
