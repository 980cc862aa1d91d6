import type { SiteModel } from '../resolve/site-model.ts';
import { emitAnalyticsModule } from './analytics-module.ts';
import type { EmittedFile } from './emitted-file.ts';
import { emitFormModule } from './form-module.ts';
import { emitPageModule } from './page-module.ts';
import { emitRoutesModule } from './routes-module.ts';
import { emitSchemaFile } from './schema-file.ts';
import { emitShellModule } from './shell-module.ts';
import { createModulePrinter } from './source-text.ts';
import { emitThemeStyle } from './theme-style.ts';

/**
 * All files of `generated/` for a site; equal models give equal bytes.
 * @param schema the JSON Schema of `site.yaml`
 */
export function emitSite(
  { site, pages, theme }: SiteModel,
  schema: Readonly<Record<string, unknown>>,
): EmittedFile[] {
  const printer = createModulePrinter();
  return [
    emitRoutesModule(printer, pages),
    emitShellModule(printer, site.shell),
    emitFormModule(printer, site.form),
    emitAnalyticsModule(printer, site.analytics),
    emitThemeStyle(theme),
    emitSchemaFile(schema),
    ...pages.map((page) => emitPageModule(printer, page)),
  ];
}
