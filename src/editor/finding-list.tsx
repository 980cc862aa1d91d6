import type { EditFinding, EditorWords, EditPath } from '../model/editor.ts';
import { fillTemplate } from '../ui/fill-template.ts';

interface FindingListProps {
  readonly id?: string;
  readonly findings: readonly EditFinding[];
  /** The value that the findings stand below: others have their own fixes. */
  readonly path?: EditPath;
  readonly words: EditorWords;
  /** Nothing was refused: it might only be better. */
  readonly isNotice?: boolean;
  readonly onFix?: (proposal: string) => void;
}

/** What is wrong with a value, with its fixes as buttons. */
export function FindingList({ id, findings, path, words, isNotice, onFix }: FindingListProps) {
  return (
    <ul id={id} className={isNotice ? 'findings findings--notice' : 'findings'}>
      {findings.map(({ message, hint, fix }) => (
        <li key={message}>
          <span>
            <strong>{message}</strong> {hint}
          </span>
          {typeof fix?.to === 'string' && String(fix.path) === String(path) && (
            <button type="button" onClick={() => onFix?.(String(fix.to))}>
              {fillTemplate(words.useProposal, { proposal: fix.to })}
            </button>
          )}
        </li>
      ))}
    </ul>
  );
}
