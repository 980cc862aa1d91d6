import type { Page } from '../../src/model/page.ts';
import type { BlockNode, InlineNode, RichText } from '../../src/model/rich-text.ts';
import type { SectionOf } from '../../src/model/section.ts';
import type { SiteModel } from '../core/resolve/site-model.ts';
import { rememberTexts } from '../core/text/remember.ts';

/** What structured data says of the site around a page. */
export interface LinkedSite extends Pick<SiteModel, 'site' | 'siteUrl'> {
  readonly home?: Pick<Page, 'name' | 'head'>;
}

/** A page, and whether it is one of a service. */
export interface LinkedPage {
  readonly page: Page;
  readonly isService: boolean;
}

/** A node of JSON-LD in the vocabulary of schema.org. */
export interface LinkedData {
  readonly '@type': string;
  /** What has no value is not printed. */
  readonly [property: string]: string | readonly string[] | LinkedData | readonly LinkedData[] | undefined;
}

/**
 * What search engines may know of a page beside its text, all of it from the file: the company on the home page, and
 * on others the way from there, the service with its provider, and questions with their answers. Reviews are left
 * out: a company may not publish ratings of itself (Google Search Central, "Review snippet", self-serving reviews).
 */
export function structuredData(site: LinkedSite, { page, isService }: LinkedPage): LinkedData[] {
  const isHome = page.path === '/';
  const home = isHome ? undefined : site.home;
  const questions = page.sections.flatMap((section) => (section.kind === 'questions' ? section.items : []));
  return [
    ...(isHome ? [company(site)] : []),
    ...(home === undefined ? [] : [trail(site, home, page)]),
    ...spoken(page),
    ...(isService ? [service(site, page)] : []),
    ...(questions.length === 0 ? [] : [{ '@type': 'FAQPage', mainEntity: questions.map(answered) }]),
  ];
}

/** The data as an element. A data block is not executed, so a content security policy has nothing to say of it. */
export function structuredDataElement(site: LinkedSite, page: LinkedPage): string {
  const nodes = structuredData(site, page);
  if (nodes.length === 0) {
    return '';
  }
  const json = JSON.stringify({ '@context': 'https://schema.org', '@graph': nodes });
  return `<script type="application/ld+json">${json.replaceAll('<', '\\u003c')}</script>`;
}

/** The language of the site as Open Graph names it: with the region where it is spoken most, if the tag names none. */
export const openGraphLocale = rememberTexts((tag: string): string => {
  const { language, region } = new Intl.Locale(tag).maximize();
  return region === undefined ? language : `${language}_${region}`;
});

function company({ site, siteUrl }: LinkedSite): LinkedData {
  const { brand, footer } = site.shell;
  const [, mail] = footer.email.link.kind === 'contact' ? footer.email.link.href.split('mailto:') : [];
  return {
    '@type': 'LocalBusiness',
    name: brand.name,
    url: `${siteUrl}/`,
    address: plain(footer.address),
    telephone: footer.phones.map(({ href }) => href.replace('tel:', '')),
    email: mail,
  };
}

function service(site: LinkedSite, { name, head }: Page): LinkedData {
  return {
    '@type': 'Service',
    name,
    description: head.description,
    url: head.canonicalUrl,
    // The company is described on the home page.
    provider: { '@type': 'Organization', name: site.site.shell.brand.name, url: `${site.siteUrl}/` },
  };
}

function answered({ question, answer }: SectionOf<'questions'>['items'][number]): LinkedData {
  return {
    '@type': 'Question',
    name: plain(question),
    acceptedAnswer: { '@type': 'Answer', text: textOf(answer) },
  };
}

/** The way that is shown above the page's title, with the page itself; else that from the home page. */
function trail(
  { siteUrl }: LinkedSite,
  home: NonNullable<LinkedSite['home']>,
  { name, head, sections }: Page,
): LinkedData {
  const shown = sections.flatMap((section) => (section.kind === 'hero' ? (section.trail ?? []) : []));
  const above = shown.flatMap(({ label, link }) =>
    link.kind === 'page'
      ? [{ name: plain(label), item: siteUrl + link.path + (link.hash === undefined ? '' : `#${link.hash}`) }]
      : [],
  );
  const ways = above.length > 0 ? above : [{ name: home.name, item: home.head.canonicalUrl }];
  return {
    '@type': 'BreadcrumbList',
    itemListElement: [...ways, { name, item: head.canonicalUrl }].map(({ name: label, item }, index) => ({
      '@type': 'ListItem',
      position: String(index + 1),
      name: label,
      item,
    })),
  };
}

/** What assistants that read aloud read of a page: its title, and the sentence below. */
function spoken({ head, sections }: Page): LinkedData[] {
  return sections.some(({ kind }) => kind === 'hero')
    ? [
        {
          '@type': 'WebPage',
          name: head.title,
          url: head.canonicalUrl,
          speakable: { '@type': 'SpeakableSpecification', cssSelector: ['h1', '.hero__text'] },
        },
      ]
    : [];
}

/** Without the no-break spaces of the page. */
function plain(text: string): string {
  return text.replaceAll('\u00a0', ' ');
}

function textOf(text: RichText): string {
  return plain(text.map(blockText).join(' '));
}

function blockText(block: BlockNode): string {
  return block.kind === 'list'
    ? block.items.map((item) => item.map(blockText).join(' ')).join('; ')
    : block.children.map(inlineText).join('');
}

function inlineText(node: InlineNode): string {
  if (typeof node === 'string') {
    return node;
  }
  return node.kind === 'break' ? ' ' : node.children.map(inlineText).join('');
}
