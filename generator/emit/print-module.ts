import type { StatementStructures, WriterFunction } from 'ts-morph';
import { lazy } from '../core/document/lazy.ts';
import { remember } from '../core/text/remember.ts';
import { bannerText } from './banner.ts';
import type { EmittedFile } from './emitted-file.ts';
import { hashOfData } from './hash-data.ts';
import { printLiteral } from './print-literal.ts';
import { tsMorph } from './ts-morph.ts';

/** Input of a printed module. */
export interface ModuleSource {
  /** Relative to `generated/`. */
  readonly path: string;
  /** Everything that the text depends on: equal data gives equal text. */
  readonly data: object;
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

/** The ts-morph project; every module is printed in the same source file, one after the other. */
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

/** The banner and the statements up to the constant, which are the same for all pages. */
const printStatements = remember((statements: ModuleSource['statements']): string => {
  const structure = { statements: [`// ${bannerText}`, ...statements()] };
  return project().createSourceFile('module.ts', structure, { overwrite: true }).getFullText();
});

/**
 * A printed file, reused from the previous run if that printed it from equal data.
 * @param printed files of the previous run; updated with the new file
 */
export function printFile(
  printed: PrintedModules,
  path: string,
  value: object,
  print: () => string,
): EmittedFile {
  const data = hashOfData(value);
  const known = printed.get(path);
  if (known?.data === data) {
    return known.file;
  }
  const file = { path, content: print() };
  printed.set(path, { data, file });
  return file;
}

/**
 * Prints a module with its banner. ts-morph prints the statements, but not the constant: it would process each
 * character of a page twice, in its writer and in its parser.
 * @param printed modules of the previous run
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
    // The statements before the constant do not depend on the data.
    const [head = '', ...rest] = printed.get(path)?.file.content.split(`\n${start}`) ?? [];
    const before = rest.length > 0 ? head : printStatements(statements);
    return `${before}\n${printLiteral(value, start, ` satisfies ${type};`)}\n`;
  };
  return printFile(printed, path, data, print);
}
