/** What can be put into a place of `site.yaml`: names, files and new items that the site would be sound with. */
import { parse } from 'yaml';
import { z } from 'zod';
import type { EditChoice, EditExample } from '../../../src/model/editor.ts';
import { findInSections } from '../check/check-site.ts';
import type { ValuePath } from '../document/source-range.ts';
import { isBlock, valueAt } from '../document/value-at.ts';
import { definitions, type Finding } from '../findings/diagnostic.ts';
import { createContext, type PictureIndex } from '../resolve/context.ts';
import { outlineSite } from '../resolve/page-outline.ts';
import { resolveSections } from '../resolve/sections.ts';
import { type KeyMetadata, unwrap } from '../schema/key.ts';
import { homePath } from '../schema/page-roles.ts';
import { metadataAt, schemaAt } from '../schema/schema-keys.ts';
import { type SectionSpec, sectionSchema } from '../schema/section.ts';
import { sectionExamples } from '../schema/section-snippets.ts';
import { frameValues, pageValues, singleValuesIn } from '../schema/single-values.ts';
import type { SiteSpec } from '../schema/site.ts';
import type { SiteDocument } from '../site-document.ts';
import { remember } from '../text/remember.ts';
import { operate } from './operation.ts';
import { ownNames } from './own-names.ts';
import { firstFree } from './propose-address.ts';
import { type EditContext, firstClause } from './titles.ts';

/** The files that a value can name. */
export function filesFor(
  { format }: KeyMetadata,
  pictures: PictureIndex,
): ReadonlyMap<string, object> | undefined {
  switch (format) {
    case 'picture':
      return pictures;
    case 'download':
      return pictures.downloads ?? new Map();
    default:
      return undefined;
  }
}

/** What the value may refer to, as visitors know it. */
export function namesFor(
  { refersTo }: KeyMetadata,
  { document }: EditContext,
): readonly EditChoice[] | undefined {
  const { specification: spec } = document;
  if (refersTo === undefined || spec === undefined) {
    return undefined;
  }
  const names = {
    phone: () => Object.entries(spec.phones).map(([value, number]) => ({ value, label: number })),
    messenger: () => Object.keys(spec.messengers).map((value) => ({ value, label: value })),
    page: () => spec.pages.map(({ path: value, name: label }) => ({ value, label })),
  };
  return names[refersTo]();
}

/** The first item of a section's list in the schema's example of that section. */
function exampleInSection({ document, language }: EditContext, path: ValuePath): unknown {
  const [block, , list, , key, ...inner] = path;
  const kind = valueAt(document.data, [...path.slice(0, -1), 'kind']);
  return block === 'pages' && list === 'sections' && inner.length === 0
    ? valueAt(sectionExamples[language], [String(kind), key ?? '', 0])
    : undefined;
}

/**
 * What can be added to a list: whole blocks that the schema has ready, else the names that are not there yet, an
 * example, or a copy of the last item.
 */
export function examplesFor(
  context: EditContext,
  path: ValuePath,
  items: readonly unknown[],
): readonly EditExample[] {
  const { data } = context.document;
  const { snippets, along } = metadataAt(path, data);
  const item = metadataAt([...path, 0], data);
  const names = namesFor(item, context);
  // The items of a list that goes along with another come with those of that one; a name has to be thought of.
  if (along !== undefined || item.isName || isFull(data, path, items)) {
    return [];
  }
  if (snippets === undefined && names !== undefined) {
    return names.filter(({ value }) => !items.includes(value));
  }
  const known = snippets?.[context.language].map(({ label, description, example }) => ({
    label: isBlock(example) && 'kind' in example ? firstClause(description) : label,
    value: example,
  })) ?? [
    { label: '', value: exampleInSection(context, path) ?? items.at(-1) ?? exampleBlock(context, path) },
  ];
  const isSound = soundness(context.document, path);
  return known.flatMap(({ label, value }) => {
    const fitting = fitted(context, [...path, 0], replaced(value, ownNames(data, path, value)));
    // What shows the form may do without it.
    const sound = [fitting, isBlock(fitting) && { ...fitting, form: false }].find(
      (one) => one && isSound(one),
    );
    return sound ? [{ label, value: sound }] : [];
  });
}

/** What a value that is left out may begin with. */
export function exampleOf(context: EditContext, path: ValuePath): unknown {
  const { document, language } = context;
  const { example } = metadataAt(path, document.data);
  const source = typeof example === 'object' ? example[language] : example;
  return source === undefined ? undefined : fitted(context, path, valueAt(parse(source), path.slice(-1)));
}

