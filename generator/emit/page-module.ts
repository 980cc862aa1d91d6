import type { Page } from '../../src/model/page.ts';
import { contractImport, exportedConstant, type ModuleSource } from './source-text.ts';

/** Path of a page's module below `generated/`. */
export function pageModulePath(page: Page): string {
  return `pages/${page.id}.ts`;
}

/** `generated/pages/<id>.ts`: everything that one page shows. */
export function pageModule(page: Page): ModuleSource {
  return {
    path: pageModulePath(page),
    imports: [contractImport('../../', 'page', 'Page')],
    exports: [exportedConstant('page', page, 'Page')],
  };
}
