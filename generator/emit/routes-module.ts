import type { WriterFunction } from 'ts-morph';
import type { Page } from '../../src/model/page.ts';
import { printString } from './print-literal.ts';
import { contractImport, type ModuleSource } from './print-module.ts';
import { tsMorph } from './ts-morph.ts';
import { pageModulePath } from './value-modules.ts';

/**
 * `generated/routes.ts`: the route table; every page comes when it is asked for. The union of paths goes into the contract's registry, so that a link to no page does not compile.
 */
export function routesModule(pages: readonly Page[]): ModuleSource {
  return {
    path: 'routes.ts',
    data: pages.map(({ id, path }) => [id, path]),
    statements: () => [
      contractImport('../', 'routes', 'RouteRecord'),
      writeRoutes(pages),
      {
        kind: tsMorph().StructureKind.TypeAlias,
        isExported: true,
        name: 'RoutePath',
        type: writePathUnion(pages),
        leadingTrivia: '\n',
      },
      {
        kind: tsMorph().StructureKind.Module,
        hasDeclareKeyword: true,
        name: "'../src/model/link.ts'",
        statements: [
          {
            kind: tsMorph().StructureKind.Interface,
            name: 'SiteRegistry',
            properties: [{ name: 'path', type: 'RoutePath', isReadonly: true }],
          },
        ],
      },
    ],
  };
}

function writeRoutes(pages: readonly Page[]): WriterFunction {
  return (writer) => {
    writer
      .blankLine()
      .write('export const routes = [')
      .indent(() => {
        for (const page of pages) {
          const module = printString(`./${pageModulePath(page)}`);
          writer.writeLine(`{ path: ${printString(page.path)}, load: () => import(${module}) },`);
        }
      });
    writer.write('] satisfies readonly RouteRecord[];');
  };
}

function writePathUnion(pages: readonly Page[]): WriterFunction {
  return (writer) => {
    for (const [index, { path }] of pages.entries()) {
      writer.conditionalNewLine(index > 0).write(`${index > 0 ? '| ' : ''}${printString(path)}`);
    }
  };
}