/** What can be added to a block whose names its owner chooses, each under a name that is free. */
export function entriesFor(context: EditContext, path: ValuePath): readonly EditExample[] {
  const { data } = context.document;
  const ready = metadataAt(path, data).snippets?.[context.language] ?? [
    { description: '', example: exampleOf(context, path) },
  ];
  // In a list, no two of the items share a name.
  const items = valueAt(data, path.slice(0, -2));
  const blocks = Array.isArray(items)
    ? items.map((item) => valueAt(item, path.slice(-1)))
    : [valueAt(data, path)];
  const isTaken = (name: string) => blocks.some((block) => Object.hasOwn(Object(block), name));
  return ready.flatMap(({ description, example }) =>
    Object.entries(Object(example))
      .slice(0, 1)
      .map(([name, value]) => ({
        label: firstClause(description),
        path: [...path, firstFree(name, '-', isTaken)],
        value,
      })),
  );
}

/** The first of the blocks that the schema has as an example of a list. */
function exampleBlock(context: EditContext, list: ValuePath): unknown {
  const [first] = [exampleOf(context, list)].flat();
  return isBlock(first) ? first : undefined;
}

/** A value with files that the site has, and links as it has them; nothing where it has no such file. */
function fitted({ document }: EditContext, path: ValuePath, value: unknown): unknown {
  const { data, pictures, specification } = document;
  const schema = schemaAt(path, data);
  const others = singleValuesIn(schema, value).flatMap(({ path: at, value: one, key }) => {
    const files = filesFor(key, pictures);
    if (files !== undefined && !files.has(String(one))) {
      return [{ path: at, to: [...files].find(([, file]) => !('problem' in file))?.[0] }];
    }
    const isToSection = key.refersTo === 'page' && String(one).includes('#');
    const targets = isToSection && specification ? sectionTargets(specification) : [];
    return isToSection && !targets.includes(String(one)) ? [{ path: at, to: targets[0] ?? homePath }] : [];
  });
  return replaced(value, others);
}

/** A block with other values at some of its paths; nothing where there is none for one of them. */
function replaced(block: unknown, others: readonly { readonly path: ValuePath; readonly to: unknown }[]) {
  return others.reduce<unknown>(
    (changed, { path, to }) => (to === undefined ? undefined : operate(changed, { kind: 'set', path, to })),
    block,
  );
}

/** The sections of the home page to which links of the site lead, most of them to the first. */
const sectionTargets = remember((spec: SiteSpec): readonly string[] => {
  const counts = new Map<string, number>();
  for (const { value, key } of [...spec.pages.flatMap(pageValues), ...frameValues(spec)]) {
    if (key.refersTo === 'page' && typeof value === 'string' && value.startsWith(`${homePath}#`)) {
      counts.set(value, (counts.get(value) ?? 0) + 1);
    }
  }
  return [...counts].toSorted(([, a], [, b]) => b - a).map(([target]) => target);
});

/** Whether a list has as many items as it may have. */
function isFull(data: unknown, list: ValuePath, items: readonly unknown[]): boolean {
  const schema = unwrap(schemaAt(list, data));
  const checks = schema instanceof z.ZodArray ? (schema.def.checks ?? []) : [];
  return checks.some(
    (check) => check instanceof z.core.$ZodCheckMaxLength && check._zod.def.maximum <= items.length,
  );
}

/** Tells of a new section whether the site is as sound with it: some kinds a page has once, others show what it has. */
function soundness(
  { specification, pictures }: SiteDocument,
  [block, index, key, ...inner]: ValuePath,
): (item: unknown) => boolean {
  const isOfSections = block === 'pages' && key === 'sections' && inner.length === 0;
  const page = isOfSections ? specification?.pages[Number(index)] : undefined;
  if (specification === undefined || page === undefined) {
    return () => true;
  }
  const findings: Finding[] = [];
  const context = createContext(outlineSite(specification), pictures, findings);
  const indexed = context.pages.get(page.path);
  const errorsWith = (...added: readonly SectionSpec[]) => {
    findings.length = 0;
    if (indexed !== undefined) {
      resolveSections(context, { ...page, sections: [...added] }, indexed, []);
    }
    const sections = [...page.sections, ...added];
    return [...findInSections(specification, { ...page, sections }), ...findings].filter(
      ({ code }) => definitions[code].severity === 'error',
    ).length;
  };
  const errorsNow = errorsWith();
  return (section) => {
    const { data } = sectionSchema.safeParse(section);
    return data !== undefined && errorsWith(data) <= errorsNow;
  };
}
