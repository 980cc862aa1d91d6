/** The table of contents of the generator: from the text of `site.yaml` to the files of `generated/`. */

import { checkSite } from './core/check/check-site.ts';
import { readSite } from './core/check/read-site.ts';
import { type Diagnostic, hasErrors, sortDiagnostics } from './core/findings/diagnostic.ts';
import { russianSchemaWords } from './core/findings/schema-words.ts';
import type { PictureIndex } from './core/resolve/context.ts';
import { resolveSite } from './core/resolve/resolve-site.ts';
import type { SiteModel } from './core/resolve/site-model.ts';
import { siteJsonSchema } from './core/schema/json-schema.ts';
import { emitSite } from './emit/emit-site.ts';
import type { EmittedFile } from './emit/emitted-file.ts';
import type { FrameSource } from './emit/source-text.ts';

/** What a run has found; `model` is there only without errors. */
export interface CheckedSite {
  readonly model?: SiteModel;
  /** Whether the file has the form of a site; only what it refers to can be wrong then. */
  readonly isWellFormed: boolean;
  /** In the order of the file. */
  readonly diagnostics: readonly Diagnostic[];
  /** Values that are examples though no mark says so: they matter before a release alone. */
  readonly unmarkedExamples: () => readonly Diagnostic[];
}

/** What a run has made: no model and no files where there are errors. */
export interface CompiledSite extends CheckedSite {
  readonly files: readonly EmittedFile[];
}

/**
 * Reads and resolves a site.
 * @param text the text of `site.yaml`
 * @param pictures files of the pictures folder with their sizes
 */
export function check(text: string, pictures: PictureIndex): CheckedSite {
  const {
    spec,
    salvaged,
    diagnostics: readDiagnostics,
    locate,
    place,
    unmarkedExamples,
  } = readSite(text, [...pictures.keys()], pictures.folderName);
  if (spec !== undefined) {
    const rules = checkSite(spec, (path) => locate(path, 'value').start.line);
    const { model, findings } = resolveSite(spec, pictures);
    const placed = [...rules, ...findings].map(place);
    const diagnostics = sortDiagnostics([...readDiagnostics, ...placed]);
    const isWellFormed = true;
    const checked = { isWellFormed, diagnostics, unmarkedExamples };
    return hasErrors(diagnostics) ? checked : { model, ...checked };
  }
  if (salvaged?.spec === undefined) {
    return { isWellFormed: false, diagnostics: readDiagnostics, unmarkedExamples };
  }
  const { toFilePath, holds, aliases } = salvaged;
  const rules = checkSite(salvaged.spec, (path) => locate(toFilePath(path), 'value').start.line);
  const { findings } = resolveSite(salvaged.spec, pictures, aliases);
  const placed = [...rules, ...findings]
    .filter(holds)
    .map((finding) => place({ ...finding, path: toFilePath(finding.path) }));
  return {
    isWellFormed: false,
    diagnostics: sortDiagnostics([...readDiagnostics, ...placed]),
    unmarkedExamples,
  };
}

/**
 * The files of `generated/` for a site.
 * @param frameOf a store of module frames; without one ts-morph prints them anew
 */
export function emit(model: SiteModel, frameOf?: FrameSource): Promise<EmittedFile[]> {
  return emitSite(model, siteJsonSchema(russianSchemaWords), frameOf);
}

/** Reads, resolves and emits a site. */
export async function compile(
  text: string,
  pictures: PictureIndex,
  frameOf?: FrameSource,
): Promise<CompiledSite> {
  const checked = check(text, pictures);
  if (checked.model === undefined) {
    return { ...checked, files: [] };
  }
  return { ...checked, files: await emit(checked.model, frameOf) };
}
