import { checkSite } from './check/check-site.ts';
import type { RecoveredSite } from './check/error-recovery.ts';
import { printParts } from './check/kept-parts.ts';
import { readSite } from './check/read-site.ts';
import { type ReadText, readText } from './check/read-text.ts';
import { findUnmarkedExamples } from './check/unmarked-examples.ts';
import { lazy } from './document/lazy.ts';
import type { ValuePath } from './document/source-range.ts';
import type { SourceText } from './document/source-text.ts';
import { type Diagnostic, hasErrors, sortDiagnostics } from './findings/diagnostic.ts';
import { placeFinding } from './findings/item-labels.ts';
import { isSameIndex, type PictureIndex } from './resolve/context.ts';
import { resolveSite } from './resolve/resolve-site.ts';
import type { SiteModel } from './resolve/site-model.ts';
import type { SiteSpec } from './schema/site.ts';
import type { KnownParts } from './syntax/parse-parts.ts';

const noPictures: PictureIndex = new Map();
const noParts: KnownParts = new Map();

/** An immutable `site.yaml`: parsed from its text, checked and resolved on demand. */
export class SiteDocument {
  /** The text that the document was made from, byte order mark included. */
  readonly text: string;
  /** Files of the pictures folder with their sizes. */
  readonly pictures: PictureIndex;
  /** The values as plain data; absent where the text cannot be read. */
  readonly data?: unknown;
  /** The text with the places of its values. */
  readonly source: SourceText;
  private readonly parts: KnownParts;
  private readonly checked: () => CheckedSite;

  private constructor(text: string, pictures: PictureIndex, known: KnownParts) {
    this.text = text;
    this.pictures = pictures;
    const read = readText(text, known);
    this.source = read.source;
    this.parts = read.parts;
    this.data = read.data;
    this.checked = lazy(() => checkText(read, pictures));
  }

  /** In the order of the file. */
  get diagnostics(): readonly Diagnostic[] {
    return this.checked().diagnostics;
  }

  /** What the file says; absent where it has not the form of a site: else only what it refers to can be wrong. */
  get specification(): SiteSpec | undefined {
    return this.checked().specification;
  }

  /** What is built from the file; absent where there are errors. */
  get model(): SiteModel | undefined {
    return this.checked().model;
  }

  /**
   * Reads the text of a `site.yaml`.
   * @param pictures files of the pictures folder with their sizes
   * @param known what an earlier run has read of it
   */
  static read(text: string, pictures = noPictures, known = noParts): SiteDocument {
    return new SiteDocument(text, pictures, known);
  }

  /**
   * What has been read of the text, for a later run that reads another text of the same site (see `readParts`).
   * @param nameOf names a part by its text
   */
  printParts(nameOf: (text: string) => string): string {
    return printParts(this.parts, nameOf);
  }

  /** The document of another text of the same site. What both say in the same blocks or list items is read once. */
  withText(text: string, pictures = this.pictures): SiteDocument {
    return text === this.text && isSameIndex(pictures, this.pictures)
      ? this
      : new SiteDocument(text, pictures, this.parts);
  }

  /** Values that are examples though no mark says so: they matter before a release alone. */
  readonly unmarkedExamples = (): readonly Diagnostic[] => findUnmarkedExamples(this.source);
}

/** What is known of a text when all its checks have run. */
interface CheckedSite {
  readonly diagnostics: readonly Diagnostic[];
  readonly specification?: SiteSpec;
  readonly model?: SiteModel;
}

function checkText({ source, data, diagnostics: written }: ReadText, pictures: PictureIndex): CheckedSite {
  if (data === undefined) {
    return { diagnostics: written() };
  }
  const read = readSite(source, data, written(), pictures);
  const { recovered } = read;
  const specification = read.specification ?? recovered?.specification;
  if (specification === undefined) {
    return { diagnostics: read.diagnostics };
  }
  const { model, findings } = follow(source, specification, pictures, recovered);
  const diagnostics = sortDiagnostics([...read.diagnostics, ...findings]);
  if (recovered !== undefined) {
    return { diagnostics };
  }
  return hasErrors(diagnostics) ? { diagnostics, specification } : { diagnostics, specification, model };
}

/**
 * Follows every reference of a specification.
 * @param recovered where the specification is what could be read of a file whose form has mistakes
 */
function follow(
  source: SourceText,
  specification: SiteSpec,
  pictures: PictureIndex,
  recovered: RecoveredSite | undefined,
): { readonly model: SiteModel; readonly findings: readonly Diagnostic[] } {
  const toFilePath = (path: ValuePath) => recovered?.toFilePath(path) ?? path;
  const resolved = resolveSite(specification, pictures, { aliases: recovered?.aliases });
  const lineOf = (path: ValuePath) => source.locate(toFilePath(path)).start.line;
  const findings = [...checkSite(specification, lineOf, resolved.doubtful), ...resolved.findings];
  resolved.settle(findings);
  return {
    model: resolved.model,
    findings: findings
      .filter((finding) => recovered?.isReliable(finding) ?? true)
      .map((finding) => placeFinding(source, { ...finding, path: toFilePath(finding.path) })),
  };
}
