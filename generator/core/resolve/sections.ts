import type { FormPlace } from '../../../src/model/form.ts';
import type { Section } from '../../../src/model/section.ts';
import type { ValuePath } from '../document/source-range.ts';
import { unreachable } from '../findings/message.ts';
import type { PageSpec } from '../schema/page.ts';
import { partsBehind } from '../schema/page-parts.ts';
import { homePath, isService } from '../schema/page-roles.ts';
import type { SectionSpec } from '../schema/section.ts';
import type { ButtonSpec, PictureSpec } from '../schema/section-parts.ts';
import type { IndexedPage, ResolveContext } from './context.ts';
import { resolveDownload } from './downloads.ts';
import { resolveGuide } from './guide.ts';
import { hyphenate } from './hyphenation.ts';
import { resolveLabelledLink } from './links.ts';
import { linkedPages, resolvePageList, toCard, toGroupedLinks, toMenuLink } from './menus.ts';
import { resolveContactWays, resolveMessengers, resolvePhone, toEmailLink } from './phones.ts';
import { resolvePicture } from './pictures.ts';
import { resolvePrivacy } from './privacy.ts';
import { resolveRichText } from './rich-text.ts';
import { resolveTrail } from './trail.ts';

/** Everything that the resolvers of one section share. */
interface SectionPlace {
  readonly context: ResolveContext;
  readonly path: ValuePath;
  /** The sections that follow, as far as each is a titled part to read. */
  readonly parts: readonly { readonly id: string; readonly label: string }[];
}

/** The sections of a page, in order. */
export function resolveSections(
  shared: ResolveContext,
  spec: PageSpec,
  page: IndexedPage,
  pagePlace: ValuePath,
): Section[] {
  const context = { ...shared, pagePath: spec.path };
  return spec.sections.flatMap((section, index) => {
    const path = [...pagePlace, 'sections', index];
    const id = page.sectionIds[index] ?? section.kind;
    if (section.kind === 'privacy') {
      return resolvePrivacy(context, section, id, path);
    }
    const parts = partsBehind(spec.sections, index).map((title, part) => ({
      id: page.sectionIds[index + 1 + part] ?? '',
      label: context.typesetter.text(title),
    }));
    return resolveSection(section, id, { context, path, parts });
  });
}

/** So many letters fit into a line of a review where five stand beside each other in 480 px. */
const lettersOfSlide = 8;

/** So many letters of a figure fit beside its words in 320 px. */
const lettersOfFigure = 12;

