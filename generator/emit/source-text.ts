import {
  IndentationText,
  NewLineKind,
  type Node,
  Project,
  QuoteKind,
  type SourceFile,
  type StatementStructures,
  StructureKind,
  VariableDeclarationKind,
} from 'ts-morph';
import { bannerText } from './banner.ts';
import { printLiteral } from './literal.ts';

/** A type-only import from the contract. `root` leads from the module to the project's root. */
export function contractImport(root: string, ...types: readonly string[]): StatementStructures {
  return {
    kind: StructureKind.ImportDeclaration,
    isTypeOnly: true,
    namedImports: [...types],
    moduleSpecifier: `${root}src/model.ts`,
  };
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

/** Stands where an export's text goes while ts-morph prints the module around it. */
const placeholder = 'undefined';

function exportStructure({ kind, name }: ExportedText): StatementStructures {
  return kind === 'type'
    ? { kind: StructureKind.TypeAlias, isExported: true, name, type: placeholder, leadingTrivia: '\n' }
    : {
        kind: StructureKind.VariableStatement,
        isExported: true,
        declarationKind: VariableDeclarationKind.Const,
        leadingTrivia: '\n',
        declarations: [{ name, initializer: placeholder }],
      };
}

/** What a module is made of, in this order. */
export interface ModuleContent {
  readonly imports: readonly StatementStructures[];
  readonly exports: readonly ExportedText[];
  readonly declarations?: readonly StatementStructures[];
}

/** Prints modules. One in-memory project serves a whole run; nothing is read from or written to the disk. */
export function createModulePrinter() {
  const project = new Project({
    useInMemoryFileSystem: true,
    skipLoadingLibFiles: true,
    skipFileDependencyResolution: true,
    manipulationSettings: {
      indentationText: IndentationText.TwoSpaces,
      newLineKind: NewLineKind.LineFeed,
      quoteKind: QuoteKind.Single,
    },
  });
  return {
    /**
     * The text of a module, the banner above it. ts-morph writes values letter by letter and indents them once
     * more; so it prints the module around placeholders, and its tree says where the ready texts go.
     */
    print(path: string, { imports, exports, declarations = [] }: ModuleContent): string {
      const source = project.createSourceFile(path, {
        statements: [...imports, ...exports.map(exportStructure), ...declarations],
      });
      const frame = source.getFullText();
      let text = `// ${bannerText}\n`;
      let end = 0;
      for (const exported of exports) {
        const node = placeholderNode(source, exported);
        text += frame.slice(end, node.getStart()) + exported.text;
        end = node.getEnd();
      }
      text += frame.slice(end);
      project.removeSourceFile(source);
      return text;
    },
  };
}

function placeholderNode(source: SourceFile, { kind, name }: ExportedText): Node {
  return kind === 'type'
    ? source.getTypeAliasOrThrow(name).getTypeNodeOrThrow()
    : source.getVariableDeclarationOrThrow(name).getInitializerOrThrow();
}

export type ModulePrinter = ReturnType<typeof createModulePrinter>;
