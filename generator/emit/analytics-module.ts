import type { AnalyticsSettings } from '../../src/model/analytics.ts';
import { contractImport, exportedConstant, type ModuleSource } from './source-text.ts';

/** `generated/analytics.ts`: the account of the tag. Labels of a page stand in the page's module. */
export function analyticsModule(analytics: AnalyticsSettings): ModuleSource {
  return {
    path: 'analytics.ts',
    imports: [contractImport('../', 'analytics', 'AnalyticsSettings')],
    exports: [exportedConstant('analytics', analytics, 'AnalyticsSettings')],
  };
}
