import type { Link } from './link.ts';

/** Text inside a line. A plain string is text without marks. */
export type InlineNode =
  | string
  | { readonly kind: 'strong'; readonly children: readonly InlineNode[] }
  | { readonly kind: 'emphasis'; readonly children: readonly InlineNode[] }
  | { readonly kind: 'link'; readonly link: Link; readonly children: readonly InlineNode[] }
  /** Words in another language than the page. */
  | { readonly kind: 'foreign'; readonly language: string; readonly children: readonly InlineNode[] }
  | { readonly kind: 'break' };

export type BlockNode =
  | { readonly kind: 'paragraph'; readonly children: readonly InlineNode[] }
  /** `start` is the number of the first item; without it the items have marks. */
  | { readonly kind: 'list'; readonly start?: number; readonly items: readonly RichText[] };

/** Formatted text: what the small Markdown of `site.yaml` has become. */
export type RichText = readonly BlockNode[];
