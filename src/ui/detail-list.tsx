import type { CompanyDetail } from '../model.ts';

/** Names and values in two columns. */
export function DetailList({ details }: { readonly details: readonly CompanyDetail[] }) {
  return (
    <dl className="details-list">
      {details.map((detail) => (
        <div className="details-list__row" key={detail.label}>
          <dt>{detail.label}</dt>
          <dd>{detail.value}</dd>
        </div>
      ))}
    </dl>
  );
}
