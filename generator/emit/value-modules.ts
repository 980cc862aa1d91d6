import type { AnalyticsSettings } from '../../src/model/analytics.ts';
import type { ContactForm } from '../../src/model/form.ts';
import type { Page } from '../../src/model/page.ts';
import type { Shell } from '../../src/model/site.ts';
import { contractImport, exportedConstant, type ModuleSource } from './print-module.ts';

/** `generated/shell.ts`: header, footer, call button and the words of the interface. */
export function shellModule(shell: Shell): ModuleSource {
  return {
    path: 'shell.ts',
    data: shell,
    statements: [contractImport('../', 'site', 'Shell'), exportedConstant('shell', 'Shell', shell)],
  };
}

/** `generated/form.ts`: the question form; `undefined` for a site without one. */
export function formModule(form: ContactForm | undefined): ModuleSource {
  return {
    path: 'form.ts',
    data: form ?? null,
    statements: [
      contractImport('../', 'form', 'ContactForm'),
      form === undefined
        ? '\nexport const form: ContactForm | undefined = undefined;'
        : exportedConstant('form', 'ContactForm', form),
    ],
  };
}

/** `generated/analytics.ts`: the account of the tag. Labels of a page stand in the page's module. */
export function analyticsModule(analytics: AnalyticsSettings): ModuleSource {
  return {
    path: 'analytics.ts',
    data: analytics,
    statements: [
      contractImport('../', 'analytics', 'AnalyticsSettings'),
      exportedConstant('analytics', 'AnalyticsSettings', analytics),
    ],
  };
}

/** Path of a page's module below `generated/`. */
export function pageModulePath(page: Page): string {
  return `pages/${page.id}.ts`;
}

/** `generated/pages/<id>.ts`: everything that one page shows. */
export function pageModule(page: Page): ModuleSource {
  return {
    path: pageModulePath(page),
    data: page,
    statements: [contractImport('../../', 'page', 'Page'), exportedConstant('page', 'Page', page)],
  };
}
