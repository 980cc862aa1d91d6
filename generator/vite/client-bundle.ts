/** What the browser gets of the program: Vite's client bundle, prepared for the documents. */
import type { Rolldown } from 'vite';
import { z } from 'zod';
import { inlineStart } from '../publish/inline-start.ts';
import { inlineStyles } from '../publish/inline-styles.ts';
import { packageList } from '../publish/licenses.ts';
import { readStyles, styleSheet } from '../publish/page-styles.ts';
import { packageListFile } from './site-licenses.ts';

/** Entry module of the application. Documents do not link it; their inline script loads it. */
export const applicationEntry = 'src/main.tsx';

/** Name of the built HTML template among the bundle's files. */
const templateFile = 'src/index.html';

/** The content of a binary file as text. */
const binary = z.codec(
  z.object({ base64: z.string() }),
  z.custom<Uint8Array>((value) => value instanceof Uint8Array),
  {
    decode: ({ base64 }) => Buffer.from(base64, 'base64'),
    encode: (content) => ({ base64: Buffer.from(content).toString('base64') }),
  },
);

const bundleSchema = z.object({
  /** With the inline script, and placeholders for what differs between documents. */
  template: z.string(),
  /** Source of the inline script for a content security policy. */
  scriptSource: z.string(),
  /** The style sheet of which every document has its part. */
  css: z.string(),
  styles: styleSheet,
  files: z.array(z.object({ path: z.string(), content: z.union([z.string(), binary]) })).readonly(),
  /** Path of the application's entry. */
  entry: z.string(),
  /** Third-party packages in the bundle. */
  packages: packageList,
});

export type ClientBundle = z.infer<typeof bundleSchema>;

/** Prepares the result of Vite's build. */
export function prepareBundle(output: Rolldown.RolldownOutput['output'], basePath: string): ClientBundle {
  const chunks = output.filter((file) => file.type === 'chunk');
  const all = output.map((file) => ({
    path: file.fileName,
    content: file.type === 'chunk' ? file.code : file.source,
  }));
  const textOf = (name: string) => {
    const content = all.find(({ path }) => path === name)?.content;
    if (typeof content !== 'string') {
      throw new TypeError(`The bundle has no ${name}`);
    }
    return content;
  };
  const application = applicationFiles(chunks);
  const files = all.filter(({ path }) => path !== templateFile && path !== packageListFile);
  const styled = inlineStyles(textOf(templateFile), files, basePath);
  const started = inlineStart(styled.template, styled.files, application, basePath);
  return {
    template: started.template,
    scriptSource: started.scriptSource,
    css: styled.css,
    styles: readStyles(styled.css),
    files: started.files,
    entry: application.at(-1) ?? '',
    packages: packageList.parse(JSON.parse(textOf(packageListFile))),
  };
}

/**
 * The entry chunk and its static imports, each after those that it imports itself: browsers run them in this order, and
 * each in a task of its own.
 */
function applicationFiles(chunks: readonly Rolldown.OutputChunk[]): string[] {
  const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const main = chunks.find(({ facadeModuleId }) => facadeModuleId?.endsWith(applicationEntry));
  if (main === undefined) {
    throw new TypeError(`The bundle has no ${applicationEntry}`);
  }
  const seen = new Set<string>();
  const withImports = (fileName: string): string[] => {
    if (seen.has(fileName)) {
      return [];
    }
    seen.add(fileName);
    return [...(byName.get(fileName)?.imports ?? []).flatMap(withImports), fileName];
  };
  return withImports(main.fileName);
}

/** A bundle as text. */
export function printBundle(bundle: ClientBundle): string {
  return JSON.stringify(z.encode(bundleSchema, bundle));
}

/** Reads what `printBundle` has written. */
export function readBundle(text: string): ClientBundle {
  return bundleSchema.parse(JSON.parse(text));
}
