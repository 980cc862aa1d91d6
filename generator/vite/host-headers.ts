import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Connect } from 'vite';

/**
 * Sends the headers that `_headers` has for all of a site, as the hosts do that read the file: what the content
 * security policy forbids fails in the preview too. How long files may be kept is left to the published site.
 */
export function sendHostHeaders(publishFolder: string): Connect.NextHandleFunction {
  return async (_request, response, next) => {
    const text = await readFile(join(publishFolder, '_headers'), 'utf8').catch(() => '');
    for (const [name, value] of headersForAll(text)) {
      response.setHeader(name, value);
    }
    next();
  };
}

/**
 * Names and values of the first block, which is for every path. Blocks are set apart by empty lines; the first line of
 * each is its path, the others are `  Name: value`.
 */
function headersForAll(text: string): readonly (readonly [name: string, value: string])[] {
  const [block = ''] = text.split('\n\n');
  return [...block.matchAll(/^ {2}([\w-]+): (.+)$/gm)].map(([, name = '', value = '']) => [name, value]);
}
