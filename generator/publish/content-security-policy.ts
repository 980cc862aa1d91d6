import type { Page } from '../../src/model/page.ts';
import type { Site } from '../../src/model/site.ts';
import type { SiteModel } from '../core/resolve/site-model.ts';

/** Outside sources of a kind that a site uses, by the directive of its content security policy. */
interface PolicySources {
  readonly script: readonly string[];
  readonly connect: readonly string[];
  readonly image: readonly string[];
  readonly frame: readonly string[];
  readonly styleAttribute: readonly string[];
}

/** What reCAPTCHA needs; the host is the one that the site loads its script from (Google's CSP guide). */
function captchaSources(scriptUrl: string): PolicySources {
  const recaptcha = `${new URL(scriptUrl).origin}/recaptcha/`;
  return {
    script: [recaptcha, 'https://www.gstatic.com/recaptcha/'],
    connect: [new URL(scriptUrl).origin],
    image: [],
    frame: [recaptcha, 'https://recaptcha.google.com/recaptcha/'],
    styleAttribute: ["'unsafe-inline'"],
  };
}

/** What Google's tag needs (Google's CSP guide for the tag platform). */
function analyticsSources(loaderUrl: string): PolicySources {
  const beacons = ['https://*.google-analytics.com', 'https://*.googletagmanager.com'];
  return {
    script: [new URL(loaderUrl).origin],
    connect: [...beacons, 'https://*.analytics.google.com', 'https://www.google.com'],
    image: beacons,
    frame: [],
    styleAttribute: [],
  };
}

const adsBeacons = [
  'https://www.googleadservices.com',
  'https://googleads.g.doubleclick.net',
  'https://pagead2.googlesyndication.com',
  'https://www.google.com',
  'https://google.com',
];

/** What the tag needs to report a conversion to Google Ads (the same guide, and what issues report as blocked). */
const adsSources: PolicySources = {
  script: ['https://www.googleadservices.com', 'https://googleads.g.doubleclick.net'],
  connect: [...adsBeacons, 'https://ad.doubleclick.net'],
  image: adsBeacons,
  frame: ['https://www.googletagmanager.com', 'https://td.doubleclick.net'],
  styleAttribute: [],
};

/** Accounts of Google Ads begin so; others belong to Google Analytics. */
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

function tagSources(site: Site, pages: readonly Page[]): PolicySources[] {
  const { accountId, loaderUrl } = site.analytics;
  if (accountId === undefined) {
    return [];
  }
  return [analyticsSources(loaderUrl), ...(reportsToAds(site, pages) ? [adsSources] : [])];
}

const emailSources: PolicySources = {
  script: [],
  connect: ['https://api.emailjs.com'],
  image: [],
  frame: [],
  styleAttribute: [],
};

function mapSources(pages: readonly Page[]): PolicySources {
  const maps = pages.flatMap((page) =>
    page.sections.flatMap((section) =>
      section.kind === 'contacts' && section.map ? [new URL(section.map.embedUrl).origin] : [],
    ),
  );
  return { script: [], connect: [], image: [], frame: [...new Set(maps)], styleAttribute: [] };
}

/** Sources of what stands in the documents themselves, for example `'sha256-…'`. */
export interface InlineSources {
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
}

/** The part of a site that its policy is made from. */
type PolicySubject = Pick<SiteModel, 'site' | 'pages'>;

/** The content security policy: nothing but the site's own files and the services that it really uses. */
export function contentSecurityPolicy({ site, pages }: PolicySubject, inline: InlineSources): string {
  return [...documentDirectives(site, pages, inline), framingPolicy].join('; ');
}

/** No other site may show the pages in a frame. Only a header can say so (CSP Level 3, 3.3). */
export const framingPolicy = "frame-ancestors 'none'";

/** The policy as a document itself says it: all but what only a header can. */
export function documentPolicy({ site, pages }: PolicySubject, inline: InlineSources): string {
  return policyMeta(documentDirectives(site, pages, inline).join('; '));
}

/** A policy as a tag. Keywords, hashes and origins hold no sign that markup would take for its own. */
export function policyMeta(policy: string): string {
  return `<meta http-equiv="Content-Security-Policy" content="${policy}">`;
}

function documentDirectives(site: Site, pages: readonly Page[], inline: InlineSources): string[] {
  const sources = [
    ...(site.form ? [emailSources] : []),
    ...(site.form?.captcha ? [captchaSources(site.form.captcha.scriptUrl)] : []),
    ...tagSources(site, pages),
    mapSources(pages),
  ];
  const allow = (directive: string, key: keyof PolicySources, ...own: readonly string[]): string[] => {
    const values = [...new Set([...own, ...sources.flatMap((source) => source[key])])];
    return values.length === 0 ? [] : [`${directive} ${values.join(' ')}`];
  };
  return [
    "default-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    ...allow('script-src', 'script', "'self'", ...inline.scripts),
    ...allow('connect-src', 'connect', "'self'"),
    ...allow('img-src', 'image', "'self'"),
    ...allow('frame-src', 'frame'),
    ["style-src 'self'", ...inline.styles].join(' '),
    ...allow('style-src-attr', 'styleAttribute'),
    "font-src 'self'",
    "manifest-src 'self'",
  ];
}
