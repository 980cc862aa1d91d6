import type { GroupedLink, LabelledLink } from '../../../src/model/link.ts';
import type { Card } from '../../../src/model/section.ts';
import type { MenuItem } from '../../../src/model/site.ts';
import type { ValuePath } from '../document/source-range.ts';
import { isService } from '../schema/page-roles.ts';
import type { PageListSpec } from '../schema/section-parts.ts';
import { findRepeated } from '../text/find-repeated.ts';
import type { ResolveContext } from './context.ts';
import { resolveLabelledLink, resolveLink } from './links.ts';
import type { PageOutline } from './page-outline.ts';
import { resolvePicture } from './pictures.ts';

/**
 * Pages of a list: the ordered ones first, then the other services as they stand in the file, without the
 * hidden ones. A page that an editor adds is so in every list at once.
 */
export function resolvePageList(context: ResolveContext, list: PageListSpec, path: ValuePath): PageOutline[] {
  const resolveAll = (targets: readonly string[], key: string) =>
    linkedPages(context, targets, [...path, key]);
  const ordered = resolveAll(list.order, 'order');
  const hidden = new Set(resolveAll(list.hide, 'hide'));
  const others = context.spec.pages.filter((page) => isService(page) && !ordered.includes(page));
  return [...ordered, ...others].filter((page) => !hidden.has(page));
}

/** The pages that targets lead to, each once; reports one that comes again. */
export function linkedPages(
  context: ResolveContext,
  targets: readonly string[],
  path: ValuePath,
): PageOutline[] {
  const linked = targets.map((target, index) => {
    const link = resolveLink(context, target, [...path, index]);
    return { target, page: link.kind === 'page' ? context.pages.get(link.path)?.spec : undefined };
  });
  for (const { item, index, firstIndex } of findRepeated(linked, ({ page }) => page?.path)) {
    const args = { item: item.target, place: firstIndex + 1 };
    context.report({ code: 'repeated-item', args, path: [...path, index] });
  }
  return [...new Set(linked.flatMap(({ page }) => page ?? []))];
}

/** A page as a menu shows it. */
export function toMenuLink(page: PageOutline): LabelledLink {
  return { label: page.menu ?? page.name, link: { kind: 'page', path: page.path } };
}

/** So many letters of a card's text fit into a line beside its picture in 320 px. */
const lettersOfCard = 16;

/** A page as a card. Without a card of its own it shows its name and description. */
export function toCard(context: ResolveContext, page: PageOutline): Card {
  const { card } = page;
  const index = context.pages.get(page.path)?.index ?? 0;
  const picture =
    card?.picture && resolvePicture(context, card.picture, '', ['pages', index, 'card', 'picture']);
  return {
    title: context.typesetter.heading(card?.title ?? page.name),
    text: context.typesetter.text(card?.text ?? page.description, lettersOfCard),
    ...(picture && { picture }),
    link: { kind: 'page', path: page.path },
    ...(!isService(page) && { isAside: true }),
  };
}

/**
 * Most links of a menu where a page shows all services: in a window of 1280 by 720 pixels three columns of eight, each
 * as high as a finger needs, have room below the header. Every document carries them.
 */
const longestMenu = 24;

/** Pages as links, those of a group together, the groups in the order of their first pages. */
export function toGroupedLinks(context: ResolveContext, pages: readonly PageOutline[]): GroupedLink[] {
  return [...groupPages(context, pages).values()].flat().map(toGroupedLink);
}

function toGroupedLink(page: PageOutline): GroupedLink {
  return { ...toMenuLink(page), ...(page.group && { group: page.group }) };
}

/** The pages of each group, all with the title of its first; those of none come first. */
function groupPages(context: ResolveContext, pages: readonly PageOutline[]): Map<string, PageOutline[]> {
  const groups = new Map<string, PageOutline[]>([['', []]]);
  for (const page of pages) {
    const { text } = context.splitOrigin(page.group ?? '');
    const members = groups.get(text) ?? [];
    members.push({ ...page, group: members[0]?.group ?? page.group });
    groups.set(text, members);
  }
  return groups;
}

/**
 * The services of a menu: all of them, or as many of each group as there is room for and a link to the page of all
 * services; reports where that page is missing.
 */
function toMenuItems(
  context: ResolveContext,
  services: readonly PageOutline[],
  path: ValuePath,
): GroupedLink[] {
  const list = [...context.pages.values()].find(({ spec }) =>
    spec.sections.some(({ kind }) => kind === 'all-services'),
  );
  const pages = services.filter((page) => page !== list?.spec);
  if (pages.length <= longestMenu) {
    return toGroupedLinks(context, pages);
  }
  if (list === undefined) {
    context.report({
      code: 'crowded-menu',
      args: { count: pages.length, most: longestMenu },
      path,
      target: 'key',
    });
    return toGroupedLinks(context, pages);
  }
  const groups = [...groupPages(context, pages).values()].filter(({ length }) => length > 0);
  const share = Math.max(1, Math.floor(longestMenu / groups.length));
  const shown = groups.flatMap((members) => members.slice(0, share)).slice(0, longestMenu);
  return [...shown.map(toGroupedLink), toMenuLink(list.spec)];
}

/** The header's menu. */
export function resolveHeaderMenu(context: ResolveContext): MenuItem[] {
  return context.spec.header.menu.flatMap((item, index): MenuItem[] => {
    const path: ValuePath = ['header', 'menu', index];
    const { label, link, services } = item;
    if (services !== undefined && link === undefined) {
      const place = [...path, 'services'];
      const pages = resolvePageList(context, services, place);
      return [{ kind: 'menu', label: label ?? '', items: toMenuItems(context, pages, place) }];
    }
    return link === undefined
      ? []
      : [{ kind: 'link', ...resolveLabelledLink(context, { label, link }, path) }];
  });
}
