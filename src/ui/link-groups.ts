import type { GroupedLink } from '../model/link.ts';

/** Links of one group. */
export interface LinkGroup {
  /** Empty for those of no group. */
  readonly title: string;
  readonly items: readonly GroupedLink[];
}

/** The groups of a list in which the links of a group stand together. */
export function linkGroups(links: readonly GroupedLink[]): LinkGroup[] {
  const groups: { readonly title: string; readonly items: GroupedLink[] }[] = [];
  for (const link of links) {
    const title = link.group ?? '';
    const last = groups.at(-1);
    if (last?.title === title) {
      last.items.push(link);
    } else {
      groups.push({ title, items: [link] });
    }
  }
  return groups;
}
