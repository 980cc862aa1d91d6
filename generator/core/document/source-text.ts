import type { LineIndex } from './line-index.ts';
import { type Locate, locate } from './locate.ts';
import type { SourceRange, ValuePath } from './source-range.ts';
import { type SourceOf, sourceAt } from './value-source.ts';
import { pathAt, type YamlTree } from './yaml-tree.ts';

/** A file's text with its values, which were read without its invisible characters, and the way from them to it. */
export class SourceText {
  /** The text of the file without a byte order mark. */
  readonly fileText: string;
  /** The values, at offsets of the text as it was read. */
  readonly tree: YamlTree;
  /** A range of the text as it was read, as one of the file. */
  readonly restore: (range: SourceRange) => SourceRange;

  constructor(fileText: string, tree: YamlTree, restore: (range: SourceRange) => SourceRange) {
    this.fileText = fileText;
    this.tree = tree;
    this.restore = restore;
  }

  /** The lines of the text as it was read. */
  get index(): LineIndex {
    return this.tree.index;
  }

  readonly locate: Locate = (path, target, excerpt) => this.restore(locate(this.tree, path, target, excerpt));

  readonly sourceOf: SourceOf = (path) => sourceAt(this.tree, path);

  /** The range in the file between two offsets of the text as it was read. */
  rangeBetween(start: number, end: number): SourceRange {
    return this.restore(this.index.rangeBetween(start, end));
  }

  pathAt(offset: number): ValuePath {
    return pathAt(this.tree, offset);
  }
}
