import { hashSource } from './hash-source.ts';
import { framePlaceholder } from './html-document.ts';
import type { PublishedFile } from './published-file.ts';

const moduleScript = /<script type="module"[^>]*? src="([^"]+)"[^>]*><\/script>/g;

/**
 * Inlines the template's only script, which is shorter than a request for it. It runs before the first paint and reads
 * the application's files from an attribute of its element.
 * @param files the built files; the script is removed from them
 * @param application paths of the application's files in the order of their requests
 * @param basePath path of the home page on its host, with which the template's links begin
 * @returns with the remaining files, and the source of the script for a content security policy
 * @throws TypeError where the template does not link exactly one script, or the script is not self-contained
 */
export function inlineStart(
  template: string,
  files: readonly PublishedFile[],
  application: readonly string[],
  basePath: string,
) {
  const [named, ...others] = template.matchAll(moduleScript);
  if (named === undefined || others.length > 0) {
    throw new TypeError('The template has to name one script');
  }
  const [tag, address = ''] = named;
  const start = files.find(({ path }) => basePath + path === address);
  if (typeof start?.content !== 'string' || /\b(?:import|export)\b|<\/script/i.test(start.content)) {
    throw new TypeError(`${address} is not complete in itself`);
  }
  // A module would run after the first paint; the function gives it a scope of its own.
  const script = `(()=>{${start.content.trim()}})()`;
  const addresses = application.map((path) => basePath + path).join(' ');
  return {
    template: template.replace(
      tag,
      () => `<script data-application="${addresses}"${framePlaceholder}>${script}</script>`,
    ),
    files: files.filter((file) => file !== start),
    scriptSource: hashSource(script),
  };
}
