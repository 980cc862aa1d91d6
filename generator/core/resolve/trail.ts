import type { LabelledLink } from '../../../src/model/link.ts';
import { homePath, isService } from '../schema/page-roles.ts';
import type { ResolveContext } from './context.ts';
import { toMenuLink } from './menus.ts';

/**
 * The way from the home page to a page that stands below something: below the pages whose paths begin its own, or, as
 * a service, below the home page's list of services. Empty for all others: the logo leads home already.
 */
export function resolveTrail({ pages, pagePath: path }: ResolveContext): LabelledLink[] {
  const home = pages.get(homePath);
  const own = pages.get(path);
  if (home === undefined || own === undefined || path === homePath) {
    return [];
  }
  const steps = path.split('/').slice(1, -1);
  const above = steps.flatMap((_, index) => pages.get(`/${steps.slice(0, index + 1).join('/')}`)?.spec ?? []);
  const list = home.spec.sections.findIndex(({ kind }) => kind === 'services');
  const services = home.spec.sections[list];
  const hash = home.sectionIds[list];
  const parents =
    above.length === 0 && isService(own.spec) && services?.title !== undefined && hash !== undefined
      ? [{ label: services.title, link: { kind: 'page', path: homePath, hash } } as const]
      : above.map(toMenuLink);
  return parents.length === 0 ? [] : [toMenuLink(home.spec), ...parents];
}
