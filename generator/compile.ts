/** The table of contents of the generator: from the text of `site.yaml` to the files of `generated/`. */

import { russianSchemaWords } from './core/findings/schema-words.ts';
import type { PictureIndex } from './core/resolve/context.ts';
import type { SiteModel } from './core/resolve/site-model.ts';
import { siteJsonSchema } from './core/schema/json-schema.ts';
import { SiteDocument } from './core/site-document.ts';
import { emitSite } from './emit/emit-site.ts';
import type { EmittedFile } from './emit/emitted-file.ts';
import type { FrameSource } from './emit/source-text.ts';

/** What a run has made: no files where there are errors. */
export interface CompiledSite {
  readonly document: SiteDocument;
  readonly files: readonly EmittedFile[];
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
  const document = SiteDocument.read(text, pictures);
  const { model } = document;
  return { document, files: model === undefined ? [] : await emit(model, frameOf) };
}
