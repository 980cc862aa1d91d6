import { parseDocument } from 'yaml';
import { siteAddress } from '../spec/scalars.ts';

/** The block `site` as files have it: its line, and all lines after it that do not begin at the edge. */
const siteBlock = /^site:.*(?:\r?\n(?:[ \t#].*)?)*/m;

/**
 * The site's address, for those who need it before the file is read: nothing else is looked at, so it is found in a
 * file with mistakes too.
 * @param text the text of `site.yaml`
 * @returns `undefined` where the file has no address or none that would pass its check
 */
export function readAddress(text: string): string | undefined {
  // The block alone is read in a moment, a long file is not.
  const block = siteBlock.exec(text)?.[0];
  return (block === undefined ? undefined : addressIn(block)) ?? addressIn(text);
}

function addressIn(text: string): string | undefined {
  const address = parseDocument(text, { prettyErrors: false }).getIn(['site', 'address']);
  const checked = siteAddress.safeParse(address);
  return checked.success ? checked.data : undefined;
}
