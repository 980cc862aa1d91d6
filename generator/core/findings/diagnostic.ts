/** Findings about `site.yaml` as values with a code, never as text. */

import type { SourceRange, ValuePath } from '../document/source-range.ts';
import type { FindingArgs } from './all-findings.ts';
import * as allFindings from './all-findings.ts';
import type { FindingDefinition, FindingPlace, Severity } from './finding-definition.ts';

export type FindingCode = keyof FindingArgs;

/** Code and arguments that belong together. */
export type CodedArgs<Codes extends FindingCode = FindingCode> = {
  [Code in Codes]: {
    readonly code: Code;
    readonly args: FindingArgs[Code];
  };
}[Codes];

/** A finding by the path of the value it is about. */
export type Finding<Codes extends FindingCode = FindingCode> = CodedArgs<Codes> & FindingPlace;

/** Where else the cause of a finding shows. */
export type RelatedLocation = Pick<Diagnostic, 'path' | 'labels' | 'range'>;

/** A finding with its place in the file. */
export type Diagnostic = CodedArgs & {
  readonly severity: Severity;
  readonly path: ValuePath;
  /** What the list items on the path are called in the file, by their place on it; empty where nothing is. */
  readonly labels?: readonly string[];
  readonly range: SourceRange;
  /** Further places with the same cause, in the order of the file. */
  readonly related?: readonly RelatedLocation[];
  /** What could not be checked because of it: everything below, or the content of the file. */
  readonly unchecked?: 'below' | 'content';
};

/** The definition of each finding; typed so that a code's words take the arguments of that code. */
export const definitions: { readonly [Code in FindingCode]: FindingDefinition<FindingArgs[Code]> } =
  allFindings;

/** Names of the fixtures that bring a finding about. */
export function examplesOf(code: FindingCode): readonly string[] {
  return definitions[code].examples ?? [code];
}

/** Whether the site can be built in spite of these findings. */
export function hasErrors(diagnostics: readonly Diagnostic[]): boolean {
  return diagnostics.some((diagnostic) => diagnostic.severity === 'error');
}

function comparePlaces(a: Diagnostic, b: Diagnostic): number {
  return (
    a.range.start.line - b.range.start.line ||
    a.range.start.column - b.range.start.column ||
    a.code.localeCompare(b.code, 'en')
  );
}

/** What findings have in common that are put right by one change. */
function causeOf<Code extends FindingCode>({ code, args }: CodedArgs<Code>): string | undefined {
  const cause = definitions[code].cause?.(args);
  return cause === undefined ? undefined : JSON.stringify([code, cause]);
}

/** One finding for each cause: the first, with the places of the others. */
function mergeByCause(sorted: readonly Diagnostic[]): Diagnostic[] {
  const groups = new Map<unknown, [Diagnostic, ...RelatedLocation[]]>();
  for (const diagnostic of sorted) {
    const cause = causeOf(diagnostic) ?? diagnostic;
    const { path, labels, range, related = [] } = diagnostic;
    const group = groups.get(cause);
    if (group === undefined) {
      groups.set(cause, [diagnostic, ...related]);
    } else {
      group.push({ path, range, ...(labels && { labels }) }, ...related);
    }
  }
  return [...groups.values()].map(([first, ...related]) =>
    related.length === 0 ? first : { ...first, related },
  );
}

/** The findings in the order of the file, each once, and one for each cause. */
export function sortDiagnostics(diagnostics: readonly Diagnostic[]): Diagnostic[] {
  const distinct = new Map<string, Diagnostic>();
  for (const diagnostic of diagnostics) {
    const identity = JSON.stringify([diagnostic.code, diagnostic.range, diagnostic.args]);
    distinct.set(identity, distinct.get(identity) ?? diagnostic);
  }
  return mergeByCause([...distinct.values()].toSorted(comparePlaces));
}
