import type { SiteModel } from '../core/resolve/site-model.ts';
import type { PublishedFile } from './published-file.ts';

const wellKnownPath = '.well-known/security.txt';

/**
 * `security.txt` (RFC 9116), where the file of the site says whom to tell of a hole in it; also at the top level, where
 * programs look that know the older place alone.
 */
export function securityFile({ security, siteUrl, site }: SiteModel): PublishedFile[] {
  if (security === undefined) {
    return [];
  }
  const { contact, expires } = security;
  const lines = [
    `Contact: ${contact.startsWith('https:') ? contact : `mailto:${contact}`}`,
    `Expires: ${expires}T00:00:00Z`,
    `Preferred-Languages: ${site.shell.language}`,
    `Canonical: ${siteUrl}/${wellKnownPath}`,
  ];
  return [{ path: wellKnownPath, content: `${lines.join('\n')}\n`, alsoAt: ['security.txt'] }];
}
