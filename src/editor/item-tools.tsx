import { useRef } from 'react';
import type { EditOperation, EditorWords, EditPath } from '../model/editor.ts';
import type { Editor } from './editor.ts';
import { PageRemoval } from './page-removal.tsx';
import { isSamePath } from './paths.ts';
import { singleClick } from './single-click.ts';

interface ItemToolsProps {
  readonly path: EditPath;
  readonly index: number;
  readonly count: number;
  /** What the item is called. */
  readonly label: string;
  /** Beside the item, in a row: with arrows for words. */
  readonly isInRow?: boolean;
  readonly editor: Editor;
  readonly words: EditorWords;
}

type Tool = 'up' | 'down' | 'copy' | 'remove';

/** Moves, copies and removes an item of a list. The focus goes with the item. */
export function ItemTools({ path, index, count, label, isInRow, editor, words }: ItemToolsProps) {
  const ref = useRef<HTMLFieldSetElement>(null);
  /** After a change of the list the form of the same item stays open, or that of the block with the list. */
  const change = async (tool: Tool, operation: EditOperation) => {
    const root = ref.current?.getRootNode();
    const isOpen = isSamePath(editor.view().form?.path, path);
    const done = await editor.apply(operation);
    const place = done === undefined ? path : placeAfter(done.operation);
    const next = isOpen && tool === 'remove' ? place.slice(0, -2) : place;
    if (done && (isOpen || (tool === 'copy' && isPage(path)))) {
      await editor.openForm(next, undefined, done.revision);
    } else if (tool !== 'remove') {
      editor.show(next);
    }
    if (root instanceof ShadowRoot && tool !== 'copy') {
      focusTool(root, next, tool);
    }
  };
  const { removal, content } = editor.view();
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
          onClick={() => void change(tool, { kind: 'move', path, to })}
        >
          {isInRow ? mark : words[tool]}
        </button>
      ))}
      <button
        type="button"
        name="copy"
        onClick={singleClick(() => change('copy', { kind: 'duplicate', path }))}
      >
        {words.copy}
      </button>
      <button
        type="button"
        name="remove"
        onClick={singleClick(() => change('remove', { kind: 'remove', path }))}
      >
        {words.remove}
      </button>
      {removal && isSamePath(removal.path, path) && (
        <PageRemoval
          links={removal.links}
          others={content.pages.filter((page) => page.path !== removal.page)}
          words={words}
          onChoose={(to) => void change('remove', { kind: 'remove-page', path, to })}
        />
      )}
    </fieldset>
  );
}

/** Where the item is after an operation; where it is removed, the item before it. */
function placeAfter(operation: EditOperation): EditPath {
  const { kind, path } = operation;
  const index = Number(path.at(-1));
  const after = kind === 'move' ? operation.to : kind === 'duplicate' ? index + 1 : Math.max(index - 1, 0);
  return [...path.slice(0, -1), after];
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
