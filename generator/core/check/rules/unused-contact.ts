import type { Finding } from '../../findings/diagnostic.ts';
import type { SiteSpec } from '../../schema/site.ts';
import type { Rule } from '../check-site.ts';

function usedNames(spec: SiteSpec) {
  const sections = spec.pages.flatMap((page) => page.sections);
  const messengers = new Set([
    ...(spec.form?.messengers ?? []),
    ...sections.flatMap((section) => ('messengers' in section ? section.messengers : [])),
  ]);
  const phones = new Set([
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
  return { phones, messengers };
}

/** Phones and messengers that are declared and shown nowhere: most likely forgotten. */
export const checkUnusedContacts: Rule = (spec) => {
  const used = usedNames(spec);
  const unused = (
    code: 'unused-phone' | 'unused-messenger',
    block: 'phones' | 'messengers',
    names: ReadonlySet<string>,
  ): Finding[] =>
    Object.keys(spec[block])
      .filter((name) => !names.has(name))
      .map((name) => ({
        code,
        args: { name },
        path: [block, name],
        target: 'key',
      }));
  return [
    ...unused('unused-phone', 'phones', used.phones),
    ...unused('unused-messenger', 'messengers', used.messengers),
  ];
};
