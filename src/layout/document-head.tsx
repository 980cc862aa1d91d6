import type { PageHead } from '../model/page.ts';
import { useSite } from '../ui/site-context.ts';

/** What a page says in the head of its document. React puts it there and keeps it up to date. */
export function DocumentHead({ head }: { readonly head: PageHead }) {
  const { brand } = useSite().shell;
  const { title, description, canonicalUrl, shareImage } = head;
  return (
    <>
      <title>{title}</title>
      <meta name="description" content={description} />
      {canonicalUrl === undefined ? (
        <meta name="robots" content="noindex" />
      ) : (
        <>
          <link rel="canonical" href={canonicalUrl} />
          <meta property="og:url" content={canonicalUrl} />
        </>
      )}
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={brand.name} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      {shareImage && (
        <>
          <meta property="og:image" content={shareImage.url} />
          <meta property="og:image:width" content={String(shareImage.width)} />
          <meta property="og:image:height" content={String(shareImage.height)} />
          <meta property="og:image:alt" content={shareImage.alt} />
        </>
      )}
      <meta name="twitter:card" content={shareImage ? 'summary_large_image' : 'summary'} />
    </>
  );
}
