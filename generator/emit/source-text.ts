import { bannerText } from './banner.ts';
import type { EmittedFile } from './emitted-file.ts';
import { printLiteral } from './literal.ts';
import type { InterfaceAddition, ModuleFrame, ModuleImport, ModuleShape } from './module-frame.ts';

/** A type-only import from a file of the contract. `root` leads from the module to the project's root. */
export function contractImport(root: string, subject: string, ...types: readonly string[]): ModuleImport {
  return { isTypeOnly: true, namedImports: [...types], moduleSpecifier: `${root}src/model/${subject}.ts` };
}

/** A name that a module exports, with the text of what it stands for. */
export interface ExportedText {
  readonly kind: 'constant' | 'type';
  readonly name: string;
  /** An expression or a type, formatted as it shall stand in the file. */
  readonly text: string;
}

/** `export const name = value satisfies type;` */
export function exportedConstant(name: string, value: unknown, type: string): ExportedText {
  return { kind: 'constant', name, text: `${printLiteral(value)} satisfies ${type}` };
}

/** A module to be printed: what it is made of, in this order. */
export interface ModuleSource {
  /** Relative to `generated/`. */
  readonly path: string;
  readonly imports: readonly ModuleImport[];
  readonly exports: readonly ExportedText[];
  readonly additions?: readonly InterfaceAddition[];
}

/** Finds the frame of a module; a store that keeps frames need not print one twice. */
export type FrameSource = (shape: ModuleShape) => ModuleFrame | Promise<ModuleFrame>;

/** Prints modules, the banner above each. Modules of one shape share a frame, which is asked for once. */
export function createModulePrinter(frameOf: FrameSource) {
  const frames = new Map<string, ModuleFrame | Promise<ModuleFrame>>();
  return async ({ path, imports, exports, additions = [] }: ModuleSource): Promise<EmittedFile> => {
    const shape = { imports, exports: exports.map(({ kind, name }) => ({ kind, name })), additions };
    const key = JSON.stringify(shape);
    const known = frames.get(key) ?? frameOf(shape);
    frames.set(key, known);
    const [head = '', ...rest] = await known;
    const body = rest.map((part, index) => `${exports[index]?.text}${part}`).join('');
    return { path, content: `// ${bannerText}\n${head}${body}` };
  };
}
