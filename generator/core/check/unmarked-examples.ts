import type { ValuePath } from '../document/source-range.ts';
import type { SourceText } from '../document/source-text.ts';
import { scalarsOf } from '../document/yaml-tree.ts';
import type { Diagnostic } from '../findings/diagnostic.ts';
import type { KeyMetadata } from '../schema/key.ts';
import { metadataOnPath } from '../schema/schema-keys.ts';
import { siteSchema } from '../schema/site.ts';
import { markedValues, marksInTexts } from './example-values.ts';
import { knownExample } from './known-example.ts';
import { placeAt } from './place-finding.ts';

/**
 * Values that are examples by themselves, in the order of the file. Those whose line is marked as an example are left
 * out: they are told of already.
 */
export function findUnmarkedExamples(source: SourceText): Diagnostic[] {
  const { tree, index, fileText } = source;
  const marked = [...markedValues(fileText), ...marksInTexts(source).map(({ range }) => range)];
  const markedLines = new Set(marked.map(({ start }) => start.line));
  const isMarked = (offset: number) => markedLines.has(index.positionOf(offset).line);
  const knownKeys = new Map<string, readonly KeyMetadata[]>();
  const keysOn = (path: ValuePath) => {
    // The items of a list are described alike.
    const name = path.map((segment) => (typeof segment === 'number' ? 0 : segment)).join('\n');
    const keys = knownKeys.get(name) ?? metadataOnPath(siteSchema, path);
    knownKeys.set(name, keys);
    return keys;
  };
  return scalarsOf(tree).flatMap(({ node, path, start, end }): Diagnostic[] => {
    const value = typeof node.value === 'string' ? node.value : (node.source ?? '');
    const known = knownExample(path, value, keysOn(path));
    if (known === undefined || isMarked(start)) {
      return [];
    }
    const written = index.text.slice(start, end);
    const excerpt = known.excerpt ?? '';
    const excerptStart = written.includes('\n') && excerpt !== '' ? written.indexOf(excerpt) : -1;
    const from = Math.max(start, start + excerptStart);
    const to = excerptStart === -1 ? end : from + excerpt.length;
    return isMarked(from)
      ? []
      : [
          placeAt(
            source,
            { code: 'example-value', args: { kind: known.kind } },
            path,
            source.rangeBetween(from, to),
          ),
        ];
  });
}
