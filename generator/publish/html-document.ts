/** Stands in the template where the styles of a document go. */
export const stylesPlaceholder = '<!--styles-->';

/** Parts of one document, ready as HTML. */
export interface DocumentParts {
  readonly language: string;
  /** Title, metadata and links of the page. */
  readonly head: string;
  /** Style sheet of the document. */
  readonly styles: string;
  /** Content of the root element. */
  readonly body: string;
}

/**
 * Puts a page into the HTML template (`src/index.html`). The parts go in by functions, because a text may hold
 * `$&` and the like, and all at once, because a text may hold a placeholder's name.
 */
export function fillTemplate(template: string, { language, head, styles, body }: DocumentParts): string {
  const parts: Readonly<Record<string, string>> = {
    '%lang%': language,
    '<!--head-->': head,
    [stylesPlaceholder]: styles,
    '<!--page-->': body,
  };
  return template.replace(/%lang%|<!--(?:head|page|styles)-->/g, (placeholder) => parts[placeholder] ?? '');
}
