import type { SiteSpec } from './site.ts';

/** Names of the messengers that something on the site shows. */
export function usedMessengers({ form, pages }: SiteSpec): ReadonlySet<string> {
  const sections = pages.flatMap((page) => page.sections);
  return new Set([
    ...(form?.messengers ?? []),
    ...sections.flatMap((section) => ('messengers' in section ? section.messengers : [])),
  ]);
}

/** Names of the phones that something on the site shows, be it as the number of a messenger. */
export function usedPhones(spec: SiteSpec): ReadonlySet<string> {
  const messengers = usedMessengers(spec);
  const sections = spec.pages.flatMap((page) => page.sections);
  return new Set([
    ...spec.header.phones,
    ...spec.footer.phones,
    ...(spec.form?.phones ?? []),
    ...spec.pages.flatMap((page) => page.phone ?? []),
    ...sections.flatMap((section) => ('phones' in section ? section.phones : [])),
    ...Object.entries(spec.messengers).flatMap(([name, messenger]) =>
      messengers.has(name) && 'phone' in messenger ? (messenger.phone ?? []) : [],
    ),
    spec.callButton.phone,
  ]);
}
