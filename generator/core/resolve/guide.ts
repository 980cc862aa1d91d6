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
  pagePath: string,
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
    text: resolveRichText(context, section.text, pagePath, [...path, 'text']),
    questions: section.questions.map(({ question, options }) => ({
      label: line(question),
      options: Object.entries(options).map(([name, label]) => ({ name, label: line(label) })),
    })),
    stops: section.stops.map((stop, index) => {
      const place = [...path, 'stops', index];
      const link = stop.link && resolveLink(context, stop.link, pagePath, [...place, 'link']);
      const picture = stop.picture && resolvePicture(context, stop.picture, '', [...place, 'picture']);
      return {
        title: heading(stop.title),
        when: stop.when.map(namesIn),
        ...(stop.when.length > 0 && { condition: line(conditionWords(section, stop.when.map(namesIn))) }),
        text: resolveRichText(context, stop.text, pagePath, [...place, 'text']),
        ...(link && { link }),
        ...(picture && { picture }),
      };
    }),
    ...(button && { button: resolveLabelledLink(context, button, pagePath, [...path, 'button']) }),
    messengers: resolveMessengers(context, section.messengers, [...path, 'messengers']),
    ...(formField && { formField }),
  };
}

/**
 * A condition in the words of its options. Answers to one question stand together where that says the same:
 * `A, B + C` for `A + C; B + C`.
 */
function conditionWords({ questions }: GuideSpec, when: readonly (readonly string[])[]): string {
  const all = new Set(when.flat());
  const asked = questions
    .map(({ options }) => Object.entries(options).filter(([name]) => all.has(name)))
    .filter((options) => options.length > 0);
  const combinations = asked.reduce((product, { length }) => product * length, 1);
  if (combinations === when.length && when.every(({ length }) => length === asked.length)) {
    return asked.map((options) => options.map(([, label]) => label).join(', ')).join(' + ');
  }
  const labels = new Map(asked.flat());
  return when.map((names) => names.map((name) => labels.get(name) ?? name).join(' + ')).join('; ');
}
