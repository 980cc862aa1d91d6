import type { GuideSection } from '../../../src/model/section.ts';
import type { ValuePath } from '../document/source-range.ts';
import { type GuideSpec, namesIn } from '../schema/guide.ts';
import type { ResolveContext } from './context.ts';
import { resolveLabelledLink, resolveLink } from './links.ts';
import { resolveMessengers } from './phones.ts';
import { resolvePicture } from './pictures.ts';
import { resolveRichText } from './rich-text.ts';

/** A guide with its conditions taken apart. */
export function resolveGuide(
  context: ResolveContext,
  section: GuideSpec,
  id: string,
  path: ValuePath,
): GuideSection {
  const { heading, text: line } = context.typesetter;
  const { button } = section;
  // The answers are free text: they go where visitors write in their own words.
  const formField = context.spec.form?.fields.find(({ kind }) => kind === 'textarea')?.name;
  return {
    kind: section.kind,
    id,
    title: heading(section.title),
    text: resolveRichText(context, section.text, [...path, 'text']),
    questions: section.questions.map(({ question, options }) => ({
      label: line(question),
      options: Object.entries(options).map(([name, label]) => ({ name, label: line(label) })),
    })),
    stops: section.stops.map((stop, index) => {
      const place = [...path, 'stops', index];
      const link = stop.link && resolveLink(context, stop.link, [...place, 'link']);
      const picture = stop.picture && resolvePicture(context, stop.picture, '', [...place, 'picture']);
      return {
        title: heading(stop.title),
        when: stop.when.map(namesIn),
        ...(stop.when.length > 0 && {
          condition: line(conditionWords(context, section, stop.when.map(namesIn))),
        }),
        text: resolveRichText(context, stop.text, [...place, 'text']),
        ...(link && { link }),
        ...(picture && { picture }),
      };
    }),
    ...(button && { button: resolveLabelledLink(context, button, [...path, 'button']) }),
    messengers: resolveMessengers(context, section.messengers, [...path, 'messengers']),
    ...(formField && { formField }),
  };
}

/**
 * A condition in the words of its options: “A” or “B”, and “C”. Options of one question stand together where that
 * says the same, so that `A + C; B + C` is not said twice.
 */
function conditionWords(
  { typesetter, spec }: ResolveContext,
  { questions }: GuideSpec,
  when: readonly (readonly string[])[],
): string {
  const quoted = new Map(
    questions.flatMap(({ options }) =>
      Object.entries(options).map(([name, label]) => [name, typesetter.quote(label)] as const),
    ),
  );
  const labels = (names: readonly string[]) => names.map((name) => quoted.get(name) ?? name);
  const { language } = spec.site;
  const listed = (names: readonly string[]) =>
    new Intl.ListFormat(language, { type: 'disjunction' }).format(labels(names));
  const all = new Set(when.flat());
  const asked = questions
    .map(({ options }) => Object.keys(options).filter((name) => all.has(name)))
    .filter((names) => names.length > 0);
  const combinations = asked.reduce((product, { length }) => product * length, 1);
  if (combinations === when.length && when.every(({ length }) => length === asked.length)) {
    // A comma keeps the options of one question apart from those of the next.
    const comma = combinations > 1 ? ',' : '';
    return asked.map(listed).join(comma + between(language, 'conjunction'));
  }
  const comma = when.some(({ length }) => length > 1) ? ',' : '';
  return when
    .map((names) => labels(names).join(between(language, 'conjunction')))
    .join(comma + between(language, 'disjunction'));
}

/** The word of a language between two things, with its spaces. */
function between(language: string, type: 'conjunction' | 'disjunction'): string {
  const parts = new Intl.ListFormat(language, { type }).formatToParts(['1', '2']);
  return parts.find((part) => part.type === 'literal')?.value ?? ' ';
}
