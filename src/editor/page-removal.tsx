import { useId, useState } from 'react';
import type { EditorWords, PageName } from '../model/editor.ts';
import { fillTemplate } from '../ui/fill-template.ts';
import { renderList } from '../ui/render-list.ts';

interface PageRemovalProps {
  /** Places that link to the page. */
  readonly links: readonly string[];
  readonly others: readonly PageName[];
  readonly words: EditorWords;
  readonly onChoose: (path: string) => void;
}

/** Most links that stand above the question. */
const mostInSight = 5;

/** Asks where the links to a page are to lead when it is gone. */
export function PageRemoval({ links, others, words, onChoose }: PageRemovalProps) {
  const [to, setTo] = useState(others[0]?.path ?? '/');
  const id = useId();
  return (
    <div className="findings">
      <div role="alert">
        <details open={links.length <= mostInSight}>
          <summary>
            <strong>{fillTemplate(words.linked, { count: links.length })}</strong>
          </summary>
          <ul>
            {renderList(links, (place) => (
              <li>{place}</li>
            ))}
          </ul>
        </details>
      </div>
      <label htmlFor={id}>{words.leadTo}</label>
      <select id={id} value={to} onChange={({ target }) => setTo(target.value)}>
        {others.map(({ path, name }) => (
          <option key={path} value={path}>
            {name}
          </option>
        ))}
      </select>
      <button type="button" onClick={() => onChoose(to)}>
        {words.removeAndLead}
      </button>
    </div>
  );
}
