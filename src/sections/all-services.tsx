import { useState } from 'react';
import { fillTemplate } from '../ui/fill-template.ts';
import { linkGroups } from '../ui/link-groups.ts';
import { renderList } from '../ui/render-list.ts';
import { useWords } from '../ui/site-context.ts';
import { SmartLink } from '../ui/smart-link.tsx';
import { useIsInteractive } from '../ui/use-is-interactive.ts';
import { SectionFrame, type SectionProps } from './section-frame.tsx';

/** All services as links by groups, and a field that leaves those whose names have its words. */
export function AllServicesView({ section }: SectionProps<'all-services'>) {
  const words = useWords();
  const isInteractive = useIsInteractive();
  const [query, setQuery] = useState('');
  // Not from `useId`, whose ids differ in a root that is hydrated separately.
  const fieldId = `${section.id}:search`;
  const found = section.items.filter(({ label, group = '' }) => hasWords(`${label} ${group}`, query));
  const count = { count: found.length, total: section.items.length };
  return (
    <SectionFrame section={section}>
      {/* In the static page invisible: its space is reserved. */}
      <search className={isInteractive ? 'all-services__search' : 'all-services__search is-waiting'}>
        <label className="all-services__label" htmlFor={fieldId}>
          {words.findService}
        </label>
        <input
          className="all-services__field"
          id={fieldId}
          type="search"
          autoComplete="off"
          disabled={!isInteractive}
          value={query}
          onChange={({ currentTarget }) => setQuery(currentTarget.value)}
        />
      </search>
      <p className="all-services__count" role="status">
        {query.trim() !== '' && fillTemplate(words.foundServices, count)}
      </p>
      <div className="all-services__groups">
        {renderList(linkGroups(found), ({ title, items }) => (
          <div className="all-services__group">
            {title !== '' && <h3 className="all-services__title">{title}</h3>}
            <ul role="list">
              {renderList(items, ({ label, link }) => (
                <li>
                  <SmartLink className="all-services__link" link={link}>
                    {label}
                  </SmartLink>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </SectionFrame>
  );
}

/** Whether a text has all words of a query, or their beginnings or parts. */
function hasWords(text: string, query: string): boolean {
  const plain = simplify(text);
  return simplify(query)
    .split(/\s+/)
    .every((word) => plain.includes(word));
}

/** Without the differences that a visitor does not type: capitals, marks above letters. */
function simplify(text: string): string {
  return text.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '').trim();
}
