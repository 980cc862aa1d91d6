import type { EditorWords } from '../model/editor.ts';
import { linesAround, toggleList, toggleMark, type WordMark } from './markdown-marks.ts';

interface MarkdownToolsProps {
  readonly box: { readonly current: HTMLTextAreaElement | null };
  readonly words: EditorWords;
  readonly hasLists: boolean;
  readonly onType: (draft: string) => void;
}

/** What begins a link's target where none is known yet. */
const newTarget = '/';

/** What takes the place of a selection, and where the caret goes in it; without that it is selected. */
interface Written {
  readonly text: string;
  readonly caret?: number | undefined;
}

function linked(selected: string): Written {
  return { text: `[${selected}](${newTarget})`, caret: selected === '' ? 1 : undefined };
}

/** Buttons that put Markdown around what is selected, or take it off. */
export function MarkdownTools({ box, words, hasLists, onType }: MarkdownToolsProps) {
  const change = (write: (selected: string) => Written, isOfLines = false) => {
    const area = box.current;
    if (area === null) {
      return;
    }
    const { selectionStart, selectionEnd, value } = area;
    const [start, end] = isOfLines
      ? linesAround(value, selectionStart, selectionEnd)
      : [selectionStart, selectionEnd];
    const { text, caret } = write(value.slice(start, end));
    area.setRangeText(text, start, end, 'select');
    if (caret !== undefined) {
      area.setSelectionRange(start + caret, start + caret);
    }
    onType(area.value);
    area.focus();
  };
  const mark = (one: WordMark) => () =>
    change((selected) =>
      selected === '' ? { text: one + one, caret: one.length } : { text: toggleMark(selected, one) },
    );
  const list = (lines: string) => {
    const text = toggleList(lines);
    return { text, caret: lines.includes('\n') ? undefined : text.length };
  };
  return (
    <div className="tools">
      <button type="button" onClick={mark('**')}>
        <b>{words.bold}</b>
      </button>
      <button type="button" onClick={mark('*')}>
        <i>{words.italic}</i>
      </button>
      <button type="button" onClick={() => change(linked)}>
        <u>{words.link}</u>
      </button>
      {hasLists && (
        <button type="button" onClick={() => change(list, true)}>
          {words.list}
        </button>
      )}
    </div>
  );
}
