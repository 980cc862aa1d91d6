import type { ValuePath } from '../document/source-range.ts';
import { nearest } from '../text/nearest.ts';
import { remember } from '../text/remember.ts';
import type { Referent } from './key.ts';
import { type SingleValue, siteValues } from './single-values.ts';
import type { SiteSpec } from './site.ts';

/** The values that refer to something. */
const referencesIn = remember((values: readonly SingleValue[]) =>
  values.filter(({ key }) => key.refersTo !== undefined),
);

/**
 * The declared names that nothing on the site refers to. A name that is written wrong counts as the one that was
 * meant: its own finding says so.
 */
function unusedNames(
  spec: SiteSpec,
  referent: Referent,
  declared: object,
  isShown: (path: ValuePath) => boolean,
): string[] {
  const names = Object.keys(declared);
  const used = new Set(
    siteValues(spec)
      .flatMap(referencesIn)
      .flatMap(({ value, path, key }) => {
        if (key.refersTo !== referent || !isShown(path)) {
          return [];
        }
        const name = String(value);
        return Object.hasOwn(declared, name) ? name : (nearest(name, names) ?? []);
      }),
  );
  return names.filter((name) => !used.has(name));
}

/** Names of the messengers that nothing on the site shows. */
export function unusedMessengers(spec: SiteSpec): string[] {
  return unusedNames(spec, 'messenger', spec.messengers, () => true);
}

/** Names of the phones that nothing on the site shows, not even as the number of a messenger. */
export function unusedPhones(spec: SiteSpec): string[] {
  const hidden = unusedMessengers(spec);
  const isShown = ([block, name]: ValuePath) => block !== 'messengers' || !hidden.includes(String(name));
  return unusedNames(spec, 'phone', spec.phones, isShown);
}