function resolveSection(
  section: Exclude<SectionSpec, { kind: 'privacy' }>,
  id: string,
  place: SectionPlace,
): Section {
  const { context, path } = place;
  const text = (value: string | undefined, ...key: ValuePath) =>
    resolveRichText(context, value, [...path, ...key]);
  const { heading, text: line } = context.typesetter;
  const narrow = (value: string) => hyphenate(line(value, lettersOfSlide), context.spec.site.language);
  const named = <Kind extends string>({ kind, title }: { readonly kind: Kind; readonly title: string }) => ({
    kind,
    id,
    title: heading(title),
  });
  const introduced = <Kind extends string>(some: {
    readonly kind: Kind;
    readonly title: string;
    readonly text?: string | undefined;
  }) => ({ ...named(some), text: text(some.text, 'text') });
  switch (section.kind) {
    case 'intro':
      return {
        kind: section.kind,
        id,
        ...(section.title && { title: heading(section.title) }),
        items: section.items.map((item) => ({ title: heading(item.title), text: line(item.text) })),
      };
    case 'hero': {
      const services = section.services && resolvePageList(context, section.services, [...path, 'services']);
      const trail = resolveTrail(context);
      return {
        kind: section.kind,
        id,
        ...(trail.length > 0 && { trail }),
        ...(section.kicker && { kicker: line(section.kicker) }),
        title: heading(section.title),
        text: text(section.text, 'text'),
        services: (services ?? [])
          .map(toMenuLink)
          .map(({ label, link }) => ({ label: heading(label), link })),
        messengers: resolveMessengers(context, section.messengers, [...path, 'messengers']),
        ...resolveButton(section, place),
        ...resolveSectionPicture(section, place),
      };
    }
    case 'guide':
      return resolveGuide(context, section, id, path);
    case 'about-card':
    case 'promo':
      return {
        ...introduced(section),
        ...resolveButton(section, place),
        ...resolveSectionPicture(section, place),
      };
    case 'brand-card':
      return {
        ...introduced(section),
        ...resolveButton(section, place),
        ...resolveSectionPicture(section, place),
        ...resolveContactWays(context, section, path),
      };
    case 'services':
      return {
        ...introduced(section),
        cards: resolvePageList(context, section, path).map((page) => toCard(context, page)),
      };
    case 'all-services':
      return {
        ...named(section),
        items: toGroupedLinks(
          context,
          context.spec.pages.filter((page) => isService(page) && page.path !== context.pagePath),
        ),
      };
    case 'reviews':
      if (context.spec.reviews.length === 0) {
        context.report({ code: 'no-reviews', args: {}, path, target: 'key' });
      }
      return {
        ...named(section),
        reviews: context.spec.reviews.map(({ service, source, ...review }) => ({
          ...review,
          text: narrow(review.text),
          ...(service && { service: narrow(service) }),
          ...(source && { source }),
        })),
        carousel: context.carousels.settingsOf(section.carousel),
      };
    case 'contacts': {
      const { contacts } = context.spec;
      const map = section.map ? contacts.map : undefined;
      return {
        ...introduced(section),
        address: line(contacts.address),
        ...(contacts.hours && { hours: contacts.hours }),
        details: contacts.details.map(({ label, value }) => ({ label, value: line(value) })),
        offices: contacts.offices.map(({ name, address, hours, phone, map: mapUrl }, index) => ({
          name,
          address: line(address),
          ...(hours && { hours }),
          ...(phone && { phone: resolvePhone(context, phone, ['contacts', 'offices', index, 'phone']) }),
          ...(mapUrl && { mapUrl }),
        })),
        ...(map && {
          map: {
            embedUrl: map.embed,
            load: map.load,
            title: map.title,
            link: { label: map.linkLabel, link: { kind: 'external', href: map.link } },
          },
        }),
        ...resolveContactWays(context, section, path),
        email: toEmailLink(contacts.email),
        ...(section.messengersTitle && { messengersTitle: section.messengersTitle }),
        ...resolveFormPlace(section, place),
      };
    }
    case 'text':
      return {
        kind: section.kind,
        id,
        ...(section.title && { title: heading(section.title) }),
        text: text(section.text, 'text'),
        ...resolveSectionPicture(section, place),
      };
    case 'facts':
      return {
        kind: section.kind,
        id,
        items: section.items.map((item) => ({
          value: line(item.value, lettersOfFigure),
          text: line(item.text),
        })),
      };
    case 'contents':
      return {
        kind: section.kind,
        id,
        title: section.title,
        parts: place.parts.map((part) => ({
          ...part,
          link: { kind: 'page', path: context.pagePath, hash: part.id },
        })),
        ...resolveContactWays(context, section, path),
      };
    case 'prices':
      return {
        ...introduced(section),
        items: section.items.map((item, index) => ({
          name: line(item.name),
          text: text(item.text, 'items', index, 'text'),
          price: line(item.price),
        })),
        note: text(section.note, 'note'),
      };
    case 'gallery':
      return {
        ...introduced(section),
        items: section.items.flatMap((item, index) => {
          const picture = resolveSectionPicture(item, { ...place, path: [...path, 'items', index] });
          const title = item.title && { title: heading(item.title) };
          return picture ? [{ ...picture, ...title, text: text(item.text, 'items', index, 'text') }] : [];
        }),
      };
    case 'downloads':
      return {
        ...introduced(section),
        items: section.items.flatMap((item, index) => {
          const file = resolveDownload(context, item.file, [...path, 'items', index, 'file']);
          const title = line(item.title);
          return file ? [{ title, text: text(item.text, 'items', index, 'text'), ...file }] : [];
        }),
      };
    case 'steps':
      return {
        ...introduced(section),
        items: section.items.map((item, index) => {
          const who = section.who?.[index];
          return { text: text(item, 'items', index), ...(who && who !== 'other' && { who }) };
        }),
      };
    case 'documents':
      return {
        ...introduced(section),
        items: section.items.map((item, index) => text(item, 'items', index)),
        note: text(section.note, 'note'),
      };
    case 'questions':
      return {
        ...named(section),
        items: section.items.map(({ question, answer }, index) => ({
          question: line(question),
          answer: text(answer, 'items', index, 'answer'),
        })),
      };
    case 'call-to-action':
      return {
        ...introduced(section),
        ...resolveButton(section, place),
        ...resolveContactWays(context, section, path),
        ...resolveFormPlace(section, place),
      };
    case 'related':
      return {
        ...named(section),
        cards: linkedPages(context, section.pages, [...path, 'pages']).map((page) => toCard(context, page)),
      };
    case 'company':
      return {
        ...named(section),
        details: context.spec.company.details,
      };
    default:
      return unreachable(section);
  }
}

function resolveButton({ button }: { readonly button?: ButtonSpec | undefined }, place: SectionPlace) {
  const { context, path } = place;
  if (button === undefined) {
    return {};
  }
  const { label, link } = resolveLabelledLink(context, button, [...path, 'button']);
  return { button: { label: context.typesetter.text(label), link } };
}

function resolveSectionPicture(
  { picture: spec }: { readonly picture?: PictureSpec | undefined },
  { context, path }: SectionPlace,
) {
  const picture = spec && resolvePicture(context, spec.file, spec.alt ?? '', [...path, 'picture', 'file']);
  return picture && { picture };
}

/** The question form of a section: on the home page the general one, on others one that knows the page. */
function resolveFormPlace(
  section: { readonly form: boolean },
  { context, path }: SectionPlace,
): { readonly form?: FormPlace } {
  const { form } = context.spec;
  if (!section.form) {
    return {};
  }
  if (form === undefined) {
    context.report({ code: 'no-form', args: {}, path, target: 'key' });
    return {};
  }
  const page = context.pages.get(context.pagePath);
  const topic = context.pagePath === homePath ? undefined : page?.spec.name;
  const id = page?.formId;
  const from =
    form.pageSource === undefined || topic === undefined
      ? { source: form.source }
      : {
          source: form.pageSource.replaceAll('{page}', () => topic),
          topic: context.typesetter.text(topic),
        };
  return { form: { ...(id && { id }), ...from } };
}
