import type { Connect, Plugin } from 'vite';
import { readAddress } from '../core/check/read-address.ts';
import { basePathOf } from '../core/resolve/base-path.ts';
import type { SiteFolder } from '../site-folder.ts';
import { readSpecFile } from '../spec-file.ts';

/**
 * Tells Vite below which path of its host the site stands. The runtime has it from Vite too, so that the address in
 * `site.yaml` is its only source.
 */
export function siteBase({ specFile }: SiteFolder): Plugin {
  return {
    name: 'site:base',
    async config() {
      // A file that cannot be read is told of by those who need the rest of it.
      const spec = await readSpecFile(specFile);
      const address = spec.kind === 'text' ? readAddress(spec.text) : undefined;
      return { base: address === undefined ? '/' : basePathOf(address) };
    },
    configureServer: ({ middlewares, config }) => {
      middlewares.use(addSlash(config.base));
    },
    configurePreviewServer: ({ middlewares, config }) => {
      middlewares.use(addSlash(config.base));
    },
  };
}

/** Leads from `/site` to `/site/`, as static hosts do. Vite itself leads there only from `/`. */
function addSlash(base: string): Connect.NextHandleFunction {
  return (request, response, next) => {
    const [path = '', ...query] = (request.url ?? '').split('?');
    if (`${path}/` !== base || path === '') {
      next();
      return;
    }
    response.writeHead(302, { Location: [base, ...query].join('?') });
    response.end();
  };
}
