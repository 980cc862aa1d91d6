/** Forms for the blocks of `site.yaml`, made from what the schema knows of their keys. */
import { z } from 'zod';
import type {
  EditChoice,
  EditControl,
  EditField,
  EditForm,
  SuggestedKind,
} from '../../../src/model/editor.ts';
import type { ValuePath } from '../document/source-range.ts';
import { isBlock, valueAt } from '../document/value-at.ts';
import type { MessageLanguage } from '../findings/message-language.ts';
import { unwrap } from '../schema/key.ts';
import { allowedKeysAt, isEntry, mayBeAbsent, metadataAt, schemaAt } from '../schema/schema-keys.ts';
import type { SiteDocument } from '../site-document.ts';
import { aboutOf, type EditContext, firstClause, pageAround, titleOf } from './titles.ts';
import { entriesFor, exampleOf, examplesFor, filesFor, namesFor } from './what-fits.ts';

/** `pages`, the index, `path`. */
const pagePathDepth = 3;

/** The form of the block at a path, or of the one that has the list there; `undefined` where there is none. */
export function formOf(
  document: SiteDocument,
  path: ValuePath,
  language: MessageLanguage,
): Omit<EditForm, 'revision'> | undefined {
  const context = { document, language };
  const { data } = document;
  // Where the file says nothing, a form shows what holds; the block is written with the first value that is changed.
  const block = valueAt(valueAt(data, path) !== undefined ? data : document.specification, path);
  if (Array.isArray(block)) {
    return formOf(document, path.slice(0, -1), language);
  }
  if (!isBlock(block)) {
    return undefined;
  }
  const inner = unwrap(schemaAt(path, data));
  const hasEntries = inner instanceof z.ZodRecord;
  const keys = hasEntries ? Object.keys(block) : allowedKeysAt(path, data);
  // From the form of the whole site, what is changed often is nearer than the block that has it.
  const near =
    path.length > 0
      ? []
      : keys
          .flatMap((key) => allowedKeysAt([key], data).map((inner) => [key, inner]))
          .filter((at) => metadataAt(at, data).isOften);
  const fields = [...keys.map((key) => [...path, key]), ...near]
    // The kind of a section is chosen when it is added.
    .filter((at) => !(unwrap(schemaAt(at, data)) instanceof z.ZodLiteral))
    .map((at) => fieldAt(context, at, String(at.at(-1))))
    .filter(({ control, isGiven, usual }) =>
      control.kind === 'list'
        ? isGiven || control.examples.length > 0
        : control.kind !== 'block' || isGiven || (control.example ?? usual) !== undefined,
    )
    .sort((a, b) => rankOf(a, data) - rankOf(b, data));
  const list = valueAt(data, path.slice(0, -1));
  const index = path.at(-1);
  const page = pageAround(data, path);
  const about = aboutOf(context, [...path, 'kind']) || aboutOf(context, path);
  return {
    path,
    title: titleOf(context, path),
    // Of lines that the owner has named, the rest of the sentence is for those who write the file.
    about: hasEntries || isEntry(path, data) ? firstClause(about) : about,
    around: path.flatMap((_, depth) => {
      const above = path.slice(0, depth);
      return Array.isArray(valueAt(data, above)) ? [] : [{ path: above, title: titleOf(context, above) }];
    }),
    fields,
    names: Object.fromEntries(
      [...new Set(fields.flatMap(suggestedIn))].map((kind) => [kind, suggestions(context, kind)]),
    ),
    isOptional: typeof index === 'string' && valueAt(data, path) !== undefined && mayBeAbsent(path, data),
    ...(page !== undefined && { page }),
    entries: hasEntries ? entriesFor(context, path) : [],
    ...(typeof index === 'number' &&
      Array.isArray(list) && {
        item: {
          index,
          count: list.length,
          examples: examplesFor(context, path.slice(0, -1), list),
        },
      }),
  };
}

/** The place of a field in its form: first what is changed often, then what no block does without, texts before others. */
function rankOf({ path, isOptional }: EditField, data: unknown): number {
  const { isOften, isName, text } = metadataAt(path, data);
  const ranks = [isOften, !isOptional && text, !isOptional && !isName, !isOptional];
  const rank = ranks.findIndex(Boolean);
  return rank === -1 ? ranks.length : rank;
}

