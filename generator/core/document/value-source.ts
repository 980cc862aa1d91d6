import { type Document, isScalar, Scalar } from 'yaml';
import type { ValuePath } from './source-range.ts';

/** A single value as it was typed. */
export interface ValueSource {
  /** The characters of the value, of its first line only; empty where nothing was typed. */
  readonly text: string;
  readonly isQuoted: boolean;
  /** What stands behind a `#` on the line of an empty value, with the `#`. */
  readonly comment?: string;
}

/** The typed characters behind a path of values, or `undefined` where no single value stands there. */
export type SourceOf = (path: ValuePath) => ValueSource | undefined;

/** Makes the function that finds what was typed for a value. */
export function createSourceOf(document: Document.Parsed, text: string): SourceOf {
  return (path) => {
    const node: unknown = document.getIn(path, true);
    if (!isScalar(node) || !node.range) {
      return undefined;
    }
    const [start, end] = node.range;
    const source = text.slice(start, end);
    const rest = /^[^\r\n]*/.exec(text.slice(start))?.[0] ?? '';
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
  };
}
