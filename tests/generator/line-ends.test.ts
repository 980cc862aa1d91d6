/** Files with the line ends of Windows are read, judged and fixed as all others. */
import { describe, expect, test } from 'vitest';
import { fixSite } from '../../generator/core/edit/fix-site.ts';
import { SiteDocument } from '../../generator/core/site-document.ts';
import { fixtureNames, readFixture } from '../support/workspace.ts';

function forWindows(text: string): string {
  return text.replace(/(?<!\r)\n/g, '\r\n');
}

const read = (text: string) => SiteDocument.read(text, new Map());

describe('with line ends of Windows', async () => {
  test.for(await fixtureNames('err'))('the same is found and fixed: %s', async (name) => {
    const document = read(await readFixture(`err/${name}`));
    const windows = read(forWindows(document.text));
    expect(windows.diagnostics).toEqual(document.diagnostics);
    expect(fixSite(windows).document.text).toBe(forWindows(fixSite(document).document.text));
  });
});
