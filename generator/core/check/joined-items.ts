/** Items of a list that stick to the item above, because their dash is lost. */
import { Scalar } from 'yaml';
import { hasFormatKey, linesOf } from '../document/line-shape.ts';
import type { SourceText } from '../document/source-text.ts';
import { branchAt, endOf, scalarOf } from '../document/yaml-tree.ts';
import type { Diagnostic } from '../findings/diagnostic.ts';
import { diagnosticAt } from '../findings/item-labels.ts';

/** An item that ends like a sentence, or like a part of one, and a line that begins below its words. */
const itemAndLine = /^( *)- [^\s'"[{|>&*!%@`#-][^\n]*[.;!?]\r?\n\1 {2}(?![\s#]|- )(\S[^\r\n]*)/gm;

/** Most places that are looked at: far more than anybody reads. */
const maximumTexts = 1000;

/** Every line that goes on with an item of a list where that has come to an end. */
export function findJoinedItems(source: SourceText): Diagnostic[] {
  const { tree, index } = source;
  return (
    Array.from(index.text.matchAll(itemAndLine))
      // By their look, because the part of the file around each that is left is read.
      .filter(([lines]) => !linesOf(lines).some(hasFormatKey))
      .slice(0, maximumTexts)
      .flatMap(({ index: start, 0: lines, 1: indent = '', 2: words = '' }) => {
        const path = source.pathAt(start + indent.length + 2);
        const branch = branchAt(tree, path);
        const end = start + lines.length;
        const isOneText =
          scalarOf(branch)?.type === Scalar.PLAIN && branch !== undefined && endOf(branch) >= end;
        return isOneText && typeof path.at(-1) === 'number'
          ? [
              diagnosticAt(
                tree,
                { code: 'joined-items', args: { words } },
                path,
                source.rangeBetween(end - words.length, end),
              ),
            ]
          : [];
      })
  );
}
