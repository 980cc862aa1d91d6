import type { AnalyticsSettings } from '../../src/model.ts';
import type { EmittedFile } from './emitted-file.ts';
import { contractImport, exportedConstant, type ModulePrinter } from './source-text.ts';

/** `generated/analytics.ts`: the account of the tag. Labels of a page stand in the page's module. */
export function emitAnalyticsModule(printer: ModulePrinter, analytics: AnalyticsSettings): EmittedFile {
  const path = 'analytics.ts';
  return {
    path,
    content: printer.print(path, {
      imports: [contractImport('../', 'AnalyticsSettings')],
      exports: [exportedConstant('analytics', analytics, 'AnalyticsSettings')],
    }),
  };
}
