import type { GroupedLink } from '../model/link.ts';

/** The groups of a list in which the links of a group stand together; those of no group have an empty title. */
export function linkGroups(links: readonly GroupedLink[]) {
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
