import { isMap, isNode, isScalar, isSeq, type Node, type Scalar } from 'yaml';
import { labelsOn } from '../document/describe-place.ts';
import type { ValuePath } from '../document/source-range.ts';
import { type Diagnostic, definitions } from '../findings/diagnostic.ts';
import type { ParsedYaml } from '../syntax/parse-yaml.ts';
import { findExampleValues, findMarksInTexts } from './example-values.ts';
import { knownExample } from './known-example.ts';

/**
 * Values that are examples by themselves, in the order of the file. Those whose line is marked as an example are left
 * out: they are told of already.
 * @param fileText the text with all its characters, in which the marks stand
 * @param text the text that was parsed
 */
export function findUnmarkedExamples(fileText: string, text: string, parsed: ParsedYaml): Diagnostic[] {
  const { document, index } = parsed;
  const marks = [...findExampleValues(fileText), ...findMarksInTexts(text, parsed)];
  const markedLines = new Set(marks.map(({ range }) => range.start.line));
  return scalarsOf(document.contents ?? undefined, []).flatMap(({ node, path }): Diagnostic[] => {
    const [start = 0, end = start] = node.range ?? [];
    const value = typeof node.value === 'string' ? node.value : (node.source ?? '');
    const known = knownExample(path, value);
    if (known === undefined || markedLines.has(index.positionOf(start).line)) {
      return [];
    }
    const excerptStart = known.excerpt === undefined ? -1 : text.slice(start, end).indexOf(known.excerpt);
    const isLong = excerptStart !== -1 && text.slice(start, end).includes('\n');
    const from = isLong ? start + excerptStart : start;
    const to = isLong ? from + (known.excerpt?.length ?? 0) : end;
    return markedLines.has(index.positionOf(from).line)
      ? []
      : [
          {
            code: 'example-value',
            args: { kind: known.kind },
            severity: definitions['example-value'].severity,
            path,
            labels: labelsOn(document, path),
            range: index.rangeBetween(from, to),
          },
        ];
  });
}

interface FoundScalar {
  readonly node: Scalar;
  readonly path: ValuePath;
}

function scalarsOf(node: Node | undefined, path: ValuePath): FoundScalar[] {
  if (isScalar(node)) {
    return [{ node, path }];
  }
  if (isMap(node)) {
    return node.items.flatMap(({ key, value }) =>
      isScalar(key) && isNode(value) ? scalarsOf(value, [...path, String(key.value)]) : [],
    );
  }
  return isSeq(node)
    ? node.items.flatMap((item, index) => (isNode(item) ? scalarsOf(item, [...path, index]) : []))
    : [];
}
