import { z } from 'zod';
import type { ValuePath } from '../document/source-range.ts';
import { fact } from '../text/facts.ts';
import { nearest } from '../text/nearest.ts';
import type { PageSpec } from './page.ts';
import { frameValues, pageValues, type SingleValue } from './single-values.ts';
import type { SiteSpec } from './site.ts';

type Contact = 'phone' | 'messenger';

const names = z.array(z.string()).readonly();

/** The names by which values refer to contacts of a kind. */
function namesIn(values: readonly SingleValue[], contact: Contact): string[] {
  return values.flatMap(({ value, key }) => (key.refersTo === contact ? [String(value)] : []));
}

/** The names by which a page refers to contacts. */
const namesOnPage = fact('contacts', z.object({ phone: names, messenger: names }), (page: PageSpec) => ({
  phone: namesIn(pageValues(page), 'phone'),
  messenger: namesIn(pageValues(page), 'messenger'),
}));

/**
 * The declared names that nothing on the site refers to. A name that is written wrong counts as the one that was
 * meant: its own finding says so.
 */
function unusedNames(
  spec: SiteSpec,
  contact: Contact,
  declared: object,
  isShown: (path: ValuePath) => boolean,
): string[] {
  const known = Object.keys(declared);
  const frame = frameValues(spec).filter(({ path }) => isShown(path));
  const written = [...namesIn(frame, contact), ...spec.pages.flatMap((page) => namesOnPage(page)[contact])];
  const used = new Set(
    [...new Set(written)].map((name) => (Object.hasOwn(declared, name) ? name : nearest(name, known))),
  );
  return known.filter((name) => !used.has(name));
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
