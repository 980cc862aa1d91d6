import { createRequire } from 'node:module';
import { lazy } from '../core/document/lazy.ts';

/**
 * ts-morph, loaded where something is printed with it: it takes longer than a build of which little has changed. By
 * `require`: an `import` takes twice as long, because Node first searches the text of its compiler, ten megabytes of
 * CommonJS, for the names that it exports.
 */
export const tsMorph = lazy((): typeof import('ts-morph') => createRequire(import.meta.url)('ts-morph'));
