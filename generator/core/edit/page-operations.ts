/** Operations that concern more than one place: what tells a copy from its original, and a page that gets another path. */
import type { EditOperation } from '../../../src/model/editor.ts';
import type { ValuePath } from '../document/source-range.ts';
import { valueAt } from '../document/value-at.ts';
import type { Diagnostic } from '../findings/diagnostic.ts';
import type { MessageLanguage } from '../findings/message-language.ts';
import { messageLanguageFor } from '../findings/read-language.ts';
import { localUrl } from '../resolve/links.ts';
import { homePath } from '../schema/page-roles.ts';
import { mayBeAbsent, metadataAt } from '../schema/schema-keys.ts';
import { examplePage } from '../schema/site-snippets.ts';
import type { SiteDocument } from '../site-document.ts';
import { decodedAddress } from '../text/decoded-address.ts';
import { ownNames } from './own-names.ts';
import { proposeId } from './propose-address.ts';
import { pageAround } from './titles.ts';

/** Keys of a page that are its names for visitors. */
const pageNames = ['name', 'menu'] as const;

const copied: Readonly<Record<MessageLanguage, string>> = { ru: 'Копия: ', en: 'Copy: ' };

/** What has to be changed in a copy of an item so that it has names of its own. */
export function distinguishingOperations({ data, text }: SiteDocument, path: ValuePath): EditOperation[] {
  const renamed = ownNames(data, path.slice(0, -1), valueAt(data, path)).map(
    ({ path: at, to }): EditOperation => ({ kind: 'set', path: [...path, ...at], to }),
  );
  const called = (path[0] === 'pages' && path.length === 2 ? pageNames : []).flatMap(
    (key): EditOperation[] => {
      const value = valueAt(data, [...path, key]);
      const to = copied[messageLanguageFor(text)] + String(value);
      return typeof value === 'string' ? [{ kind: 'set', path: [...path, key], to }] : [];
    },
  );
  const isFormer = valueAt(data, [...path, 'oldPaths']) !== undefined;
  const former: EditOperation[] = isFormer ? [{ kind: 'remove', path: [...path, 'oldPaths'] }] : [];
  return [...renamed, ...called, ...former];
}

/** Targets of links in a text with their lead. */
const linkTarget = /(\](?:\(|:)\s*<?)([^\s)>]+)/g;

/** Path in the site that a link on a page leads to; nothing where it leads elsewhere. */
export function pathBehind(target: string, pagePath: string): string | undefined {
  const url = localUrl(target, pagePath);
  return url && decodedAddress(url.pathname);
}

/**
 * A target that leads where it has led before: to the page under its new path, or, seen from it, to another page.
 * One that names no way from the top does so only where it has to.
 */
function followed(target: string, pagePath: string, old: string, to: string): string {
  const path = pathBehind(target, pagePath);
  const isRelative = !target.startsWith('/');
  if (path === undefined || target.startsWith('#') || (path !== old && !(isRelative && pagePath === old))) {
    return target;
  }
  const folder = (pagePath === old ? to : pagePath).replace(/[^/]*$/, '');
  const followedPath = path === old ? to : path;
  const written =
    isRelative && followedPath.startsWith(folder) ? followedPath.slice(folder.length) : followedPath;
  return written + decodedAddress(localUrl(target, pagePath)?.hash ?? '');
}

/** A text with links. */
interface LinkingText {
  readonly path: ValuePath;
  readonly value: string;
}

/** Paths of the values in which findings tell of links to pages that are not there. */
function referencesIn(findings: readonly Diagnostic[]): ValuePath[] {
  return findings.flatMap((finding) =>
    finding.code === 'unknown-page' ? [finding, ...(finding.related ?? [])].map(({ path }) => path) : [],
  );
}

/** The texts at some paths, each once. */
function textsAt(data: unknown, paths: readonly ValuePath[]): LinkingText[] {
  return [...new Map(paths.map((path) => [String(path), path])).values()].flatMap((path) => {
    const value = valueAt(data, path);
    return typeof value === 'string' ? [{ path, value }] : [];
  });
}

