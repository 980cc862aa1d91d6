/**
 * `robots.txt`: allows everything and names the sitemap. Crawlers read it at the root of a host only (RFC 9309, 2.3),
 * so below a base path it has no effect.
 */
export function printRobots(siteUrl: string): string {
  return `User-agent: *\nAllow: /\n\nSitemap: ${siteUrl}/sitemap.xml\n`;
}
