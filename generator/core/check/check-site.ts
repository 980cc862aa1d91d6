import type { ValuePath } from '../document/source-range.ts';
import { findingCodes } from '../findings/code-label.ts';
import { type CodedArgs, definitions, type Finding, type FindingCode } from '../findings/diagnostic.ts';
import type { LineOf } from '../findings/finding-definition.ts';
import type { PageSpec } from '../schema/page.ts';
import type { SiteSpec } from '../schema/site.ts';

/**
 * Runs the rule of every finding that has one.
 * @param doubtful indices of the pages in which a rule that looks at each page by itself may find something
 */
export function checkSite(spec: SiteSpec, lineOf: LineOf, doubtful: readonly number[]): Finding[] {
  const part: SiteSpec = { ...spec, pages: doubtful.flatMap((index) => spec.pages[index] ?? []) };
  const inFile = (path: ValuePath): ValuePath => {
    const [block, page, ...rest] = path;
    const index = block === 'pages' && typeof page === 'number' ? doubtful[page] : undefined;
    return index === undefined ? path : ['pages', index, ...rest];
  };
  return findingCodes.flatMap((code) =>
    definitions[code].looksAt === 'page'
      ? runRule(code, part, (path) => lineOf(inFile(path))).map((finding) => ({
          ...finding,
          path: inFile(finding.path),
        }))
      : runRule(code, spec, lineOf),
  );
}

/** Runs on one page those rules for pages that depend on more than a single value. */
export function findInSections(spec: SiteSpec, page: PageSpec): Finding[] {
  const codes = findingCodes.filter(
    (code) => definitions[code].looksAt === 'page' && definitions[code].dependsOn !== 'value',
  );
  return codes.flatMap((code) => runRule(code, { ...spec, pages: [page] }, () => 1));
}

function runRule<Code extends FindingCode>(code: Code, spec: SiteSpec, lineOf: LineOf): Finding<Code>[] {
  return (definitions[code].rule?.(spec, lineOf) ?? []).map(({ args, ...place }) => {
    const coded: CodedArgs<Code> = { code, args };
    return { ...coded, ...place };
  });
}
