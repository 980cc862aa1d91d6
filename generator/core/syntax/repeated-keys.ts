import type { Document } from 'yaml';
import type { LineIndex } from '../document/line-index.ts';
import { repeatedKeys } from '../document/parse-text.ts';
import type { Diagnostic } from '../findings/diagnostic.ts';
import { createPlaceFinding } from './place-finding.ts';

/** Findings about keys that come twice in a block. */
export function findRepeatedKeys(document: Document.Parsed, index: LineIndex): Diagnostic[] {
  if (!document.errors.some(({ code }) => code === 'DUPLICATE_KEY')) {
    return [];
  }
  const place = createPlaceFinding(document, index);
  return repeatedKeys(document).map(({ item, first }) => {
    const [start, end] = item.range ?? [0, 0];
    const firstLine = index.lineAt(first.range?.[0] ?? 0) + 1;
    return place({ code: 'yaml-duplicate-key', args: { key: String(item.value), firstLine } }, start, end);
  });
}
