import type { Plugin } from 'vite';

/**
 * Leaves dynamic imports as they are. Vite would wrap each in a helper that loads style sheets and preloads modules:
 * here all styles are in one sheet, and what a module imports has come before it.
 */
export function plainImports(): Plugin {
  return {
    name: 'site:plain-imports',
    apply: 'build',
    enforce: 'pre',
    load: {
      filter: { id: /vite\/preload-helper/ },
      handler: () => 'export const __vitePreload = (load) => load();',
    },
  };
}
