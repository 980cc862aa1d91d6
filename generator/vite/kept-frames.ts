import { z } from 'zod';
import { type ModuleFrame, type ModuleImport, type ModuleShape, printFrame } from '../emit/module-frame.ts';
import type { FrameSource } from '../emit/source-text.ts';
import type { AssetCache } from './asset-cache.ts';

const frameSchema = z.array(z.string());

/**
 * Frames of modules, each printed once and then kept from run to run: ts-morph is rarely loaded at all. A frame is code
 * of the site, so a kept one must have every word that its shape says and no other; only how it is set out is kept.
 */
export function keptFrames(cache: AssetCache): FrameSource {
  return async (shape) => {
    const kept = await cache.get(
      ['module frame', shape],
      (content) => isFrameOf(shape, content),
      async () => Buffer.from(JSON.stringify(printFrame(shape))),
    );
    return readFrame(kept) ?? printFrame(shape);
  };
}

function readFrame(content: Uint8Array): ModuleFrame | undefined {
  try {
    return frameSchema.safeParse(JSON.parse(Buffer.from(content).toString())).data;
  } catch {
    return undefined;
  }
}

function isFrameOf(shape: ModuleShape, content: Uint8Array): boolean {
  const frame = readFrame(content);
  return (
    frame?.length === shape.exports.length + 1 &&
    withoutLayout(frame.join(hole)) === withoutLayout(wordsOf(shape).join('\n'))
  );
}

/** Stands where the text of an export goes. No frame has it of itself. */
const hole = '\0';

function withoutLayout(text: string): string {
  return text.replace(/[ \n]+/g, ' ').replace(/ ?([^\w$]) ?/g, '$1');
}

/** A module of this shape, without layout. */
function wordsOf({ imports, exports, additions }: ModuleShape): string[] {
  return [
    ...imports.map(
      ({ isTypeOnly, namedImports, moduleSpecifier }) =>
        `import ${isTypeOnly === true ? 'type ' : ''}{${namesOf(namedImports)}} from '${moduleSpecifier}';`,
    ),
    ...exports.map(({ kind, name }) => `export ${kind === 'type' ? 'type' : 'const'} ${name}=${hole};`),
    ...additions.map(
      (addition) =>
        `declare module '${addition.module}' { interface ${addition.interface} { readonly ${addition.property}: ${addition.type}; } }`,
    ),
  ];
}

/** Names between the brackets of an import; what is given in another way than by its name is no kept frame's. */
function namesOf(names: ModuleImport['namedImports']): string {
  if (!Array.isArray(names)) {
    return hole;
  }
  return names
    .map((name) =>
      typeof name === 'string'
        ? name
        : typeof name === 'function'
          ? hole
          : [name.name, ...(name.alias === undefined ? [] : ['as', name.alias])].join(' '),
    )
    .join(', ');
}
