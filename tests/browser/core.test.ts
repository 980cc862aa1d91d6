/** The core of the generator knows nothing of Node: bundled, it says in a browser what it says here. */
import { join } from 'node:path';
import { build, type Rolldown } from 'vite';
import { expect } from 'vitest';
import type { PictureFile } from '../../generator/core/resolve/context.ts';
import { SiteDocument } from '../../generator/core/site-document.ts';
import { test } from '../support/browser.ts';
import { fixtureNames, projectRoot, readFixture } from '../support/workspace.ts';

declare global {
  /** The bundle, as a page has it. */
  const siteCore: { readonly SiteDocument: typeof SiteDocument };
}

const pictures: readonly (readonly [string, PictureFile])[] = [
  ['unsafe.svg', { kind: 'vector', width: 40, height: 30, version: '00000000', problem: 'web-page' }],
];

/** The core as a script without imports. */
async function bundleCore(): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'error',
    build: {
      write: false,
      lib: {
        entry: join(projectRoot, 'generator/core/site-document.ts'),
        formats: ['iife'],
        name: 'siteCore',
      },
    },
  });
  const outputs = [built].flat().flatMap((result) => ('output' in result ? result.output : []));
  const isScript = (output: (typeof outputs)[number]): output is Rolldown.OutputChunk =>
    output.type === 'chunk';
  const [script, ...others] = outputs.filter(isScript);
  expect(others).toEqual([]);
  return script?.code ?? '';
}

test('the faulty files have the same findings in a browser', async ({ browser }) => {
  const names = await fixtureNames('err');
  const texts = await Promise.all(names.map((name) => readFixture(`err/${name}`)));
  const page = await browser.newPage();
  await page.addScriptTag({ content: await bundleCore() });
  const found = await page.evaluate(
    ([sources, files]) =>
      sources.map((text) =>
        JSON.stringify(siteCore.SiteDocument.read(text, new Map(files)).diagnostics, undefined, 1),
      ),
    [texts, pictures] as const,
  );
  await page.close();
  expect(found).toHaveLength(texts.length);
  for (const [index, text] of texts.entries()) {
    const { diagnostics } = SiteDocument.read(text, new Map(pictures));
    expect(found[index], names[index]).toBe(JSON.stringify(diagnostics, undefined, 1));
  }
});
