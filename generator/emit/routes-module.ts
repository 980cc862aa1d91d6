import { type StatementStructures, StructureKind } from 'ts-morph';
import type { Page } from '../../src/model.ts';
import type { EmittedFile } from './emitted-file.ts';
import { printLiteral } from './literal.ts';
import { pageModulePath } from './page-module.ts';
import { contractImport, type ModulePrinter } from './source-text.ts';

const homePath = '/';

function routeLine(page: Page): string {
  const path = printLiteral(page.path);
  return page.path === homePath
    ? `  { path: ${path}, page: home },`
    : `  { path: ${path}, load: () => import(${printLiteral(`./${pageModulePath(page)}`)}) },`;
}

function pathUnion(pages: readonly Page[]): string {
  return pages.map((page) => `\n  | ${printLiteral(page.path)}`).join('');
}

/**
 * `generated/routes.ts`: the route table. Home comes with the application, every other page when it is asked
 * for. The union of paths goes into the contract's registry, so that a link to no page does not compile.
 */
export function emitRoutesModule(printer: ModulePrinter, pages: readonly Page[]): EmittedFile {
  const path = 'routes.ts';
  const home = pages.find((page) => page.path === homePath);
  const content = printer.print(path, {
    imports: [
      contractImport('../', 'RouteRecord'),
      ...(home === undefined ? [] : [homeImport(pageModulePath(home))]),
    ],
    exports: [
      {
        kind: 'constant',
        name: 'routes',
        text: `[\n${pages.map(routeLine).join('\n')}\n] satisfies readonly RouteRecord[]`,
      },
      { kind: 'type', name: 'RoutePath', text: pathUnion(pages) },
    ],
    declarations: [
      {
        kind: StructureKind.Module,
        hasDeclareKeyword: true,
        name: "'../src/model.ts'",
        statements: [
          {
            kind: StructureKind.Interface,
            name: 'SiteRegistry',
            properties: [{ name: 'path', type: 'RoutePath', isReadonly: true }],
          },
        ],
      },
    ],
  });
  return { path, content };
}

function homeImport(modulePath: string): StatementStructures {
  return {
    kind: StructureKind.ImportDeclaration,
    namedImports: [{ name: 'page', alias: 'home' }],
    moduleSpecifier: `./${modulePath}`,
  };
}
