import { Scalar } from 'yaml';
import type { ValuePath } from './source-range.ts';
import { branchAt, scalarOf, startOf, type YamlTree } from './yaml-tree.ts';

/** A single value as it was typed. */
interface ValueSource {
  /** The characters of the value, of its first line only; empty where nothing was typed. */
  readonly text: string;
  readonly isQuoted: boolean;
  /** What stands behind a `#` on the line of an empty value, with the `#`. */
  readonly comment?: string;
}

/** The typed characters behind a path of values, or `undefined` where no single value stands there. */
export type SourceOf = (path: ValuePath) => ValueSource | undefined;

/** What was typed for the value at a path. */
export function sourceAt(tree: YamlTree, path: ValuePath): ValueSource | undefined {
  const { index } = tree;
  const branch = branchAt(tree, path);
  const node = scalarOf(branch);
  if (node === undefined || !node.range) {
    return undefined;
  }
  const start = startOf(branch);
  const source = index.text.slice(start, start + node.range[1] - node.range[0]);
  const rest = index.text.slice(start, index.endOfLine(start));
  const comment =
    source === ''
      ? /^[ \t]*(#.*)$/
          .exec(rest)?.[1]
          ?.replace(/\s+#.*$/, '')
          .trim()
      : undefined;
  return {
    text: /^[^\r\n]*/.exec(source)?.[0] ?? '',
    isQuoted: node.type !== undefined && node.type !== Scalar.PLAIN,
    ...(comment !== undefined && { comment }),
  };
}
