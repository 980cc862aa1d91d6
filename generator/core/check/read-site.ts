import { labelsOn, pathAt } from '../document/describe-place.ts';
import { type InvisiblePlace, readPlainText } from '../document/invisible-characters.ts';
import { lineBefore, linesOf } from '../document/line-shape.ts';
import { createLocate, type Locate } from '../document/locate.ts';
import type { SourceRange } from '../document/source-range.ts';
import { valueAt } from '../document/value-at.ts';
import { createSourceOf } from '../document/value-source.ts';
import {
  type CodedArgs,
  type Diagnostic,
  definitions,
  type Finding,
  sortDiagnostics,
} from '../findings/diagnostic.ts';
import { type SiteSpec, siteSchema } from '../schema/site.ts';
import { type ParsedYaml, parseYaml, withUnchecked } from '../syntax/parse-yaml.ts';
import { createPlaceSlip } from '../syntax/place-finding.ts';
import { unreadableShape } from '../syntax/unreadable-shape.ts';
import { findCutTexts } from './cut-texts.ts';
import { maximumFindings, type Salvaged, salvageSite } from './error-recovery.ts';
import { findExampleValues, findMarksInTexts } from './example-values.ts';
import type { IssueHints } from './explain-issue.ts';
import { joinLostIndents } from './lost-indents.ts';
import { findUnmarkedExamples } from './unmarked-examples.ts';

export interface ReadSite {
  /** Absent where the text cannot be understood as a site. */
  readonly spec?: SiteSpec;
  /** What could be read of a file whose form has mistakes; their findings are among the diagnostics. */
  readonly salvaged?: Salvaged;
  readonly diagnostics: readonly Diagnostic[];
  readonly locate: Locate;
  /** Gives a finding its place. */
  readonly place: (finding: Finding) => Diagnostic;
  /** Values that are examples though no mark says so. */
  readonly unmarkedExamples: () => readonly Diagnostic[];
}

function codedArgs({ path: _path, target: _target, excerpt: _excerpt, ...coded }: Finding): CodedArgs {
  return coded;
}

/** Language of a site that does not say its own; only the letters of proposed addresses depend on it. */
const usualLanguage = 'ru';

