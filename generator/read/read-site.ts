import {
  type CodedArgs,
  type Diagnostic,
  type Finding,
  severityOf,
  sortDiagnostics,
} from '../diagnostics/diagnostic.ts';
import { type SiteSpec, siteSchema } from '../spec/site.ts';
import { findExampleValues } from './example-values.ts';
import { explainIssue } from './explain-issue.ts';
import { createLocate, type Locate } from './locate.ts';
import { parseYaml } from './parse-yaml.ts';

export interface ReadSite {
  /** Absent where the text cannot be understood as a site. */
  readonly spec?: SiteSpec;
  readonly diagnostics: readonly Diagnostic[];
  readonly locate: Locate;
}

/** Gives a finding its place. */
export function placeFinding(finding: Finding, locate: Locate): Diagnostic {
  const { path, target } = finding;
  return {
    ...codedArgs(finding),
    severity: severityOf(finding.code),
    path,
    range: locate(path, target),
  };
}

function codedArgs({ path: _path, target: _target, ...coded }: Finding): CodedArgs {
  return coded;
}

/**
 * The text of `site.yaml` to a checked specification, or to everything that is wrong with its form.
 * @param source the file's text; a byte order mark at its start is no column of its first line
 */
export function readSite(source: string): ReadSite {
  const text = source.replace(/^\uFEFF/, '');
  const { document, lineCounter, diagnostics: syntax } = parseYaml(text);
  const locate = createLocate(document, lineCounter, text);
  if (syntax.length > 0) {
    return { diagnostics: sortDiagnostics(syntax), locate };
  }
  const data: unknown = document.toJS();
  if (data === null || data === undefined) {
    const finding: Finding = {
      code: 'file-empty',
      args: {},
      path: [],
      target: 'value',
    };
    return { diagnostics: [placeFinding(finding, locate)], locate };
  }
  const examples = findExampleValues(text);
  const parsed = siteSchema.safeParse(data);
  if (!parsed.success) {
    const findings = parsed.error.issues.flatMap((issue) => explainIssue(issue, data, siteSchema));
    const placed = findings.map((finding) => placeFinding(finding, locate));
    return { diagnostics: sortDiagnostics([...placed, ...examples]), locate };
  }
  return { spec: parsed.data, diagnostics: examples, locate };
}
