import type { Page } from '../../src/model.ts';
import type { EmittedFile } from './emitted-file.ts';
import { contractImport, exportedConstant, type ModulePrinter } from './source-text.ts';

/** Path of a page's module below `generated/`. */
export function pageModulePath(page: Page): string {
  return `pages/${page.id}.ts`;
}

/** `generated/pages/<id>.ts`: everything that one page shows. */
export function emitPageModule(printer: ModulePrinter, page: Page): EmittedFile {
  const path = pageModulePath(page);
  return {
    path,
    content: printer.print(path, {
      imports: [contractImport('../../', 'Page')],
      exports: [exportedConstant('page', page, 'Page')],
    }),
  };
}
