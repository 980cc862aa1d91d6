import { type Document, isScalar, visit } from 'yaml';
import type { LineIndex } from '../document/line-index.ts';
import type { Diagnostic } from '../findings/diagnostic.ts';
import { createPlaceFinding } from './place-finding.ts';

/** Far more than anybody reads. */
const maximumFindings = 1000;

/** Findings about keys that come twice in a block. */
export function findRepeatedKeys(document: Document.Parsed, index: LineIndex): Diagnostic[] {
  const found: Diagnostic[] = [];
  if (!document.errors.some(({ code }) => code === 'DUPLICATE_KEY')) {
    return found;
  }
  const place = createPlaceFinding(document, index);
  visit(document, {
    Map(_, map) {
      const known = new Map<string, number>();
      for (const { key } of map.items) {
        if (!isScalar(key) || !key.range) {
          continue;
        }
        const [start, end] = key.range;
        const name = String(key.value);
        const firstLine = known.get(name);
        if (firstLine === undefined) {
          known.set(name, index.lineAt(start) + 1);
        } else if (found.length < maximumFindings) {
          found.push(place({ code: 'yaml-duplicate-key', args: { key: name, firstLine } }, start, end));
        }
      }
    },
  });
  return found;
}
