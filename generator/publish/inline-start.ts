import { hashSource } from './hash-source.ts';
import { modulePlaceholder } from './html-document.ts';
import type { PublishedFile } from './published-file.ts';

/** The HTML template and the files that it needs beside it. */
export interface StartedTemplate {
  readonly template: string;
  readonly files: readonly PublishedFile[];
  /** Source of the template's own script for a content security policy, for example `'sha256-…'`. */
  readonly scriptSource: string;
}

const moduleScript = /<script type="module"[^>]*? src="([^"]+)"[^>]*><\/script>/g;

/**
 * Puts the script that the template names into it: it is shorter than a request for it would be. It runs before
 * the page is painted, and finds in its own element where the application is.
 * @param files the built files; the script is not published any more
 * @param application paths of the application's files in the order in which they are to be asked for
 * @param basePath where the site's home page stands on its host; the template's links begin with it
 * @throws TypeError where the template does not name one script, or that is not complete in itself
 */
export function inlineStart(
  template: string,
  files: readonly PublishedFile[],
  application: readonly string[],
  basePath: string,
): StartedTemplate {
  const [named, ...others] = template.matchAll(moduleScript);
  if (named === undefined || others.length > 0) {
    throw new TypeError('The template has to name one script');
  }
  const [tag, address = ''] = named;
  const start = files.find(({ path }) => basePath + path === address);
  if (typeof start?.content !== 'string' || /\b(?:import|export)\b|<\/script/i.test(start.content)) {
    throw new TypeError(`${address} is not complete in itself`);
  }
  // As a module it would run after the first paint; the function keeps its names from other scripts.
  const script = `(()=>{${start.content.trim()}})()`;
  const addresses = application.map((path) => basePath + path).join(' ');
  return {
    template: template.replace(
      tag,
      () => `<script data-application="${addresses}"${modulePlaceholder}>${script}</script>`,
    ),
    files: files.filter((file) => file !== start),
    scriptSource: hashSource(script),
  };
}
