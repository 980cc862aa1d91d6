import { createRequire } from 'node:module';

/**
 * ts-morph by `require`: an `import` takes twice as long, because Node first searches the text of its compiler, ten
 * megabytes of CommonJS, for the names that it exports.
 */
const library: typeof import('ts-morph') = createRequire(import.meta.url)('ts-morph');

export const { IndentationText, NewLineKind, Project, QuoteKind, StructureKind } = library;
