import { z } from 'zod';
import type { Page } from '../../src/model/page.ts';
import type { Site } from '../../src/model/site.ts';
import type { SiteModel } from '../core/resolve/site-model.ts';
import { fact } from '../core/text/facts.ts';

/** Sources outside the site that a service needs, by directive. */
export type ServiceSources = Partial<
  Record<'script-src' | 'connect-src' | 'img-src' | 'frame-src' | 'style-src-attr', readonly string[]>
>;

/** reCAPTCHA, with the host that the site loads its script from (Google's CSP guide). */
function captchaSources(scriptUrl: string): ServiceSources {
  const { origin } = new URL(scriptUrl);
  const recaptcha = `${origin}/recaptcha/`;
  return {
    'script-src': [recaptcha, 'https://www.gstatic.com/recaptcha/'],
    'connect-src': [origin],
    'frame-src': [recaptcha, 'https://recaptcha.google.com/recaptcha/'],
    'style-src-attr': ["'unsafe-inline'"],
  };
}

/** Google's tag (Google's CSP guide for the tag platform). */
function tagSources(loaderUrl: string): ServiceSources {
  const beacons = ['https://*.google-analytics.com', 'https://*.googletagmanager.com'];
  return {
    'script-src': [new URL(loaderUrl).origin],
    'connect-src': [...beacons, 'https://*.analytics.google.com', 'https://www.google.com'],
    'img-src': beacons,
  };
}

const adsBeacons = [
  'https://www.googleadservices.com',
  'https://googleads.g.doubleclick.net',
  'https://pagead2.googlesyndication.com',
  'https://www.google.com',
  'https://google.com',
];

/** Conversions of Google Ads (the same guide, and requests that issues report as blocked). */
const adsSources: ServiceSources = {
  'script-src': ['https://www.googleadservices.com', 'https://googleads.g.doubleclick.net'],
  'connect-src': [...adsBeacons, 'https://ad.doubleclick.net'],
  'img-src': adsBeacons,
  'frame-src': ['https://www.googletagmanager.com', 'https://td.doubleclick.net'],
};

/** Account ids of Google Ads begin so; others belong to Google Analytics. */
const adsAccount = /^AW-/;

function reportsToAds({ analytics }: Site, pages: readonly Page[]): boolean {
  const receivers = pages.flatMap((page) => [
    page.analytics.conversionSendTo,
    page.callButton.conversionSendTo,
  ]);
  return [analytics.accountId, ...receivers].some(
    (receiver) => receiver !== undefined && adsAccount.test(receiver),
  );
}

/** Origins of the maps on a page. */
const mapsOn = fact('maps', z.array(z.string()), ({ sections }: Page) =>
  sections.flatMap((section) =>
    section.kind === 'contacts' && section.map ? [new URL(section.map.embedUrl).origin] : [],
  ),
);

/** The sources that the services of a site need. */
export function serviceSources({ site, pages }: Pick<SiteModel, 'site' | 'pages'>): ServiceSources[] {
  const { form, analytics } = site;
  const maps = pages.flatMap(mapsOn);
  return [
    ...(form ? [{ 'connect-src': ['https://api.emailjs.com'] }] : []),
    ...(form?.captcha ? [captchaSources(form.captcha.scriptUrl)] : []),
    ...(analytics.accountId === undefined ? [] : [tagSources(analytics.loaderUrl)]),
    ...(analytics.accountId !== undefined && reportsToAds(site, pages) ? [adsSources] : []),
    { 'frame-src': maps },
  ];
}

/** Sources of the inline scripts and styles of the documents, for example `'sha256-…'`. */
export interface InlineSources {
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
}

/** The content security policy: nothing but the site's own files and the services that it uses. */
export function contentSecurityPolicy(services: readonly ServiceSources[], inline: InlineSources): string {
  return [...documentDirectives(services, inline), framingPolicy].join('; ');
}

/** No other site may show the pages in a frame. Only a header can say so (CSP Level 3, 3.3). */
export const framingPolicy = "frame-ancestors 'none'";

/** The policy as a tag of the document: all but what only a header can say. */
export function documentPolicy(services: readonly ServiceSources[], inline: InlineSources): string {
  return policyMeta(documentDirectives(services, inline).join('; '));
}

/** A policy as a tag. Keywords, hashes and origins contain no character that needs escaping. */
export function policyMeta(policy: string): string {
  return `<meta http-equiv="Content-Security-Policy" content="${policy}">`;
}

function documentDirectives(services: readonly ServiceSources[], inline: InlineSources): string[] {
  const allow = (directive: keyof ServiceSources, ...own: readonly string[]): string[] => {
    const sources = new Set([...own, ...services.flatMap((service) => service[directive] ?? [])]);
    return sources.size === 0 ? [] : [`${directive} ${[...sources].join(' ')}`];
  };
  return [
    "default-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    ...allow('script-src', "'self'", ...inline.scripts),
    ...allow('connect-src', "'self'"),
    ...allow('img-src', "'self'"),
    ...allow('frame-src'),
    ["style-src 'self'", ...inline.styles].join(' '),
    ...allow('style-src-attr'),
    "font-src 'self'",
    "manifest-src 'self'",
  ];
}
