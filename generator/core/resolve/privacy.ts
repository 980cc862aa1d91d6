import type { LabelledLink } from '../../../src/model/link.ts';
import type { InlineNode } from '../../../src/model/rich-text.ts';
import type { TextSection } from '../../../src/model/section.ts';
import type { ValuePath } from '../document/source-range.ts';
import type { FormSpec } from '../schema/form.ts';
import { hasPrivacySection } from '../schema/page-roles.ts';
import type { PrivacyPart, PrivacyPartTexts } from '../schema/privacy/privacy-texts.ts';
import { type PrivacySectionSpec, privacyParts } from '../schema/privacy/section.ts';
import { siteLanguageOf } from '../schema/site-languages.ts';
import type { ResolveContext } from './context.ts';
import { inOneLanguage } from './foreign-words.ts';
import { toMenuLink } from './menus.ts';
import type { PageOutline, SiteOutline } from './page-outline.ts';
import { hasConsentBoxFor, privacyFactsOf } from './privacy-facts.ts';
import { resolveInlineText, resolveRichText } from './rich-text.ts';

/** The page that says what happens to personal data, where the site has one. */
function privacyPageOf({ pages }: SiteOutline): PageOutline | undefined {
  return pages.find(hasPrivacySection);
}

/** A link to the page about personal data for the foot of every page, unless the menu there has one already. */
export function resolvePrivacyLink(
  { spec }: ResolveContext,
  footerLinks: readonly LabelledLink[],
): LabelledLink | undefined {
  const page = privacyPageOf(spec);
  const isInMenu = footerLinks.some(({ link }) => link.kind === 'page' && link.path === page?.path);
  return page === undefined || isInMenu ? undefined : toMenuLink(page);
}

/**
 * The line beside the button of the form; nothing where no page says more, or where a box that has to be ticked
 * leads there.
 */
export function resolvePrivacyLine(
  context: ResolveContext,
  form: FormSpec,
): readonly InlineNode[] | undefined {
  const page = privacyPageOf(context.spec);
  const ready =
    page === undefined || hasConsentBoxFor(form, page.path)
      ? undefined
      : siteLanguageOf(context.spec.site.language).privacy.formLine(page.path);
  const line = form.privacy ?? ready;
  return line === undefined ? undefined : resolveInlineText(context, line, ['form', 'privacy']);
}

/**
 * The ready text about personal data, a section for each of its parts. Every part is about something that the file
 * switches on.
 */
export function resolvePrivacy(
  context: ResolveContext,
  section: PrivacySectionSpec,
  id: string,
  path: ValuePath,
): TextSection[] {
  const texts: PrivacyPartTexts = siteLanguageOf(context.spec.site.language).privacy;
  const facts = privacyFactsOf(context.spec, section, context.pagePath);
  const sectionsFor = <Part extends PrivacyPart>(part: Part): TextSection[] => {
    const given = facts[part];
    if (given === undefined) {
      return [];
    }
    const own = section.parts[part];
    const [title, ...paragraphs] = texts[part](given);
    const ready = paragraphs
      .filter((paragraph) => paragraph !== false && paragraph !== undefined)
      .join('\n\n');
    return [
      {
        kind: 'text',
        id: part === privacyParts[0] ? id : `${id}:${part}`,
        title: context.typesetter.heading(own.title ?? title),
        text:
          own.text === undefined
            ? // What the owner says of other languages is not about its words.
              resolveRichText({ ...context, splitLanguages: inOneLanguage }, ready, path)
            : resolveRichText(context, own.text, [...path, 'parts', part, 'text']),
      },
    ];
  };
  return privacyParts.flatMap((part) => sectionsFor(part));
}
