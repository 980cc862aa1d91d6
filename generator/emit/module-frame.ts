import { createRequire } from 'node:module';
import type {
  ImportDeclarationStructure,
  Node,
  OptionalKind,
  SourceFile,
  StatementStructures,
} from 'ts-morph';

export type ModuleImport = OptionalKind<ImportDeclarationStructure>;

/** A property that a module adds to an interface of another module. */
export interface InterfaceAddition {
  readonly module: string;
  readonly interface: string;
  readonly property: string;
  readonly type: string;
}

/** A module without the texts of its exports: what it is made of, in this order. */
export interface ModuleShape {
  readonly imports: readonly ModuleImport[];
  readonly exports: readonly { readonly kind: 'constant' | 'type'; readonly name: string }[];
  readonly additions: readonly InterfaceAddition[];
}

/** The text of a module around the texts of its exports: one part more than it has exports. */
export type ModuleFrame = readonly string[];

/** Stands where an export's text goes while ts-morph prints the module around it. */
const placeholder = 'undefined';

/**
 * ts-morph holds a whole compiler, which takes a fifth of a second to load: it is loaded when there is something
 * to print. An `import` would take twice as long, as Node first searches a CommonJS text for the names it exports.
 */
function loadTsMorph(): typeof import('ts-morph') {
  return createRequire(import.meta.url)('ts-morph');
}

/**
 * Prints the frame of a module. ts-morph writes values letter by letter and indents them once more; so it prints
 * the module with placeholders for them, and its tree says where they stand. Nothing is read from or written to
 * the disk. Equal shapes give equal frames.
 */
export function printFrame(shape: ModuleShape): ModuleFrame {
  const tsMorph = loadTsMorph();
  const project = new tsMorph.Project({
    useInMemoryFileSystem: true,
    skipLoadingLibFiles: true,
    skipFileDependencyResolution: true,
    manipulationSettings: {
      indentationText: tsMorph.IndentationText.TwoSpaces,
      newLineKind: tsMorph.NewLineKind.LineFeed,
      quoteKind: tsMorph.QuoteKind.Single,
    },
  });
  const source = project.createSourceFile('module.ts', { statements: statementsOf(shape, tsMorph) });
  const text = source.getFullText();
  const holes = shape.exports.map(({ kind, name }) => placeholderNode(source, kind, name));
  const starts = [0, ...holes.map((hole) => hole.getEnd())];
  const ends = [...holes.map((hole) => hole.getStart()), text.length];
  return starts.map((start, index) => text.slice(start, ends[index]));
}

function statementsOf(
  { imports, exports, additions }: ModuleShape,
  { StructureKind, VariableDeclarationKind }: typeof import('ts-morph'),
): StatementStructures[] {
  return [
    ...imports.map(
      (structure): StatementStructures => ({ ...structure, kind: StructureKind.ImportDeclaration }),
    ),
    ...exports.map(
      ({ kind, name }): StatementStructures =>
        kind === 'type'
          ? { kind: StructureKind.TypeAlias, isExported: true, name, type: placeholder, leadingTrivia: '\n' }
          : {
              kind: StructureKind.VariableStatement,
              isExported: true,
              declarationKind: VariableDeclarationKind.Const,
              leadingTrivia: '\n',
              declarations: [{ name, initializer: placeholder }],
            },
    ),
    ...additions.map(
      (addition): StatementStructures => ({
        kind: StructureKind.Module,
        hasDeclareKeyword: true,
        name: `'${addition.module}'`,
        statements: [
          {
            kind: StructureKind.Interface,
            name: addition.interface,
            properties: [{ name: addition.property, type: addition.type, isReadonly: true }],
          },
        ],
      }),
    ),
  ];
}

function placeholderNode(source: SourceFile, kind: 'constant' | 'type', name: string): Node {
  return kind === 'type'
    ? source.getTypeAliasOrThrow(name).getTypeNodeOrThrow()
    : source.getVariableDeclarationOrThrow(name).getInitializerOrThrow();
}
