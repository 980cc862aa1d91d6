/** The block `site` as files have it: its line, and all lines after it that do not begin at the edge. */
const siteBlock = /^site:.*(?:\r?\n(?:[ \t#].*)?)*/m;

/** The text of the block `site`, found in a file with mistakes too; reading it alone takes a moment. */
export function siteBlockOf(text: string): string | undefined {
  return siteBlock.exec(text)?.[0];
}
