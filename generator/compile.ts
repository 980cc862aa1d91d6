/** The table of contents of the generator: from the text of `site.yaml` to the files of `generated/`. */

import { russianSchemaWords } from './core/findings/schema-words.ts';
import type { PictureIndex } from './core/resolve/context.ts';
import type { SiteModel } from './core/resolve/site-model.ts';
import { siteJsonSchema } from './core/schema/json-schema.ts';
import { SiteDocument } from './core/site-document.ts';
import type { EmittedFile } from './emit/emitted-file.ts';
import type { PrintedModules } from './emit/print-module.ts';

/** What a run has made: no files where there are errors. */
export interface CompiledSite {
  readonly document: SiteDocument;
  readonly files: readonly EmittedFile[];
}

/**
 * The files of `generated/` for a site. What prints them holds a compiler, and is loaded when there is a site to print.
 * @param printed modules of the run before: only what has changed is printed
 */
export async function emit(model: SiteModel, printed: PrintedModules = new Map()): Promise<EmittedFile[]> {
  const { emitSite } = await import('./emit/emit-site.ts');
  return emitSite(model, siteJsonSchema(russianSchemaWords), printed);
}

/** Reads, resolves and emits a site. */
export async function compile(
  text: string,
  pictures: PictureIndex,
  printed?: PrintedModules,
): Promise<CompiledSite> {
  const document = SiteDocument.read(text, pictures);
  const { model } = document;
  return { document, files: model === undefined ? [] : await emit(model, printed) };
}
