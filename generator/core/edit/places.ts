/** Lists that lead the owner to values: what has changed, and what is still an example. */
import type { EditPlace } from '../../../src/model/editor.ts';
import type { ValuePath } from '../document/source-range.ts';
import { isBlock, valueAt } from '../document/value-at.ts';
import { type Diagnostic, sortDiagnostics } from '../findings/diagnostic.ts';
import type { MessageLanguage } from '../findings/message-language.ts';
import type { SiteDocument } from '../site-document.ts';
import { changesBetween } from './changes.ts';
import { aboutOf, pageAround, placeInWords } from './titles.ts';

/** Values that are still examples, in the order of the file. */
export function examplePlaces(document: SiteDocument, language: MessageLanguage): EditPlace[] {
  const isExample = ({ code }: Diagnostic) => code === 'example-value';
  const marked = document.diagnostics.filter(isExample);
  return sortDiagnostics([...marked, ...document.unmarkedExamples()]).map(({ path }) => ({
    ...placeOf(document, path, language),
    path,
    block: blockAround(document.data, path),
    after: textOf(valueAt(document.data, path)),
  }));
}

/** Values that differ from an earlier version of the site. */
export function changedPlaces(
  before: SiteDocument,
  after: SiteDocument,
  language: MessageLanguage,
): EditPlace[] {
  return changesBetween(before.data, after.data).map((change) => ({
    ...(change.oldPath ? placeOf(before, change.oldPath, language) : placeOf(after, change.path, language)),
    path: change.path,
    block: blockAround(after.data, change.oldPath ? change.path.slice(0, -1) : change.path),
    change: change.kind,
    ...('before' in change && { before: textOf(change.before) }),
    ...('after' in change && { after: textOf(change.after) }),
  }));
}

function placeOf(document: SiteDocument, path: ValuePath, language: MessageLanguage) {
  const context = { document, language };
  const page = pageAround(document.data, path);
  return {
    where: placeInWords(context, typeof path.at(-1) === 'number' ? path : path.slice(0, -1)),
    about: aboutOf(context, path),
    ...(page !== undefined && { page }),
  };
}

/** The nearest block with a form. */
function blockAround(data: unknown, path: ValuePath): ValuePath {
  return isBlock(valueAt(data, path)) ? path : blockAround(data, path.slice(0, -1));
}

/** A value in one text: of a block what visitors read first. */
function textOf(value: unknown): string {
  if (Array.isArray(value)) {
    return value.map(textOf).join(', ');
  }
  if (isBlock(value)) {
    const { title, name, text } = value;
    const named = [title, name, text].find((part) => typeof part === 'string');
    return textOf(named ?? Object.values(value));
  }
  return value === undefined || value === null ? '' : String(value);
}
