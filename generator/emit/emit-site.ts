import type { SiteModel } from '../core/resolve/site-model.ts';
import { analyticsModule } from './analytics-module.ts';
import type { EmittedFile } from './emitted-file.ts';
import { formModule } from './form-module.ts';
import { printFrame } from './module-frame.ts';
import { pageModule } from './page-module.ts';
import { routesModule } from './routes-module.ts';
import { emitSchemaFile } from './schema-file.ts';
import { shellModule } from './shell-module.ts';
import { createModulePrinter, type FrameSource } from './source-text.ts';
import { emitThemeStyle } from './theme-style.ts';

/**
 * All files of `generated/` for a site; equal models give equal bytes.
 * @param schema the JSON Schema of `site.yaml`
 * @param frameOf a store of frames, which spares the loading of ts-morph
 */
export async function emitSite(
  { site, pages, theme }: SiteModel,
  schema: Readonly<Record<string, unknown>>,
  frameOf: FrameSource = printFrame,
): Promise<EmittedFile[]> {
  const modules = [
    routesModule(pages),
    shellModule(site.shell),
    formModule(site.form),
    analyticsModule(site.analytics),
    ...pages.map(pageModule),
  ];
  return [
    ...(await Promise.all(modules.map(createModulePrinter(frameOf)))),
    emitThemeStyle(theme),
    emitSchemaFile(schema),
  ];
}
