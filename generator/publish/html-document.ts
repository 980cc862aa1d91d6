import type { Page } from '../../src/model/page.ts';
import { escapeMarkup } from './escape-markup.ts';

/** Placeholder for the styles in the template. */
export const stylesPlaceholder = '<!--styles-->';

/** Placeholder for the preloads of fonts in the template. */
export const fontsPlaceholder = '<!--fonts-->';

/** Stands in the template within a tag, where the attributes with the page go. */
export const framePlaceholder = '%frame%';

/** Parts of a document as HTML. */
export interface DocumentParts {
  readonly language: string;
  /** Content of `<head>`: title, metadata, links. */
  readonly head: string;
  /** Preloads of fonts. */
  readonly fonts: string;
  /** Style sheet of the document. */
  readonly styles: string;
  /** Attributes with the page (see `frameAttributes`); empty where the document has none. */
  readonly frame: string;
  /** Content of the root element. */
  readonly body: string;
}

/**
 * Fills the HTML template (`src/index.html`) in a single pass, because a text may contain the name of a placeholder,
 * and by a function, because it may contain `$&`.
 */
export function fillTemplate(
  template: string,
  { language, head, fonts, styles, frame, body }: DocumentParts,
): string {
  const parts: Readonly<Record<string, string>> = {
    '%lang%': language,
    '<!--head-->': head,
    [fontsPlaceholder]: fonts,
    [stylesPlaceholder]: styles,
    [framePlaceholder]: frame,
    '<!--page-->': body,
  };
  return template.replace(
    /%(?:lang|frame)%|<!--(?:fonts|head|page|styles)-->/g,
    (placeholder) => parts[placeholder] ?? '',
  );
}

/**
 * What a document says of its page to the application: the page without its sections, which its markup shows until
 * their code is here.
 * @param module address of the module with the whole page
 */
export function frameAttributes({ sections: _, ...frame }: Page, module: string): string {
  // Single quotes around the text spare those within it.
  const text = escapeMarkup(JSON.stringify(frame)).replaceAll('&quot;', '"');
  return ` data-module="${module}" data-frame='${text}'`;
}
