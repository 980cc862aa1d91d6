import type { Plugin, PreviewServer, ViteDevServer } from 'vite';
import { readAddress } from '../core/check/read-address.ts';
import { basePathOf } from '../core/resolve/base-path.ts';
import type { SiteFolder } from '../site-folder.ts';
import { readSpecFile } from '../spec-file.ts';

/** Sets Vite's `base` from the address in `site.yaml`; the runtime has it from Vite. */
export function siteBase({ specFile }: SiteFolder): Plugin {
  return {
    name: 'site:base',
    async config() {
      // Other plugins report an unreadable file.
      const spec = await readSpecFile(specFile);
      const address = spec.kind === 'text' ? readAddress(spec.text) : undefined;
      return { base: address === undefined ? '/' : basePathOf(address) };
    },
    configureServer: addSlash,
    configurePreviewServer: addSlash,
  };
}

/** Redirects from `/site` to `/site/` as static hosts do; Vite redirects only from `/`. */
function addSlash({ middlewares, config: { base } }: ViteDevServer | PreviewServer): void {
  middlewares.use((request, response, next) => {
    const [path = '', ...query] = (request.url ?? '').split('?');
    if (`${path}/` !== base || path === '') {
      next();
      return;
    }
    response.writeHead(302, { Location: [base, ...query].join('?') });
    response.end();
  });
}
