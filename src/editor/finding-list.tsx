import type { EditFinding, EditorWords, EditPath } from '../model/editor.ts';
import { fillTemplate } from '../ui/fill-template.ts';
import { withoutRepeated } from './findings-at.ts';

interface FindingListProps {
  readonly id?: string;
  readonly findings: readonly EditFinding[];
  /** The value that the findings stand below: others have their own fixes. */
  readonly path?: EditPath;
  /** What the file says there. */
  readonly value?: string;
  readonly words: EditorWords;
  /** Nothing was refused: it might only be better. */
  readonly isNotice?: boolean;
  readonly onFix?: (proposal: string) => void;
  /** Keeps an example as it is. Forms do without: from one field of a new block the keyboard comes to the next. */
  readonly onKeep?: () => void;
}

/** What is wrong with a value, with its fixes as buttons. */
export function FindingList({ id, findings, path, value, words, isNotice, onFix, onKeep }: FindingListProps) {
  return (
    <ul id={id} className={isNotice ? 'findings findings--notice' : 'findings'}>
      {withoutRepeated(findings).map(({ message, hint, fix }) => (
        <li key={message}>
          <span>
            <strong>{message}</strong> {hint}
          </span>
          {typeof fix?.to === 'string' && fix.to !== value && String(fix.path) === String(path) && (
            <button type="button" onClick={() => onFix?.(String(fix.to))}>
              {fillTemplate(words.useProposal, { proposal: fix.to })}
            </button>
          )}
          {onKeep && fix?.to === value && (
            <button type="button" onClick={onKeep}>
              {words.keepExample}
            </button>
          )}
        </li>
      ))}
    </ul>
  );
}