/** Rewrites the link targets of a text, which may also be a bare target. */
function leadLinks({ path, value }: LinkingText, lead: (target: string) => string): EditOperation[] {
  const inText = value.replace(linkTarget, (_, before: string, target: string) => before + lead(target));
  const to = inText === value ? lead(value) : inText;
  return to === value ? [] : [{ kind: 'set', path, to }];
}

/** Adds former paths to those of a page. */
function keepPaths(data: unknown, page: ValuePath, added: readonly string[], current: string): EditOperation {
  const path = [...page, 'oldPaths'];
  const former = valueAt(data, path);
  const known: readonly unknown[] = Array.isArray(former) ? former : [];
  const [first] = added;
  return added.length > 1 || known.includes(current) || known.length === 0
    ? { kind: 'set', path, to: [...known.filter((one) => one !== current), ...added] }
    : { kind: 'insert', path, index: known.length, to: first };
}

/**
 * What gives a page another path: the old one leads to it from now on, and all that leads to the page follows.
 * @param findings of the site when only the path has been changed: links to pages that are not there any more
 */
export function renamingOperations(
  document: SiteDocument,
  { path, to, isUnpublished }: Extract<EditOperation, { kind: 'rename-page' }>,
  findings: readonly Diagnostic[],
): EditOperation[] {
  const { data, specification } = document;
  const old = String(valueAt(data, [...path, 'path']));
  const changes = textsAt(data, referencesIn(findings)).flatMap((text) =>
    leadLinks(text, (target) => followed(target, pageAround(data, text.path) ?? homePath, old, to)),
  );
  const isExample = old === examplePage.path;
  // Nobody has been told of the address of an example.
  const kept = isUnpublished || isExample ? [] : [keepPaths(data, path, [old], to)];
  const id = valueAt(data, [...path, 'id']);
  const named: EditOperation[] =
    isExample && id === examplePage.id && specification !== undefined
      ? [{ kind: 'set', path: [...path, 'id'], to: proposeId(to, specification) }]
      : [];
  return [{ kind: 'set', path: [...path, 'path'], to }, ...named, ...kept, ...changes];
}

/** Takes a page out of a list of pages; of a list that would be empty, what may stand there instead. */
function unlisting(data: unknown, path: ValuePath, to: string): EditOperation {
  const list = path.slice(0, -1);
  const items = valueAt(data, list);
  if (Array.isArray(items) && items.length > 1) {
    return { kind: 'remove', path };
  }
  return mayBeAbsent(list, data) ? { kind: 'remove', path: list } : { kind: 'set', path, to };
}

/**
 * What removes a page: the addresses that it had, and the links to it, lead to another page; lists of pages do
 * without it.
 * @param findings of the site when only the page has been removed: links to pages that are not there any more
 */
export function removingOperations(
  document: SiteDocument,
  { path, to }: Extract<EditOperation, { kind: 'remove-page' }>,
  findings: readonly Diagnostic[],
): EditOperation[] {
  const { data } = document;
  const removed = Number(path.at(-1));
  const page = valueAt(data, path);
  const former = valueAt(page, ['oldPaths']);
  const addresses = [...(Array.isArray(former) ? former : []), valueAt(page, ['path'])].map(String);
  const pages = valueAt(data, ['pages']);
  const heir = Array.isArray(pages) ? pages.findIndex((other) => valueAt(other, ['path']) === to) : -1;
  const references = referencesIn(findings).map(([first = '', second = '', ...rest]): ValuePath => {
    const isBehind = first === 'pages' && typeof second === 'number' && second >= removed;
    return [first, isBehind ? second + 1 : second, ...rest];
  });
  const changes = textsAt(data, references).flatMap((text) => {
    const { path: at } = text;
    const led = leadLinks(text, (target) =>
      addresses.includes(pathBehind(target, pageAround(data, at) ?? homePath) ?? '') ? to : target,
    );
    const isListed = typeof at.at(-1) === 'number' && metadataAt(at, data).refersTo === 'page';
    return led.length > 0 && isListed ? [unlisting(data, at, to)] : led;
  });
  return [keepPaths(data, ['pages', heir], addresses, to), ...changes, { kind: 'remove', path }];
}
