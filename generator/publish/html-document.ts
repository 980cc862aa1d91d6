import type { Page, PageFrame } from '../../src/model/page.ts';
import { escapeMarkup } from './escape-markup.ts';

/** Placeholder for the styles in the template. */
export const stylesPlaceholder = '<!--styles-->';

/** Placeholder for the preloads of fonts in the template. */
export const fontsPlaceholder = '<!--fonts-->';

/** Stands in the template within a tag, where the attributes with the page go. */
export const framePlaceholder = '%frame%';

/** What a document says of its page to the application. */
export interface DocumentPage {
  readonly page: Page;
  /** Address of the module with the whole page. */
  readonly module: string;
}

/** Parts of a document as HTML. */
export interface DocumentParts {
  readonly language: string;
  /** Content of `<head>`: title, metadata, links. */
  readonly head: string;
  /** Preloads of fonts. */
  readonly fonts: string;
  /** Style sheet of the document. */
  readonly styles: string;
  /** The page; absent where the document has none. */
  readonly framed?: DocumentPage;
  /** Content of the root element. */
  readonly body: string;
}

/**
 * Fills the HTML template (`src/index.html`) in a single pass, because a text may contain the name of a placeholder,
 * and by a function, because it may contain `$&`.
 */
export function fillTemplate(
  template: string,
  { language, head, fonts, styles, framed, body }: DocumentParts,
): string {
  const parts: Readonly<Record<string, string>> = {
    '%lang%': language,
    '<!--head-->': head,
    [fontsPlaceholder]: fonts,
    [stylesPlaceholder]: styles,
    [framePlaceholder]: framed ? frameAttributes(framed) : '',
    '<!--page-->': body,
  };
  return template.replace(
    /%(?:lang|frame)%|<!--(?:fonts|head|page|styles)-->/g,
    (placeholder) => parts[placeholder] ?? '',
  );
}

/** The page without its sections, which its markup shows until their code is here, and the address of the whole. */
function frameAttributes({ page: { sections: _, ...rest }, module }: DocumentPage): string {
  const frame: PageFrame = rest;
  // Single quotes around the text spare those within it.
  const text = escapeMarkup(JSON.stringify(frame)).replaceAll('&quot;', '"');
  return ` data-module="${module}" data-frame='${text}'`;
}