function fieldAt(context: EditContext, path: ValuePath, name: string): EditField {
  const { data, specification } = context.document;
  const value = valueAt(data, path);
  const usual = value === undefined ? valueAt(specification, path) : undefined;
  const { maximum, isOften, isName, text } = metadataAt(path, data);
  const isOptional = mayBeAbsent(path, data);
  // Of lines that the owner has named, the form says what they all are for.
  const about = isEntry(path, data) ? '' : aboutOf(context, path);
  const control = controlOf(context, path, value);
  return {
    path,
    name,
    about: control.kind === 'flag' || isChosen(context, path) ? firstClause(about) : about,
    control,
    isGiven: (value ?? undefined) !== undefined,
    ...(value !== undefined && control.kind !== 'block' && control.kind !== 'list' && { value }),
    ...(usual !== undefined && { usual }),
    isOptional,
    ...(text !== undefined && { text }),
    isRare:
      !isOften && ((isOptional && value === undefined) || (isName === true && control.kind !== 'page-path')),
    ...(maximum !== undefined && { maximum }),
  };
}

/** Whether the values, or those of a list, are chosen and not typed: how the file says them is of no use. */
function isChosen({ document: { data, pictures } }: EditContext, path: ValuePath): boolean {
  return [path, [...path, 0]].some((at) => {
    const metadata = metadataAt(at, data);
    const { meanings, refersTo } = metadata;
    const isNamed = refersTo !== undefined && refersTo !== 'page';
    return isNamed || meanings !== undefined || filesFor(metadata, pictures) !== undefined;
  });
}

function controlOf(context: EditContext, path: ValuePath, value: unknown): EditControl {
  const { data } = context.document;
  const metadata = metadataAt(path, data);
  const inner = unwrap(schemaAt(path, data));
  if (inner instanceof z.ZodArray || inner instanceof z.ZodTuple) {
    const items = Array.isArray(value) ? value : [];
    return {
      kind: 'list',
      items: items.map((_, index) => fieldAt(context, [...path, index], titleOf(context, [...path, index]))),
      examples: inner instanceof z.ZodArray ? examplesFor(context, path, items) : [],
    };
  }
  if (inner instanceof z.ZodEnum) {
    const labelOf = (value: string) => metadata.meanings?.[value]?.[context.language] ?? value;
    const choices = inner.options.map(String).map((value) => ({ value, label: labelOf(value) }));
    return { kind: 'choice', choices };
  }
  if (metadata.refersTo === 'page') {
    return { kind: 'name', of: 'page' };
  }
  const named = namesFor(metadata, context);
  if (named !== undefined) {
    return { kind: 'choice', choices: named };
  }
  if (metadata.format === 'picture' || metadata.format === 'download') {
    return { kind: 'name', of: metadata.format };
  }
  if (inner instanceof z.ZodBoolean) {
    return { kind: 'flag' };
  }
  if (inner instanceof z.ZodNumber) {
    return { kind: 'number' };
  }
  if (path[0] === 'pages' && path.length === pagePathDepth && path.at(-1) === 'path') {
    return { kind: 'page-path' };
  }
  if (metadata.format === 'colour') {
    return { kind: 'colour' };
  }
  const isBlock = [z.ZodObject, z.ZodRecord, z.ZodDiscriminatedUnion].some((kind) => inner instanceof kind);
  if (isBlock) {
    const example = value === undefined ? exampleOf(context, path) : undefined;
    return { kind: 'block', label: titleOf(context, path), ...(example !== undefined && { example }) };
  }
  return { kind: metadata.format === 'text' || metadata.text === 'inline' ? 'text' : 'line' };
}

function suggestedIn({ control }: EditField): SuggestedKind[] {
  if (control.kind === 'list') {
    return control.items.flatMap(suggestedIn);
  }
  return control.kind === 'name' ? [control.of] : [];
}

function suggestions(context: EditContext, kind: SuggestedKind): readonly EditChoice[] {
  const files = kind === 'page' ? undefined : filesFor({ format: kind }, context.document.pictures);
  return files === undefined
    ? (namesFor({ refersTo: 'page' }, context) ?? [])
    : Array.from(files.keys(), (file) => ({ value: file, label: file }));
}
