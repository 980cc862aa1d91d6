/** Placeholder for the styles in the template. */
export const stylesPlaceholder = '<!--styles-->';

/** Stands in the template within a tag, where the attribute with the address of the page's module goes. */
export const modulePlaceholder = '%module%';

/** Parts of a document as HTML. */
export interface DocumentParts {
  readonly language: string;
  /** Content of `<head>`: title, metadata, links. */
  readonly head: string;
  /** Style sheet of the document. */
  readonly styles: string;
  /** Address of the module with the page's content; empty where the document has none. */
  readonly module: string;
  /** Content of the root element. */
  readonly body: string;
}

/**
 * Fills the HTML template (`src/index.html`) in a single pass, because a text may contain the name of a placeholder,
 * and by a function, because it may contain `$&`.
 */
export function fillTemplate(
  template: string,
  { language, head, styles, module, body }: DocumentParts,
): string {
  const parts: Readonly<Record<string, string>> = {
    '%lang%': language,
    '<!--head-->': head,
    [stylesPlaceholder]: styles,
    [modulePlaceholder]: module && ` data-module="${module}"`,
    '<!--page-->': body,
  };
  return template.replace(
    /%(?:lang|module)%|<!--(?:head|page|styles)-->/g,
    (placeholder) => parts[placeholder] ?? '',
  );
}
