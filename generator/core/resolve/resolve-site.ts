import type { AnalyticsSettings, PageAnalytics } from '../../../src/model/analytics.ts';
import type { Page } from '../../../src/model/page.ts';
import type { Shell } from '../../../src/model/site.ts';
import type { Words } from '../../../src/model/words.ts';
import { lazy } from '../document/lazy.ts';
import type { ValuePath } from '../document/source-range.ts';
import { definitions, type Finding } from '../findings/diagnostic.ts';
import { ownerLanguageOf } from '../findings/read-language.ts';
import type { PageSpec } from '../schema/page.ts';
import { isService } from '../schema/page-roles.ts';
import { fillTitle } from '../schema/page-title.ts';
import type { SiteSpec } from '../schema/site.ts';
import { siteLanguageOf } from '../schema/site-languages.ts';
import {
  createContext,
  type IndexedPage,
  type PictureIndex,
  type ResolveContext,
  type SplitOrigin,
} from './context.ts';
import { resolveForm } from './form.ts';
import { KeptPages, type ResolvedPage } from './kept-pages.ts';
import { resolveLabelledLink } from './links.ts';
import { resolveHeaderMenu } from './menus.ts';
import { resolveHead, toAbsolute } from './page-head.ts';
import { outlineSite } from './page-outline.ts';
import { resolveContactWays, resolvePhone, resolvePhones, toEmailLink } from './phones.ts';
import { publicPicture, resolvePicture } from './pictures.ts';
import { resolvePrivacyLink } from './privacy.ts';
import { resolveInlineText, resolveRichText } from './rich-text.ts';
import { resolveSections } from './sections.ts';
import { resolveShareImage } from './share-images.ts';
import type { SiteModel, Theme } from './site-model.ts';
import { noteReads, surroundingsOf } from './surroundings.ts';
import { accentColours } from './theme.ts';
import { findUnlinkedPages } from './unlinked-pages.ts';

export interface ResolvedSite {
  /** Complete if there are no errors. */
  readonly model: SiteModel;
  readonly findings: readonly Finding[];
  /** Indices of the pages that are not known to be sound. */
  readonly doubtful: readonly number[];
  /** To be called with all findings: records the doubtful pages without any as sound. */
  readonly settle: (findings: readonly Finding[]) => void;
}

/** What else a site is resolved with. */
interface ResolveOptions {
  /** Further paths that links may use for a page, each with the page's own path. */
  readonly aliases?: ReadonlyMap<string, string> | undefined;
  readonly splitOrigin?: SplitOrigin;
  /** Cache of pages that were resolved with the same `splitOrigin`. */
  readonly kept?: KeptPages;
}

const keptPages = new KeptPages();

/**
 * The specification with every reference followed. What cannot be followed is reported and left out.
 * @param pictures files of the pictures folder with their sizes
 */
export function resolveSite(
  spec: SiteSpec,
  pictures: PictureIndex,
  { aliases = new Map(), splitOrigin, kept = keptPages }: ResolveOptions = {},
): ResolvedSite {
  const findings: Finding[] = [];
  const context = createContext(outlineSite(spec), pictures, findings, aliases, splitOrigin);
  const surroundings = surroundingsOf(context, aliases);
  const resolvedPages = [...new Set(context.pages.values())].flatMap((indexed) => {
    const own = spec.pages[indexed.index];
    return own === undefined
      ? []
      : kept.resolve(own, indexed.index, surroundings, (isSound) =>
          resolveOnePage(context, own, indexed, isSound),
        );
  });
  findings.push(...resolvedPages.flatMap((resolved) => resolved.findings));
  const pages = resolvedPages.map(({ page }) => page);
  const model: SiteModel = {
    site: {
      shell: resolveShell(context),
      ...(spec.form && { form: resolveForm(context, spec.form, resolveWords(spec)) }),
      analytics: resolveTag(context),
    },
    pages,
    siteUrl: toAbsolute(spec.site, ''),
    ownerLanguage: ownerLanguageOf(spec.site),
    basePath: context.basePath,
    ...(spec.site.security && { security: spec.site.security }),
    host: spec.site.host,
    hsts: spec.site.hsts,
    theme: resolveTheme(context),
    services: new Set(spec.pages.filter(isService).map(({ path }) => path)),
    lastChanges: new Map(
      spec.pages.flatMap(({ path, updated }) => (updated === undefined ? [] : [[path, updated] as const])),
    ),
    redirects: spec.pages.flatMap(({ path, oldPaths }) => oldPaths.map((from) => ({ from, to: path }))),
    pictures: new Map(
      [...pictures].map(([file, picture]) => [
        publicPicture(file, picture, context.basePath).src,
        { file, picture },
      ]),
    ),
  };
  // A broken link may have been meant for the page that seems to be unlinked.
  if (!findings.some(({ code }) => code === 'unknown-page')) {
    findings.push(...findUnlinkedPages(model, spec));
  }
  const doubtful = spec.pages.flatMap((page, index) => (kept.isSound(page) ? [] : [index]));
  const settle = (all: readonly Finding[]) => {
    // Rules that look at several pages run every time.
    const own = all.filter(({ code }) => definitions[code].looksAt === 'page');
    const found = new Set(own.flatMap(({ path: [block, index] }) => (block === 'pages' ? [index] : [])));
    for (const index of doubtful.filter((one) => !found.has(one))) {
      const page = spec.pages[index];
      if (page !== undefined) {
        kept.keepSound(page);
      }
    }
  };
  return { model, findings, doubtful, settle };
}

