import type { LabelledLink } from '../../../src/model/link.ts';
import type { Card } from '../../../src/model/section.ts';
import type { MenuItem } from '../../../src/model/site.ts';
import type { ValuePath } from '../document/source-range.ts';
import type { HeaderSpec } from '../schema/menu.ts';
import type { PageSpec } from '../schema/page.ts';
import { homePath, isService } from '../schema/page-roles.ts';
import type { PageListSpec } from '../schema/section-parts.ts';
import type { ResolveContext } from './context.ts';
import { resolveLabelledLink, resolveLink } from './links.ts';
import { resolvePicture } from './pictures.ts';

/**
 * Pages of a list: the ordered ones first, then the other services as they stand in the file, without the
 * hidden ones. A page that an editor adds is so in every list at once.
 */
export function resolvePageList(
  context: ResolveContext,
  list: PageListSpec,
  pagePath: string,
  path: ValuePath,
): PageSpec[] {
  const resolveAll = (targets: readonly string[], key: string) =>
    linkedPages(context, targets, pagePath, [...path, key]);
  const ordered = resolveAll(list.order, 'order');
  const hidden = new Set(resolveAll(list.hide, 'hide'));
  const others = context.spec.pages.filter((page) => isService(page) && !ordered.includes(page));
  return [...ordered, ...others].filter((page) => !hidden.has(page));
}

/** The page that a target leads to, or `undefined` after a report. */
function linkedPage(
  context: ResolveContext,
  target: string,
  pagePath: string,
  path: ValuePath,
): PageSpec | undefined {
  const link = resolveLink(context, target, pagePath, path);
  return link.kind === 'page' ? context.pages.get(link.path)?.spec : undefined;
}

/** The pages that targets lead to, each once; reports one that comes again. */
export function linkedPages(
  context: ResolveContext,
  targets: readonly string[],
  pagePath: string,
  path: ValuePath,
): PageSpec[] {
  const places = new Map<PageSpec, number>();
  for (const [index, target] of targets.entries()) {
    const page = linkedPage(context, target, pagePath, [...path, index]);
    const place = page && places.get(page);
    if (place !== undefined) {
      context.report({ code: 'repeated-item', args: { item: target, place } }, [...path, index]);
    } else if (page !== undefined) {
      places.set(page, index + 1);
    }
  }
  return [...places.keys()];
}

/** A page as a menu shows it. */
export function toMenuLink(page: PageSpec): LabelledLink {
  return {
    label: page.menu ?? page.name,
    link: { kind: 'page', path: page.path },
  };
}

/** A page as a card. Without a card of its own it shows its name and description. */
export function toCard(context: ResolveContext, page: PageSpec): Card {
  const { card } = page;
  const place: ValuePath = ['pages', context.spec.pages.indexOf(page), 'card', 'picture'];
  const picture = card?.picture === undefined ? undefined : resolvePicture(context, card.picture, '', place);
  return {
    title: context.typesetter.heading(card?.title ?? page.name),
    text: context.typesetter.text(card?.text ?? page.description),
    ...(picture && { picture }),
    link: { kind: 'page', path: page.path },
    ...(!isService(page) && { isAside: true }),
  };
}

/** The header's menu. */
export function resolveHeaderMenu(context: ResolveContext, header: HeaderSpec): MenuItem[] {
  return header.menu.flatMap((item, index): MenuItem[] => {
    const path: ValuePath = ['header', 'menu', index];
    const { label, link, services } = item;
    if (services !== undefined && link === undefined) {
      const pages = resolvePageList(context, services, homePath, [...path, 'services']);
      return [{ kind: 'menu', label: label ?? '', items: pages.map(toMenuLink) }];
    }
    return link === undefined
      ? []
      : [
          {
            kind: 'link',
            ...resolveLabelledLink(context, { label, link }, homePath, path),
          },
        ];
  });
}
