import type { CompanyDetail } from '../model/contacts.ts';
import { renderList } from './render-list.ts';

/** A description list in two columns. */
export function DetailList({ details }: { readonly details: readonly CompanyDetail[] }) {
  return (
    <dl className="details-list">
      {renderList(details, (detail) => (
        <div className="details-list__row">
          <dt>{detail.label}</dt>
          <dd>{detail.value}</dd>
        </div>
      ))}
    </dl>
  );
}
