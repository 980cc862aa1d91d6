import { dirname, join } from 'node:path';
import type { Plugin, UserConfig } from 'vite';
import { workName } from '../disk/work-folder.ts';
import type { SiteFolder } from '../site-folder.ts';
import { buildPlugin } from './build-plugin.ts';
import { applicationEntry } from './client-bundle.ts';
import { plainImports } from './plain-imports.ts';
import { previewSite } from './preview-site.ts';
import { serveSite } from './serve-site.ts';
import { siteBase } from './site-base.ts';
import { siteIcons } from './site-icons.ts';
import { packageListFile } from './site-licenses.ts';
import { slimRouter } from './slim-router.ts';

export { locateSiteFolder } from '../site-folder.ts';
export { buildSite } from './build-site.ts';

/** React in a chunk of its own: two scripts block the main thread for two short moments instead of a long one. */
const reactChunk = { name: 'react', test: /node_modules\/(?:react|react-dom|scheduler)\// };

/**
 * All other code that every page needs, in one chunk, which compresses better. The form and the carousel import from
 * it.
 */
const applicationChunk = {
  name: 'application',
  test: /node_modules\/(?:react-router|react-router-dom|cookie)\/|vite\/preload-helper|\/src\/(?:analytics|consent|layout|router|typeface|ui)\//,
};

/**
 * Finds the packages of the application without the site's modules, which import none: there may be thousands, or none
 * where `site.yaml` has had mistakes since the first start.
 */
const withoutSite: Plugin = {
  name: 'site:packages-of-application',
  resolveId: { filter: { id: /^#generated\// }, handler: (id) => ({ id, external: true }) },
};

interface LoadedProgram {
  readonly sources: readonly string[];
  readonly version: string;
}

/**
 * Vite's configuration for a site.
 * @param projectRoot absolute path of the project, where the runtime's sources are
 * @param program absolute paths of the generator's sources, a change of which restarts the server, and their hash
 */
export function siteConfig(
  projectRoot: string,
  folder: SiteFolder,
  { sources, version }: LoadedProgram,
): UserConfig {
  return {
    root: projectRoot,
    publicDir: false,
    appType: 'custom',
    // What it compiles for older browsers, it compiles when it minifies: twice would leave some declarations twice.
    css: { transformer: 'lightningcss', lightningcss: { targets: {} } },
    // Beside the site's output, so that one project can serve two sites at once.
    cacheDir: join(dirname(folder.generatedFolder), 'node_modules/.vite'),
    resolve: {
      alias: {
        '#generated': folder.generatedFolder,
        // Imported by the generated theme.
        '#typefaces': join(projectRoot, 'src/styles/typefaces'),
      },
    },
    server: {
      fs: { allow: [projectRoot, dirname(folder.generatedFolder)] },
      watch: { ignored: [`**/${workName}/**`] },
    },
    optimizeDeps: { entries: [applicationEntry], rolldownOptions: { plugins: withoutSite } },
    builder: { sharedConfigBuild: true },
    build: {
      outDir: folder.publishFolder,
      write: false,
      // The content security policy allows no `data:` addresses.
      assetsInlineLimit: 0,
      modulePreload: false,
      // Measuring compressed sizes takes time.
      reportCompressedSize: false,
    },
    environments: {
      client: {
        build: {
          license: { fileName: packageListFile },
          rolldownOptions: {
            input: ['src/index.html', applicationEntry],
            output: { codeSplitting: { groups: [reactChunk, applicationChunk] } },
          },
        },
      },
      ssr: {
        build: {
          ssr: true,
          rolldownOptions: { input: 'src/prerender.tsx', output: { codeSplitting: false } },
        },
      },
    },
    plugins: [
      import('@vitejs/plugin-react').then(({ default: react }) => react()),
      siteBase(folder),
      siteIcons(projectRoot),
      slimRouter(),
      plainImports(),
      serveSite(projectRoot, folder),
      buildPlugin({ projectRoot, folder, version }),
      previewSite(folder),
      {
        name: 'site:restart',
        // The server starts anew when one of the files changes, as after a change of its configuration.
        configResolved: ({ configFileDependencies }) => {
          configFileDependencies.push(...sources.map((file) => file.replaceAll('\\', '/')));
        },
      },
    ],
  };
}
