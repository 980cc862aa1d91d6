/** Validates the values of a file: gives a specification, or findings about everything wrong with their form. */
import { lineBefore, linesOf } from '../document/line-shape.ts';
import type { SourceRange, ValuePath } from '../document/source-range.ts';
import type { SourceText } from '../document/source-text.ts';
import { isBlock } from '../document/value-at.ts';
import { type Diagnostic, type Finding, sortDiagnostics } from '../findings/diagnostic.ts';
import { placeFinding } from '../findings/item-labels.ts';
import type { PictureIndex } from '../resolve/context.ts';
import type { PageSpec } from '../schema/page.ts';
import { type SiteSpec, siteSchema } from '../schema/site.ts';
import { withUnchecked } from '../syntax/repair-candidate.ts';
import { maximumFindings, RecoveredSite } from './error-recovery.ts';
import { joinLostIndents } from './lost-indents.ts';
import { isPage, readPage } from './read-page.ts';
import { siteHints } from './site-hints.ts';

const frameSchema = siteSchema.omit({ pages: true });

/** Validates the values page by page, which reuses known pages; `undefined` if anything is invalid. */
function readPages(data: unknown): SiteSpec | undefined {
  const list = isBlock(data) && Array.isArray(data.pages) ? data.pages : [];
  const pages: PageSpec[] = [];
  for (const item of list) {
    const page = readPage(item);
    if (page === undefined) {
      return undefined;
    }
    pages.push(page);
  }
  // Two equal blocks share one parsed part, and are two pages all the same.
  const isEachOne = new Set(pages).size === pages.length;
  if (!isEachOne || pages.length === 0 || !isBlock(data)) {
    return undefined;
  }
  const { pages: _, ...frame } = data;
  const { data: rest } = frameSchema.safeParse(frame);
  return rest && { ...rest, pages };
}

interface ReadSite {
  /** Absent where the values are no site. */
  readonly specification?: SiteSpec;
  /** What could be read of a file whose form has mistakes; their findings are among the diagnostics. */
  readonly recovered?: RecoveredSite;
  readonly diagnostics: readonly Diagnostic[];
}

/** From this many blocks on that are missing at once, a part of the file has been lost. */
const fewestLostBlocks = 3;

/** Most items of a list, and keys of a block: twice as many as the largest site has pages. */
const longestList = 20_000;

/** Values already known to have no list that is too long. */
const short = new WeakSet<object>();

/** Path of a list or block that is longer than any site's. */
function tooLongList(value: unknown, path: ValuePath = []): ValuePath | undefined {
  if (typeof value !== 'object' || value === null || short.has(value) || isPage(value)) {
    return undefined;
  }
  const items: readonly (readonly [string | number, unknown])[] = Array.isArray(value)
    ? value.map((item, index) => [index, item])
    : Object.entries(value);
  if (items.length > longestList) {
    return path;
  }
  for (const [segment, item] of items) {
    const below = tooLongList(item, [...path, segment]);
    if (below !== undefined) {
      return below;
    }
  }
  short.add(value);
  return undefined;
}

function isMissingBlock(finding: Finding): finding is Finding<'missing-key'> {
  return finding.code === 'missing-key' && finding.path.length === 0;
}

/** One finding for many blocks that are missing; what refers to them is wrong for no other reason. */
function lostBlocks(findings: readonly Finding[]): Finding | undefined {
  const keys = findings.filter(isMissingBlock).map(({ args }) => args.key);
  return keys.length < fewestLostBlocks ? undefined : { code: 'lost-blocks', args: { keys }, path: [] };
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
 * Reads the values of a file.
 * @param written what is wrong with the way in which they are written
 * @param pictures files of the pictures folder, for proposals
 */
export function readSite(
  source: SourceText,
  data: unknown,
  written: readonly Diagnostic[],
  pictures: PictureIndex,
): ReadSite {
  const long = tooLongList(data);
  if (long !== undefined) {
    const finding = { code: 'too-much', args: { of: 'list' }, path: long, target: 'key' } as const;
    return { diagnostics: withUnchecked([...written, placeFinding(source, finding)], true) };
  }
  const known = readPages(data);
  if (known !== undefined) {
    return { specification: known, diagnostics: sortDiagnostics(written) };
  }
  const read = siteSchema.safeParse(data);
  if (read.success) {
    return { specification: read.data, diagnostics: sortDiagnostics(written) };
  }
  const { sourceOf } = source;
  const site = siteHints(data, pictures);
  const recovered = new RecoveredSite(data, read.error.issues, { sourceOf, site });
  const findings = joinLostIndents(recovered.findings, data);
  const place = (finding: Finding) => placeFinding(source, finding);
  const lost = lostBlocks(findings);
  if (lost !== undefined) {
    const others = findings.filter((finding) => !isMissingBlock(finding)).map(place);
    const diagnostic = { ...place(lost), range: source.restore(lastLine(source.index.text)) };
    return { diagnostics: sortDiagnostics([...others, ...written, diagnostic]) };
  }
  const diagnostics = sortDiagnostics([...findings.map(place), ...written]);
  const isCutShort = recovered.findings.length >= maximumFindings;
  return { recovered, diagnostics: isCutShort ? withUnchecked(diagnostics, true) : diagnostics };
}
