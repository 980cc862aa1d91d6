import type { SiteModel } from '../../generator/core/resolve/site-model.ts';
import { readStyles } from '../../generator/publish/page-styles.ts';
import type { DocumentBase, PageRenderer } from '../../generator/publish/publish-site.ts';

/** A page of its id alone. */
export const renderer: PageRenderer = {
  renderPage: async ({ page: { id } }) => ({
    head: `<title>${id}</title>`,
    body: `<main class="${id}">${id}</main>`,
  }),
  renderNotFound: async () => ({ head: '<title>none</title>', body: '<main>none</main>' }),
};

/** What a build gives the documents of a site, with pages of their ids alone, and, if not said else, a style for each. */
export function documentBase(
  { pages }: SiteModel,
  template: string,
  css = pages.map(({ id }) => `.${id}{color:red}`).join(''),
): DocumentBase {
  return {
    template,
    scriptSource: "'sha256-script='",
    css,
    styles: readStyles(css),
    pages: pages.map((page) => ({ page, path: `assets/${page.id}.js`, hash: JSON.stringify(page) })),
    rendererHash: '',
    loadRenderer: async () => renderer,
  };
}
