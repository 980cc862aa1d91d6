import type { SiteModel } from '../core/resolve/site-model.ts';
import type { PublishedFile } from './published-file.ts';

const wellKnownPath = '.well-known/security.txt';

/** `security.txt` (RFC 9116), where `site.yaml` gives a contact; also at the top level, for older programs. */
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
