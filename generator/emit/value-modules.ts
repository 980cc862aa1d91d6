import type { AnalyticsSettings } from '../../src/model/analytics.ts';
import type { ContactForm } from '../../src/model/form.ts';
import type { Page } from '../../src/model/page.ts';
import type { Shell } from '../../src/model/site.ts';
import { contractImport, type ModuleSource } from './print-module.ts';

/** `generated/shell.ts`: header, footer, call button and the words of the interface. */
export function shellModule(shell: Shell): ModuleSource {
  return {
    path: 'shell.ts',
    data: shell,
    statements: () => [contractImport('../', 'site', 'Shell')],
    constant: { name: 'shell', type: 'Shell', value: shell },
  };
}

/** `generated/form.ts`: the question form; `undefined` for a site without one. */
export function formModule(form: ContactForm | undefined): ModuleSource {
  const contract = () => contractImport('../', 'form', 'ContactForm');
  return {
    path: 'form.ts',
    data: form ?? {},
    ...(form === undefined
      ? { statements: () => [contract(), '\nexport const form: ContactForm | undefined = undefined;'] }
      : { statements: () => [contract()], constant: { name: 'form', type: 'ContactForm', value: form } }),
  };
}

/** `generated/analytics.ts`: the account of the tag. Labels of a page stand in the page's module. */
export function analyticsModule(analytics: AnalyticsSettings): ModuleSource {
  return {
    path: 'analytics.ts',
    data: analytics,
    statements: () => [contractImport('../', 'analytics', 'AnalyticsSettings')],
    constant: { name: 'analytics', type: 'AnalyticsSettings', value: analytics },
  };
}

/** Path of a page's module below `generated/`. */
export function pageModulePath(page: Page): string {
  return `pages/${page.id}.ts`;
}

const pageStatements = () => [contractImport('../../', 'page', 'Page')];

/** `generated/pages/<id>.ts`: everything that one page shows. */
export function pageModule(page: Page): ModuleSource {
  return {
    path: pageModulePath(page),
    data: page,
    statements: pageStatements,
    constant: { name: 'page', type: 'Page', value: page },
  };
}
