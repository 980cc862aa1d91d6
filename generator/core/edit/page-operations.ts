/** Operations that concern more than one place: what tells a copy from its original, and a page that gets another path. */
import type { EditOperation } from '../../../src/model/editor.ts';
import type { ValuePath } from '../document/source-range.ts';
import { valueAt } from '../document/value-at.ts';
import type { Diagnostic } from '../findings/diagnostic.ts';
import type { SiteDocument } from '../site-document.ts';
import { firstFree } from './propose-address.ts';

/** Only resolves relative targets; never shown. */
const baseOrigin = 'https://site.invalid';

/** Keys whose values are names of their item: no two items of a list have the same. */
const namingKeys = ['path', 'id'] as const;

/** What has to be changed in a copy of an item so that it has names of its own. */
export function distinguishingOperations(data: unknown, path: ValuePath): EditOperation[] {
  const list = valueAt(data, path.slice(0, -1)).value;
  const items: readonly unknown[] = Array.isArray(list) ? list : [];
  const renamed = namingKeys.flatMap((key): EditOperation[] => {
    const name = valueAt(data, [...path, key]).value;
    const taken = items.map((item) => valueAt(item, [key]).value);
    const isTaken = (candidate: string) => taken.includes(candidate);
    return typeof name === 'string'
      ? [{ kind: 'set', path: [...path, key], to: firstFree(name, name.endsWith('/') ? '' : '-', isTaken) }]
      : [];
  });
  const isFormer = valueAt(data, [...path, 'oldPaths']).present;
  return isFormer ? [...renamed, { kind: 'remove', path: [...path, 'oldPaths'] }] : renamed;
}

/** Targets of links in a text with their lead. */
const linkTarget = /(\](?:\(|:)\s*<?)([^\s)>]+)/g;

/**
 * A target that leads where it has led before: to the page under its new path, or, seen from it, to another page.
 * One that names no way from the top does so only where it has to.
 */
function followed(target: string, pagePath: string, old: string, to: string): string {
  const base = baseOrigin + pagePath;
  const url = URL.canParse(target, base) ? new URL(target, base) : undefined;
  const path = url && decodeURI(url.pathname);
  const isRelative = !target.startsWith('/');
  if (url?.origin !== baseOrigin || path === undefined || target.startsWith('#')) {
    return target;
  }
  if (path !== old && !(isRelative && pagePath === old)) {
    return target;
  }
  const folder = (pagePath === old ? to : pagePath).replace(/[^/]*$/, '');
  const followedPath = path === old ? to : path;
  const written =
    isRelative && followedPath.startsWith(folder) ? followedPath.slice(folder.length) : followedPath;
  return written + decodeURI(url.hash);
}

/** Paths of the values in which findings tell of links to pages that are not there. */
function referencesIn(findings: readonly Diagnostic[]): ValuePath[] {
  return findings.flatMap((finding) =>
    finding.code === 'unknown-page' ? [finding, ...(finding.related ?? [])].map(({ path }) => path) : [],
  );
}

/**
 * What gives a page another path: the old one leads to it from now on, and all that leads to the page follows.
 * @param findings of the site when only the path has been changed: links to pages that are not there any more
 */
export function renamingOperations(
  { data, diagnostics }: SiteDocument,
  { path, to }: Extract<EditOperation, { kind: 'rename-page' }>,
  findings: readonly Diagnostic[],
): EditOperation[] {
  const old = String(valueAt(data, [...path, 'path']).value);
  const former = valueAt(data, [...path, 'oldPaths']).value;
  const oldPaths: readonly unknown[] = Array.isArray(former) ? former : [];
  const known = new Set(referencesIn(diagnostics).map(String));
  const references = new Map(referencesIn(findings).map((at) => [String(at), at]));
  const changes = [...references].flatMap(([name, at]): EditOperation[] => {
    const { value } = valueAt(data, at);
    if (typeof value !== 'string' || known.has(name)) {
      return [];
    }
    const owner = at[0] === 'pages' ? String(valueAt(data, [...at.slice(0, 2), 'path']).value) : '/';
    const inText = value.replace(
      linkTarget,
      (_, lead: string, target: string) => lead + followed(target, owner, old, to),
    );
    return [{ kind: 'set', path: at, to: inText === value ? followed(value, owner, old, to) : inText }];
  });
  const formerPath = [...path, 'oldPaths'];
  const keep: EditOperation =
    oldPaths.includes(to) || oldPaths.length === 0
      ? { kind: 'set', path: formerPath, to: [...oldPaths.filter((one) => one !== to), old] }
      : { kind: 'insert', path: formerPath, index: oldPaths.length, to: old };
  return [{ kind: 'set', path: [...path, 'path'], to }, keep, ...changes];
}
