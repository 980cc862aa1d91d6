/** Placeholder for the styles in the template. */
export const stylesPlaceholder = '<!--styles-->';

/** Placeholder for the preloads of fonts in the template. */
export const fontsPlaceholder = '<!--fonts-->';

/** Stands in the template within a tag, where the attribute with the address of the page's module goes. */
export const modulePlaceholder = '%module%';

/** Parts of a document as HTML. */
export interface DocumentParts {
  readonly language: string;
  /** Content of `<head>`: title, metadata, links. */
  readonly head: string;
  /** Preloads of fonts. */
  readonly fonts: string;
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
  { language, head, fonts, styles, module, body }: DocumentParts,
): string {
  const parts: Readonly<Record<string, string>> = {
    '%lang%': language,
    '<!--head-->': head,
    [fontsPlaceholder]: fonts,
    [stylesPlaceholder]: styles,
    [modulePlaceholder]: module && ` data-module="${module}"`,
    '<!--page-->': body,
  };
  return template.replace(
    /%(?:lang|module)%|<!--(?:fonts|head|page|styles)-->/g,
    (placeholder) => parts[placeholder] ?? '',
  );
}
