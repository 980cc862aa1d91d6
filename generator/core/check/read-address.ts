import { parseDocument } from 'yaml';
import { siteBlockOf } from '../document/site-block.ts';
import { siteAddress } from '../schema/scalars.ts';

/**
 * The site's address, for those who need it before the file is read: nothing else is looked at, so it is found in a
 * file with mistakes too.
 * @param text the text of `site.yaml`
 * @returns `undefined` where the file has no address or none that would pass its check
 */
export function readAddress(text: string): string | undefined {
  const block = siteBlockOf(text);
  return (block === undefined ? undefined : addressIn(block)) ?? addressIn(text);
}

function addressIn(text: string): string | undefined {
  const address = parseDocument(text, { prettyErrors: false }).getIn(['site', 'address']);
  const checked = siteAddress.safeParse(address);
  return checked.success ? checked.data : undefined;
}
