/** The language of a BCP 47 tag without region and script: `be` of `be-BY`. */
export function primarySubtag(tag: string): string {
  return tag.split('-')[0] ?? tag;
}
