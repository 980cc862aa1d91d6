import type { PrivacyFacts, PrivacyPart } from '../schema/privacy/privacy-texts.ts';
import type { PrivacySectionSpec } from '../schema/privacy/section.ts';
import type { SiteSpec } from '../schema/site.ts';
import type { SiteOutline } from './page-outline.ts';
import { appLabels, toPhone } from './phones.ts';

/** What applies to a site; a part without facts is left out. */
export type SiteFacts = { readonly [Part in PrivacyPart]?: PrivacyFacts[Part] };

/** Hosts that are a company's service; servers of the owner's choice have to be named in the file. */
const hostCompanies: Readonly<Partial<Record<SiteSpec['site']['host'], string>>> = {
  'github-pages': 'GitHub Pages (GitHub, Inc.)',
  netlify: 'Netlify (Netlify, Inc.)',
  cloudflare: 'Cloudflare Pages (Cloudflare, Inc.)',
};

/** What a site does with personal data, from what its file switches on. */
export function privacyFactsOf(spec: SiteOutline, section: PrivacySectionSpec, pagePath: string): SiteFacts {
  const sections = spec.pages.flatMap((page) => page.sections);
  const { contacts, company, callButton } = spec;
  const form = sections.some((one) => one.form) ? spec.form : undefined;
  const hasLists = sections.some(({ kind }) => kind === 'documents');
  const map = sections.some((one) => one.map) ? contacts.map : undefined;
  const mapHost = map && new URL(map.embed).hostname;
  const law = asMarkdown(section.law);
  const authority = asMarkdown(section.authority);
  const storage = asMarkdown(section.storage);
  const hosting = asMarkdown(section.hosting ?? hostCompanies[spec.site.host]);
  const messengers = messengerNames(spec);
  const asksConsent = spec.analytics.account !== undefined && spec.analytics.consent === 'ask';
  const hasConsentBox = form !== undefined && hasConsentBoxFor(form, pagePath);
  const email = `[${asMarkdown(contacts.email)}](mailto:${contacts.email})`;
  const number = spec.phones[callButton.phone];
  const services = [
    ...(form ? ['EmailJS'] : []),
    ...(form?.captcha || spec.analytics.account ? ['Google'] : []),
    ...(mapHost ? [mapHost] : []),
    ...(hosting ? [hosting] : []),
  ].join(', ');
  return {
    operator: {
      name: asMarkdown(section.operator ?? company.details[0]?.value ?? spec.site.brand.name),
      address: asMarkdown(contacts.address),
      email,
      ...(number !== undefined && { phone: `[${asMarkdown(number)}](${toPhone(number).href})` }),
      ...(law && { law }),
    },
    ...(form && {
      form: { fields: writtenFields(form), hasConsentBox, ...(storage && { storage }) },
    }),
    ...(form?.captcha && { captcha: {} }),
    ...(spec.analytics.account && { analytics: { asksConsent } }),
    ...(mapHost && { map: { host: mapHost, onPress: map?.load === 'press' } }),
    talk: { ...(messengers && { messengers }) },
    hosting: { ...(hosting && { name: hosting }) },
    browser: { hasForm: form !== undefined, hasLists, asksConsent },
    recipients: { ...(services && { services }) },
    rights: { email, hasConsent: asksConsent || hasConsentBox, ...(authority && { authority }) },
  };
}

/** Whether a visitor has to tick a box whose label leads to the page about personal data. */
export function hasConsentBoxFor(form: NonNullable<SiteSpec['form']>, privacyPath: string): boolean {
  return form.fields.some(
    ({ kind, required, label }) =>
      kind === 'checkbox' && required !== undefined && label.includes(`](${privacyPath}`),
  );
}

/** Labels of the fields that a visitor fills in with words of his own, as a list. */
function writtenFields({ fields }: NonNullable<SiteSpec['form']>): string {
  return fields
    .filter(({ kind }) => kind !== 'checkbox')
    .map(({ label }) => asMarkdown(label))
    .join(', ');
}

/** The messengers of the file, each once; empty where there is none. */
function messengerNames({ messengers }: Pick<SiteSpec, 'messengers'>): string {
  const names = Object.values(messengers).flatMap(({ app }) =>
    app === 'email' || app === 'link' ? [] : [appLabels[app]],
  );
  return [...new Set(names)].join(', ');
}

/** A value of the file as Markdown that shows every character of it. */
function asMarkdown(value: string): string;
function asMarkdown(value: string | undefined): string | undefined;
function asMarkdown(value: string | undefined): string | undefined {
  return value?.replace(/[\\`*_[\]()<>!&]/g, '\\$&');
}
