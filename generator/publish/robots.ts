/**
 * `robots.txt`: everything may be read, and where the sitemap is. Search engines read it at the root of a host
 * only (RFC 9309, 2.3): that of a site below a path does nothing unless the host's owner copies its last line
 * into theirs. It is published all the same, for it forbids nothing and the site may get a host of its own.
 */
export function printRobots(siteUrl: string): string {
  return `User-agent: *\nAllow: /\n\nSitemap: ${siteUrl}/sitemap.xml\n`;
}
