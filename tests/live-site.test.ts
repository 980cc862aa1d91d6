import { describe, expect, test } from 'vitest';
import { compile } from '../generator/compile.ts';
import { SiteDocument } from '../generator/core/site-document.ts';
import { locateSiteFolder, readSiteInput } from '../generator/site-folder.ts';
import { projectRoot } from './support/workspace.ts';

/** Only what holds for any valid `site.yaml`: its owner's edits must not break a test. */
describe('the site of this project', async () => {
  const folder = locateSiteFolder(projectRoot, {});
  const input = await readSiteInput(folder);
  if (input.kind !== 'site') {
    throw new TypeError('site.yaml cannot be read');
  }
  const { text, pictures } = input;
  const document = SiteDocument.read(text, pictures);
  const files = await compile(document);
  const { model, diagnostics } = document;

  test('has no errors', () => {
    expect(diagnostics.filter(({ severity }) => severity === 'error')).toEqual([]);
  });

  test('has a route for every page', () => {
    const routes = files.find(({ path }) => path === 'routes.ts')?.content ?? '';
    for (const page of model?.pages ?? []) {
      expect(routes).toContain(`{ path: '${page.path}', `);
    }
    expect(model?.pages.length).toBeGreaterThan(0);
  });
});
