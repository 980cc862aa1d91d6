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
 * The declared names that something on the site refers to. A name that is written wrong counts as the one that was
 * meant: its own finding says so.
 */
function namesReferredTo(
  spec: SiteSpec,
  referent: Referent,
  declared: object,
  isShown: (path: ValuePath) => boolean,
): ReadonlySet<string> {
  const names = Object.keys(declared);
  return new Set(
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
}

/** Names of the messengers that something on the site shows. */
export function usedMessengers(spec: SiteSpec): ReadonlySet<string> {
  return namesReferredTo(spec, 'messenger', spec.messengers, () => true);
}

/** Names of the phones that something on the site shows, be it as the number of a messenger. */
export function usedPhones(spec: SiteSpec): ReadonlySet<string> {
  const messengers = usedMessengers(spec);
  const isShown = ([block, name]: ValuePath) => block !== 'messengers' || messengers.has(String(name));
  return namesReferredTo(spec, 'phone', spec.phones, isShown);
}
