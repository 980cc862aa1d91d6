import type { MessageLanguage } from '../core/findings/message-language.ts';
import type { SiteModel } from '../core/resolve/site-model.ts';
import type { EmittedFile } from './emitted-file.ts';
import { type PrintedModules, printFile, printModule } from './print-module.ts';
import { routesModule } from './routes-module.ts';
import { printSchema, schemaFile } from './schema-file.ts';
import { emitThemeStyle } from './theme-style.ts';
import { analyticsModule, formModule, pageModule, shellModule } from './value-modules.ts';

/**
 * All files of `generated/` for a site; equal models give equal bytes.
 * @param schemaIn the JSON Schema of `site.yaml` in a language, the same for every site
 * @param printed modules of the previous run: only those with changed data are printed
 */
export function emitSite(
  { site, pages, theme, ownerLanguage }: SiteModel,
  schemaIn: (language: MessageLanguage) => Readonly<Record<string, unknown>>,
  printed: PrintedModules,
): EmittedFile[] {
  const modules = [
    routesModule(pages),
    shellModule(site.shell),
    formModule(site.form),
    analyticsModule(site.analytics),
    ...pages.map(pageModule),
  ];
  return [
    ...modules.map((source) => printModule(source, printed)),
    emitThemeStyle(theme),
    printFile(printed, schemaFile, { ownerLanguage }, () => printSchema(schemaIn(ownerLanguage))),
  ];
}
