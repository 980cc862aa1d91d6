/** Extended by `generated/routes.ts` through declaration merging, so that `SitePath` knows the real paths. */
export interface SiteRegistry {}

/** A path that has a page. In a program that includes `generated/`, any other string does not compile. */
export type SitePath = SiteRegistry extends { readonly path: infer Path extends string } ? Path : string;

/** Target of a link. */
export type Link =
  /** A page of this site, with a section's id where the link points into the page (without `#`). */
  | { readonly kind: 'page'; readonly path: SitePath; readonly hash?: string }
  /** Another site; `https:` or `http:`. */
  | { readonly kind: 'external'; readonly href: string }
  /** `tel:` or `mailto:`. */
  | { readonly kind: 'contact'; readonly href: string };

export interface LabelledLink {
  readonly label: string;
  readonly link: Link;
}

/** A link of a list in which those of a group stand together. */
export interface GroupedLink extends LabelledLink {
  /** Title of its group, if it is in one. */
  readonly group?: string;
}
