import type { SiteModel } from '../core/resolve/site-model.ts';
import type { EmittedFile } from './emitted-file.ts';
import { type PrintedModules, printModules } from './print-module.ts';
import { routesModule } from './routes-module.ts';
import { emitSchemaFile } from './schema-file.ts';
import { emitThemeStyle } from './theme-style.ts';
import { analyticsModule, formModule, pageModule, shellModule } from './value-modules.ts';

/**
 * All files of `generated/` for a site; equal models give equal bytes.
 * @param schema the JSON Schema of `site.yaml`
 * @param printed modules of the run before: only what has changed is printed
 */
export function emitSite(
  { site, pages, theme }: SiteModel,
  schema: Readonly<Record<string, unknown>>,
  printed: PrintedModules,
): EmittedFile[] {
  const modules = [
    routesModule(pages),
    shellModule(site.shell),
    formModule(site.form),
    analyticsModule(site.analytics),
    ...pages.map(pageModule),
  ];
  return [...printModules(modules, printed), emitThemeStyle(theme), emitSchemaFile(schema)];
}
