import type { StatementStructures, WriterFunction } from 'ts-morph';
import { lazy } from '../core/document/lazy.ts';
import { remember } from '../core/text/remember.ts';
import { hashOf } from '../disk/kept-file.ts';
import { bannerText } from './banner.ts';
import type { EmittedFile } from './emitted-file.ts';
import { hashOfData } from './hash-data.ts';
import { printLiteral } from './print-literal.ts';
import { tsMorph } from './ts-morph.ts';

/** A module that is to be printed. */
export interface ModuleSource {
  /** Relative to `generated/`. */
  readonly path: string;
  /** All that its text depends on: equal data gives equal text. */
  readonly data: unknown;
  readonly statements: () => readonly (StatementStructures | WriterFunction | string)[];
  /** The constant that ends the module. */
  readonly constant?: ExportedConstant;
}

/** `export const name = value satisfies type;` */
interface ExportedConstant {
  readonly name: string;
  readonly type: string;
  readonly value: unknown;
}

/** Modules of an earlier run with the hash of the data that they were printed from, by path. */
export type PrintedModules = Map<string, { readonly data: string; readonly file: EmittedFile }>;

/** A type-only import from a file of the contract. `root` leads from the module to the project's root. */
export function contractImport(root: string, subject: string, type: string): StatementStructures {
  return {
    kind: tsMorph().StructureKind.ImportDeclaration,
    isTypeOnly: true,
    namedImports: [type],
    moduleSpecifier: `${root}src/model/${subject}.ts`,
  };
}

/** ts-morph's project, in which each module takes the place of the one before. */
const project = lazy(() => {
  const { IndentationText, NewLineKind, Project, QuoteKind } = tsMorph();
  return new Project({
    useInMemoryFileSystem: true,
    skipLoadingLibFiles: true,
    skipFileDependencyResolution: true,
    manipulationSettings: {
      indentationText: IndentationText.TwoSpaces,
      newLineKind: NewLineKind.LineFeed,
      quoteKind: QuoteKind.Single,
    },
  });
});

/** The banner and what follows it up to the constant: the same statements for all pages. */
const printStatements = remember((statements: ModuleSource['statements']): string => {
  const structure = { statements: [`// ${bannerText}`, ...statements()] };
  return project().createSourceFile('module.ts', structure, { overwrite: true }).getFullText();
});

/**
 * A file, printed where the run before has not printed it from equal data.
 * @param printed files of the run before; what has changed since takes its place there
 */
export function printFile(
  printed: PrintedModules,
  path: string,
  value: unknown,
  print: () => string,
): EmittedFile {
  const data =
    typeof value === 'object' && value !== null ? hashOfData(value) : hashOf(JSON.stringify(value));
  const known = printed.get(path);
  if (known?.data === data) {
    return known.file;
  }
  const file = { path, content: print() };
  printed.set(path, { data, file });
  return file;
}

/**
 * Prints a module, the banner above it. ts-morph prints the statements. Not the constant: it would follow each character
 * of a page twice, as its writer and as its parser.
 * @param printed modules of the run before
 */
export function printModule(
  { path, data, statements, constant }: ModuleSource,
  printed: PrintedModules,
): EmittedFile {
  const print = () => {
    if (constant === undefined) {
      return printStatements(statements);
    }
    const { name, type, value } = constant;
    const start = `export const ${name} = `;
    // What stands before the constant does not depend on the data.
    const [head = '', ...rest] = printed.get(path)?.file.content.split(`\n${start}`) ?? [];
    const before = rest.length > 0 ? head : printStatements(statements);
    return `${before}\n${printLiteral(value, start, ` satisfies ${type};`)}\n`;
  };
  return printFile(printed, path, data, print);
}
