import { siteBlockOf } from '../document/site-block.ts';
import { hostSchema } from '../schema/hosting.ts';

/** The line of the block `site` that names the host. */
const hostLine = /(?:^\s+|[{,]\s*)host:\s*['"]?([a-z-]+)/m;

/**
 * What the site is published on, for those who need it before the file is read, as `readAddress` does.
 * @param text the text of `site.yaml`
 */
export function readHost(text: string) {
  const written = hostLine.exec(siteBlockOf(text) ?? '')?.[1];
  const { data } = hostSchema.safeParse(written);
  return data ?? 'other';
}
