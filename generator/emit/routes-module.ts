import type { Page } from '../../src/model/page.ts';
import { printLiteral } from './literal.ts';
import type { ModuleImport } from './module-frame.ts';
import { pageModulePath } from './page-module.ts';
import { contractImport, type ModuleSource } from './source-text.ts';

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
export function routesModule(pages: readonly Page[]): ModuleSource {
  const home = pages.find((page) => page.path === homePath);
  return {
    path: 'routes.ts',
    imports: [
      contractImport('../', 'routes', 'RouteRecord'),
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
    additions: [
      { module: '../src/model/link.ts', interface: 'SiteRegistry', property: 'path', type: 'RoutePath' },
    ],
  };
}

function homeImport(modulePath: string): ModuleImport {
  return {
    namedImports: [{ name: 'page', alias: 'home' }],
    moduleSpecifier: `./${modulePath}`,
  };
}
