/** `robots.txt`: everything may be read, and where the sitemap is. */
export function printRobots(siteUrl: string): string {
  return `User-agent: *\nAllow: /\n\nSitemap: ${siteUrl}/sitemap.xml\n`;
}
