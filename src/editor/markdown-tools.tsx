import type { EditorWords } from '../model/editor.ts';

interface MarkdownToolsProps {
  readonly box: { readonly current: HTMLTextAreaElement | null };
  readonly words: EditorWords;
  readonly hasLists: boolean;
  readonly onType: (draft: string) => void;
}

/** What begins a link's target where none is known yet. */
const newTarget = '/';

/** Buttons that put Markdown around what is selected, or take it off. */
export function MarkdownTools({ box, words, hasLists, onType }: MarkdownToolsProps) {
  const change = (write: (selected: string) => string) => {
    const area = box.current;
    if (area === null) {
      return;
    }
    const { selectionStart, selectionEnd, value } = area;
    const written = write(value.slice(selectionStart, selectionEnd));
    area.setRangeText(written, selectionStart, selectionEnd, 'select');
    onType(area.value);
    area.focus();
  };
  const wrap = (mark: string) => () =>
    change((selected) =>
      selected.startsWith(mark) && selected.endsWith(mark) && selected.length > 2 * mark.length
        ? selected.slice(mark.length, -mark.length)
        : mark + selected + mark,
    );
  return (
    <div className="tools">
      <button type="button" onClick={wrap('**')}>
        <b>{words.bold}</b>
      </button>
      <button type="button" onClick={wrap('*')}>
        <i>{words.italic}</i>
      </button>
      <button type="button" onClick={() => change((selected) => `[${selected}](${newTarget})`)}>
        <u>{words.link}</u>
      </button>
      {hasLists && (
        <button
          type="button"
          onClick={() =>
            change((selected) =>
              selected
                .split('\n')
                .map((line) => `- ${line}`)
                .join('\n'),
            )
          }
        >
          {words.list}
        </button>
      )}
    </div>
  );
}
