import { definitions, type FindingCode } from './diagnostic.ts';

function isFindingCode(name: string): name is FindingCode {
  return Object.hasOwn(definitions, name);
}

/** Every code that there is, in the order of the labels. */
export const findingCodes: readonly FindingCode[] = Object.keys(definitions)
  .filter(isFindingCode)
  .toSorted((a, b) => definitions[a].number - definitions[b].number);

/** A code as people see it, for example `SITE-012`. */
export function codeLabel(code: FindingCode): string {
  return `SITE-${String(definitions[code].number).padStart(3, '0')}`;
}
