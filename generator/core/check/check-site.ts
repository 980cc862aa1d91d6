import { findingCodes } from '../findings/code-label.ts';
import { type CodedArgs, definitions, type Finding, type FindingCode } from '../findings/diagnostic.ts';
import type { LineOf } from '../findings/finding-definition.ts';
import type { SiteSpec } from '../schema/site.ts';

/** Runs the rule of every finding that has one, to the end. */
export function checkSite(spec: SiteSpec, lineOf: LineOf): Finding[] {
  return findingCodes.flatMap((code) => runRule(code, spec, lineOf));
}

function runRule<Code extends FindingCode>(code: Code, spec: SiteSpec, lineOf: LineOf): Finding<Code>[] {
  const occurrences = definitions[code].rule?.(spec, lineOf) ?? [];
  return occurrences.map(({ args, path, target = 'value', excerpt }) => {
    const coded: CodedArgs<Code> = { code, args };
    return { ...coded, path, target, ...(excerpt !== undefined && { excerpt }) };
  });
}
