import type { PageHead } from '../model/page.ts';
import type { Shell } from '../model/site.ts';

/** One element of a document's head. */
export type HeadTag =
  | { readonly name: 'title'; readonly text: string }
  | {
      readonly name: 'meta' | 'link';
      /** The attribute that identifies this element. */
      readonly key: HeadAttribute;
      /** The attribute with the content. */
      readonly value: HeadAttribute;
    };

interface HeadAttribute {
  readonly name: string;
  readonly value: string;
}

/**
 * The tags of a page's head, in order. The prerenderer writes them and the browser updates them, so that a page has the
 * same head however it was opened.
 */
export function headTags(head: PageHead, shell: Shell): readonly HeadTag[] {
  const { title, description, canonicalUrl, shareImage } = head;
  return [
    { name: 'title', text: title },
    meta('name', 'description', description),
    ...(canonicalUrl === undefined
      ? [meta('name', 'robots', 'noindex')]
      : [
          {
            name: 'link' as const,
            key: { name: 'rel', value: 'canonical' },
            value: { name: 'href', value: canonicalUrl },
          },
          meta('property', 'og:url', canonicalUrl),
        ]),
    meta('property', 'og:type', 'website'),
    meta('property', 'og:site_name', shell.brand.name),
    meta('property', 'og:title', title),
    meta('property', 'og:description', description),
    ...(shareImage === undefined
      ? [meta('name', 'twitter:card', 'summary')]
      : [
          meta('property', 'og:image', shareImage.url),
          meta('property', 'og:image:width', String(shareImage.width)),
          meta('property', 'og:image:height', String(shareImage.height)),
          meta('property', 'og:image:alt', shareImage.alt),
          meta('name', 'twitter:card', 'summary_large_image'),
        ]),
  ];
}

function meta(keyName: 'name' | 'property', key: string, content: string): HeadTag {
  return {
    name: 'meta',
    key: { name: keyName, value: key },
    value: { name: 'content', value: content },
  };
}
