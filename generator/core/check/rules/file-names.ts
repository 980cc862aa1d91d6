import type { ValuePath } from '../../document/source-range.ts';
import type { Finding } from '../../findings/diagnostic.ts';
import { isDeviceName, longestName, longestPath, withoutDevice } from '../../resolve/file-names.ts';
import type { Rule } from '../check-site.ts';

/** Ids and paths of pages become names of files and folders. */
export const checkFileNames: Rule = (spec) => [
  ...spec.pages.flatMap(({ id, path, oldPaths }, index) => [
    ...checkId(id, ['pages', index, 'id']),
    ...checkPath(path, ['pages', index, 'path']),
    ...oldPaths.flatMap((oldPath, place) => checkPath(oldPath, ['pages', index, 'oldPaths', place])),
  ]),
  ...spec.unroutedPages.flatMap(({ id }, index) => checkId(id, ['unroutedPages', index, 'id'])),
];

function checkId(id: string, path: ValuePath): Finding[] {
  if (id.length > longestName) {
    return [longName(id.length, longestName, path)];
  }
  return isDeviceName(id) ? [deviceName(id, withoutDevice(id), path)] : [];
}

function checkPath(pagePath: string, path: ValuePath): Finding[] {
  const words = pagePath.split('/');
  const longest = Math.max(...words.map((word) => word.length));
  if (longest > longestName) {
    return [longName(longest, longestName, path)];
  }
  if (pagePath.length > longestPath) {
    return [longName(pagePath.length, longestPath, path)];
  }
  return words.some(isDeviceName) ? [deviceName(pagePath, words.map(withoutDevice).join('/'), path)] : [];
}

function longName(length: number, maximum: number, path: ValuePath): Finding {
  return { code: 'long-name', args: { length, maximum }, path, target: 'value' };
}

function deviceName(name: string, proposal: string, path: ValuePath): Finding {
  return { code: 'device-name', args: { name, proposal }, path, target: 'value' };
}