function resolveTheme(context: ResolveContext): Theme {
  const { accent, corners, typeface, shareBackground: file } = context.spec.site.theme;
  const background = file && resolvePicture(context, file, '', ['site', 'theme', 'shareBackground']);
  return {
    ...accentColours(accent),
    corners,
    typeface,
    carousels: context.carousels.all(),
    ...(background && { shareBackground: background.src }),
  };
}

function resolveTag(context: ResolveContext): AnalyticsSettings {
  const { account, loader, consent } = context.spec.analytics;
  const asksConsent = account !== undefined && consent === 'ask';
  const privacy = asksConsent ? resolvePrivacyLink(context, []) : undefined;
  return {
    ...(account && { accountId: account }),
    loaderUrl: loader,
    asksConsent,
    ...(privacy && { privacy }),
  };
}

/** @param isSound whether the page is known to have no findings: its sections are then resolved lazily */
function resolveOnePage(
  shared: ResolveContext,
  page: PageSpec,
  indexed: IndexedPage,
  isSound: boolean,
): ResolvedPage {
  const findings: Finding[] = [];
  const reads = new Set<string>();
  const context = { ...shared, report: (finding: Finding) => findings.push(finding) };
  const place: ValuePath = ['pages', indexed.index];
  const sections = lazy(() => resolveSections(noteReads(context, reads), page, indexed, place));
  if (!isSound) {
    sections();
  }
  const { site } = context.spec;
  const { phone, analytics } = page;
  const resolved: Page = {
    id: page.id,
    path: page.path,
    name: page.name,
    head: {
      ...resolveHead(site, page, true),
      ...(site.shareImages && { shareImage: resolveShareImage(site, page) }),
    },
    callButton: {
      phone: phone ? resolvePhone(context, phone, [...place, 'phone']) : defaultCallPhone(context),
      pageName: analytics.call ?? page.name,
      ...(analytics.callConversion && { conversionSendTo: analytics.callConversion }),
    },
    analytics: resolveVisit(page),
    get sections() {
      return sections();
    },
  };
  return { page: resolved, findings, reads };
}

function defaultCallPhone(context: ResolveContext) {
  return resolvePhone(context, context.spec.callButton.phone, ['callButton', 'phone']);
}

function resolveVisit({ name, analytics }: SiteSpec['unroutedPages'][number]): PageAnalytics {
  const { visit = name, conversion } = analytics;
  return { visitLabel: visit, ...(conversion && { conversionSendTo: conversion }) };
}

function resolveShell(context: ResolveContext): Shell {
  const { site, announcement, header, footer, contacts, company, unroutedPages } = context.spec;
  const words = resolveWords(context.spec);
  const footerLinks = footer.menu.map((item, index) =>
    resolveLabelledLink(context, item, ['footer', 'menu', index]),
  );
  const privacy = resolvePrivacyLink(context, footerLinks);
  const { picture } = site.brand;
  const logo = picture && resolvePicture(context, picture, '', ['site', 'brand', 'picture']);
  return {
    language: site.language,
    brand: { name: site.brand.name, lines: site.brand.logo, ...(logo && { picture: logo }) },
    ...(announcement && {
      announcement: {
        text: resolveInlineText(context, announcement.text, ['announcement', 'text']),
        ...(announcement.until && { until: announcement.until }),
        key: context.splitOrigin(announcement.text).text,
      },
    }),
    header: {
      menu: resolveHeaderMenu(context),
      ...resolveContactWays(context, header, ['header']),
    },
    footer: {
      links: footerLinks,
      address: context.typesetter.text(contacts.address),
      ...(contacts.hours && { hours: contacts.hours }),
      phones: resolvePhones(context, footer.phones, ['footer', 'phones']),
      email: toEmailLink(contacts.email),
      details: company.details,
      disclaimer: resolveRichText(context, company.disclaimer, ['company', 'disclaimer']),
      ...(privacy && { privacy }),
    },
    callButton: { phone: defaultCallPhone(context), pageName: words.notFound },
    notFoundHead: { title: fillTitle(site, words.notFound), description: words.notFound },
    unroutedPages: unroutedPages.map((page) => ({
      path: page.path,
      head: resolveHead(site, page, false),
      analytics: resolveVisit(page),
    })),
    words,
  };
}

/** Every word of the interface: the file's own, else those of its language. */
export function resolveWords({ site, words }: Pick<SiteSpec, 'site' | 'words'>): Words {
  // A word that the file leaves out is absent, and so hides no default.
  return Object.assign({}, siteLanguageOf(site.language).words, words);
}