/** A path within the site, as the whole of a value or as the target of a Markdown link. */
const linkedPath = /(?:^|\]\()(\/[A-Za-z0-9_/-]+)(?=[#)]|$)/g;

/** Paths that links of the file lead to, wherever they stand; a page's own path is no link. */
function linkedPaths(data: unknown, found: Set<string> = new Set()): ReadonlySet<string> {
  if (typeof data === 'string') {
    for (const [, path = ''] of data.matchAll(linkedPath)) {
      found.add(path);
    }
  } else if (typeof data === 'object' && data !== null) {
    for (const [key, value] of Object.entries(data)) {
      if (key !== 'path') {
        linkedPaths(value, found);
      }
    }
  }
  return found;
}

/** What the data tells about the site while their form may still be wrong. */
function siteHints(
  data: unknown,
  pictures: readonly string[],
  picturesFolder: string | undefined,
): IssueHints['site'] {
  const language = valueAt(data, ['site', 'language']).value;
  const pages = valueAt(data, ['pages']).value;
  const paths = (Array.isArray(pages) ? pages.map((page) => valueAt(page, ['path']).value) : []).filter(
    (path) => typeof path === 'string',
  );
  return {
    language: typeof language === 'string' ? language : usualLanguage,
    paths,
    deadPaths: [...linkedPaths(data)].filter((path) => !paths.includes(path)),
    names: ['phones', 'messengers'].flatMap((block) => Object.keys(Object(valueAt(data, [block]).value))),
    pictures,
    ...(picturesFolder && { picturesFolder }),
  };
}

/** Findings of invisible signs, with the place that they stand in. */
function toDiagnostics(places: readonly InvisiblePlace[], { document, index }: ParsedYaml): Diagnostic[] {
  return places.map(({ sign, codePoint, range }) => {
    const path = pathAt(document, index.offsetOf(range.end));
    return {
      code: 'invisible-sign',
      args: { sign, codePoint },
      severity: definitions['invisible-sign'].severity,
      path,
      labels: labelsOn(document, path),
      range,
    };
  });
}

/** Values still to be replaced and marks that have become part of a text, with the place that they stand in. */
function exampleValues(
  fileText: string,
  plainText: string,
  parsed: ParsedYaml,
  restore: (range: SourceRange) => SourceRange,
): Diagnostic[] {
  const { document, index } = parsed;
  const marks = findMarksInTexts(plainText, parsed).map((mark) => ({ ...mark, range: restore(mark.range) }));
  const lines = new Set(marks.map(({ range }) => range.start.line));
  const values = findExampleValues(fileText).filter(({ range }) => !lines.has(range.start.line));
  return [...marks, ...values].map((diagnostic) => {
    const path = pathAt(document, index.offsetOf(diagnostic.range.end) - 1);
    return { ...diagnostic, path, labels: labelsOn(document, path) };
  });
}

/** From this many blocks on that are missing at once, a part of the file has been lost. */
const fewestLostBlocks = 3;

function isMissingBlock({ code, path }: Finding): boolean {
  return code === 'missing-key' && path.length === 0;
}

/** One finding for many blocks that are missing; what refers to them is wrong for no other reason. */
function lostBlocks(findings: readonly Finding[]): Finding | undefined {
  const keys = findings.flatMap((finding) =>
    finding.code === 'missing-key' && finding.path.length === 0 ? [finding.args.key] : [],
  );
  return keys.length < fewestLostBlocks
    ? undefined
    : { code: 'lost-blocks', args: { keys }, path: [], target: 'value' };
}

/** The last line of a text that says something. */
function lastLine(text: string): SourceRange {
  const lines = linesOf(text);
  const line = Math.max(0, lineBefore(lines, lines.length));
  const content = lines[line] ?? '';
  return {
    start: { line: line + 1, column: content.search(/\S|$/) + 1 },
    end: { line: line + 1, column: content.trimEnd().length + 1 },
  };
}

/**
 * The text of `site.yaml` to a checked specification, or to everything that is wrong with its form.
 * @param source the file's text; a byte order mark at its start is no column of its first line
 * @param pictures names of the files in the pictures folder, for proposals
 * @param picturesFolder what findings call that folder
 */
export function readSite(
  source: string,
  pictures: readonly string[] = [],
  picturesFolder?: string,
): ReadSite {
  const fileText = source.replace(/^\uFEFF/, '');
  const shape = unreadableShape(fileText);
  // What is not read counts as empty to all that follows.
  const { text, found, restore } = readPlainText(shape === undefined ? fileText : '');
  const parsed = parseYaml(text);
  const { document, index } = parsed;
  const locateInPlain = createLocate(document, index);
  const locate: Locate = (path, target, excerpt) => restore(locateInPlain(path, target, excerpt));
  const place = (finding: Finding): Diagnostic => ({
    ...codedArgs(finding),
    severity: definitions[finding.code].severity,
    path: finding.path,
    labels: labelsOn(document, finding.path),
    range: locate(finding.path, finding.target, finding.excerpt),
  });
  const unmarkedExamples = () =>
    findUnmarkedExamples(fileText, text, parsed).map((diagnostic) => ({
      ...diagnostic,
      range: restore(diagnostic.range),
    }));
  if (shape !== undefined) {
    return { diagnostics: [shape], locate, place, unmarkedExamples };
  }
  const syntax = parsed.diagnostics.map((diagnostic) => ({
    ...diagnostic,
    range: restore(diagnostic.range),
  }));
  const signs = [...toDiagnostics(found, parsed), ...syntax];
  if (!parsed.isReadable) {
    return { diagnostics: sortDiagnostics(signs), locate, place, unmarkedExamples };
  }
  const data: unknown = document.toJS();
  if (data === null || data === undefined) {
    const empty = place({ code: 'file-empty', args: {}, path: [], target: 'value' });
    return { diagnostics: sortDiagnostics([...signs, empty]), locate, place, unmarkedExamples };
  }
  const placeSlip = createPlaceSlip(document, index);
  const cut = findCutTexts(document, text).map(({ coded, start, end }) => {
    const diagnostic = placeSlip(coded, start, end);
    return { ...diagnostic, range: restore(diagnostic.range) };
  });
  const before = [...signs, ...exampleValues(fileText, text, parsed, restore), ...cut];
  const read = siteSchema.safeParse(data);
  if (read.success) {
    return { spec: read.data, diagnostics: sortDiagnostics(before), locate, place, unmarkedExamples };
  }
  const sourceOf = createSourceOf(document, text);
  const salvaged = salvageSite(data, { sourceOf, site: siteHints(data, pictures, picturesFolder) });
  const findings = joinLostIndents(salvaged.findings, data);
  const lost = lostBlocks(findings);
  if (lost !== undefined) {
    const others = findings.filter((finding) => !isMissingBlock(finding)).map(place);
    const diagnostic = { ...place(lost), range: restore(lastLine(text)) };
    return {
      diagnostics: sortDiagnostics([...others, ...before, diagnostic]),
      locate,
      place,
      unmarkedExamples,
    };
  }
  const diagnostics = sortDiagnostics([...findings.map(place), ...before]);
  const isCutShort = salvaged.findings.length >= maximumFindings;
  return {
    salvaged,
    diagnostics: isCutShort ? withUnchecked(diagnostics, true) : diagnostics,
    locate,
    place,
    unmarkedExamples,
  };
}
