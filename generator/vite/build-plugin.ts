import type { Plugin } from 'vite';
import { hashOf } from '../disk/kept-file.ts';
import { type BuildTask, buildSite } from './build-site.ts';

/** How Vite makes bundles; `vite build` builds the whole site with them. */
export function buildPlugin(task: Omit<BuildTask, 'positionals' | 'startVite' | 'logger'>): Plugin {
  return {
    name: 'site:build',
    apply: 'build',
    config: () => ({
      // `npm run bench` measures the plugins.
      build: { rolldownOptions: { checks: { bundlerTimings: false } } },
      environments: {
        ssr: {
          // Node would resolve the router's development build, which is slower.
          resolve: { noExternal: ['react-router', 'react-router-dom'] },
          // To import React's packages, Node would read their development builds in search of names.
          build: { rolldownOptions: { output: { format: 'cjs' } } },
        },
      },
    }),
    buildApp: async (builder) => {
      // Vite would build those that no plugin marks as built: of a site that cannot be built, and those that are kept.
      for (const environment of Object.values(builder.environments)) {
        environment.isBuilt = true;
      }
      const { logger, env, inlineConfig } = builder.config;
      process.exitCode = await buildSite({
        ...task,
        // The command's own options change the bundles too.
        version: hashOf(JSON.stringify([task.version, env, inlineConfig.build])),
        positionals: [],
        logger,
        startVite: async () => builder,
      });
    },
  };
}
