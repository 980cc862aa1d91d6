import type { EditForm } from '../model/editor.ts';

/** The names that the fields of a form suggest while something is typed. */
export function SuggestedNames({ names }: Pick<EditForm, 'names'>) {
  return Object.entries(names).map(([kind, choices]) => (
    <datalist key={kind} id={namesId(kind)}>
      {choices.map(({ value, label }) => (
        <option key={value} value={value} label={label} />
      ))}
    </datalist>
  ));
}

/** Id of a list of names in the panel, for the fields that suggest it. */
export function namesId(kind: string): string {
  return `names-${kind}`;
}
