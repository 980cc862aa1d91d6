/**
 * The table of contents of the generator: from the text of `site.yaml`, which a `SiteDocument` is made of, to the files
 * of `generated/`.
 */

import { siteJsonSchema } from './core/findings/json-schema.ts';
import type { SiteModel } from './core/resolve/site-model.ts';
import type { SiteDocument } from './core/site-document.ts';
import type { EmittedFile } from './emit/emitted-file.ts';
import type { PrintedModules } from './emit/print-module.ts';

/**
 * The files of `generated/` for a site. What prints them holds a compiler, and is loaded when there is a site to print.
 * @param printed modules of the run before: only what has changed is printed
 */
export async function emit(model: SiteModel, printed: PrintedModules = new Map()): Promise<EmittedFile[]> {
  const { emitSite } = await import('./emit/emit-site.ts');
  return emitSite(model, siteJsonSchema, printed);
}

/** The files of `generated/` for what a `site.yaml` says; none where there are errors. */
export async function compile(
  { model }: SiteDocument,
  printed?: PrintedModules,
): Promise<readonly EmittedFile[]> {
  return model === undefined ? [] : emit(model, printed);
}
