import type { LabelledLink, Link } from '../../../src/model/link.ts';
import type { ValuePath } from '../document/source-range.ts';
import { emailAddress, phoneNumber, routePath } from '../schema/scalars.ts';
import { mixedLetters, withLatinWords } from '../text/confusables.ts';
import { decodedAddress } from '../text/decoded-address.ts';
import { wrongLength } from '../text/dial-plan.ts';
import { loopbackHosts } from '../text/loopback-hosts.ts';
import { nearest } from '../text/nearest.ts';
import type { ResolveContext } from './context.ts';

/** Only resolves relative targets; never shown. */
const baseOrigin = 'https://site.invalid';

const scheme = /^[a-z][a-z0-9+.-]*:/i;

/** Stands where a link could not be resolved; a finding has been reported and nothing is emitted. */
const nowhere: Link = { kind: 'external', href: '' };

/**
 * What an editor wrote as a link, to where it leads.
 * @param target a path of this site (absolute, or relative to the page it stands on), `#section`,
 *   `/page#section`, an `https:`, `http:`, `mailto:` or `tel:` address
 */
export function resolveLink(context: ResolveContext, target: string, path: ValuePath): Link {
  const own = ownTarget(context, target);
  if (own === undefined && (target.startsWith('//') || scheme.test(target))) {
    return resolveAddress(context, target, path);
  }
  const url = localUrl(own ?? target, context.pagePath);
  const page = url && context.pages.get(decodedAddress(url.pathname));
  if (url === undefined || page === undefined || url.search !== '') {
    const { data: called } = routePath.safeParse(url && decodedAddress(url.pathname));
    const args = { target, page: called, nearest: meantLink(context, target, url) };
    context.report({ code: 'unknown-page', args, path });
    return nowhere;
  }
  const linked = page.spec.path;
  if (url.hash === '') {
    return { kind: 'page', path: linked };
  }
  const hash = decodedAddress(url.hash.slice(1));
  const known = [...page.sectionIds, ...(page.formId === undefined ? [] : [page.formId])];
  if (!known.includes(hash)) {
    context.report({ code: 'unknown-anchor', args: { target, known, nearest: nearest(hash, known) }, path });
    return nowhere;
  }
  return { kind: 'page', path: linked, hash };
}

/**
 * The path of what an address of this site, as it stands in a browser, leads to: of the development server any, of the
 * published site that of a page.
 */
function ownTarget({ spec, pages, basePath }: ResolveContext, target: string): string | undefined {
  const url = /^https?:/i.test(target) && URL.canParse(target) ? new URL(target) : undefined;
  if (url === undefined) {
    return undefined;
  }
  const isBelow = `${url.pathname}/`.startsWith(basePath);
  const path = isBelow ? `/${url.pathname.slice(basePath.length)}` : url.pathname;
  const isPage = isBelow && url.host === new URL(spec.site.address).host && pages.get(path) !== undefined;
  return isPage || loopbackHosts.has(url.hostname) ? path + url.search + url.hash : undefined;
}

/** What an editor most likely meant by a link to a page that is not there. */
function meantLink(context: ResolveContext, target: string, url: URL | undefined): string | undefined {
  if (emailAddress.safeParse(target).success) {
    return `mailto:${target}`;
  }
  if (target.startsWith('+') && phoneNumber.safeParse(target).success) {
    return `tel:+${target.replace(/\D/g, '')}`;
  }
  const path = context.nearestPath(url === undefined ? target : decodedAddress(url.pathname));
  if (path !== undefined) {
    return path + (url === undefined ? '' : decodedAddress(url.hash));
  }
  return outsideAddress.test(target) ? `https://${target}` : undefined;
}

/** An address of another site without its `https://`. */
const outsideAddress = /^(?:[\p{L}\p{N}-]+\.)+\p{L}{2,}(?:[/?#]\S*)?$/u;

/** The address within this site; `undefined` for a target with backslashes, which lead elsewhere or nowhere. */
export function localUrl(target: string, pagePath: string): URL | undefined {
  const base = baseOrigin + pagePath;
  const url = URL.canParse(target, base) ? new URL(target, base) : undefined;
  return url?.origin === baseOrigin ? url : undefined;
}

/** The part of an address that names a host or a mailbox, where it has letters of two alphabets. */
const mixedAddress = new RegExp(`^(?:https?:\\/\\/|mailto:)[^/?#]*${mixedLetters}`, 'iu');

function resolveAddress(context: ResolveContext, target: string, path: ValuePath): Link {
  if (mixedAddress.test(target)) {
    const latin = withLatinWords(target);
    const args = { target, nearest: mixedAddress.test(latin) ? undefined : latin };
    context.report({ code: 'forbidden-link', args, path });
    return nowhere;
  }
  if (/^https?:\/\/[^/]/i.test(target) && URL.canParse(target)) {
    return { kind: 'external', href: target };
  }
  const [written = '', ...rest] = target.split(':');
  if (/^(?:mailto|tel):[^\s]+$/i.test(target)) {
    const number = rest.join(':');
    const wrong = written.toLowerCase() === 'tel' ? wrongLength(number) : undefined;
    if (wrong !== undefined) {
      context.report({ code: 'phone-length', args: { number, ...wrong }, path });
    }
    return { kind: 'contact', href: target };
  }
  const meant = nearest(written, ['https', 'http', 'mailto', 'tel']);
  const match = meant === undefined || meant === written ? undefined : [meant, ...rest].join(':');
  context.report({ code: 'forbidden-link', args: { target, nearest: match }, path });
  return nowhere;
}

/** A label and a target, as buttons and menus have them. Without a label, the linked page's menu name. */
export function resolveLabelledLink(
  context: ResolveContext,
  item: { readonly label?: string | undefined; readonly link: string },
  path: ValuePath,
): LabelledLink {
  const link = resolveLink(context, item.link, [...path, 'link']);
  if (item.label !== undefined) {
    return { label: item.label, link };
  }
  const page = link.kind === 'page' ? context.pages.get(link.path) : undefined;
  return { label: page?.spec.menu ?? page?.spec.name ?? item.link, link };
}
