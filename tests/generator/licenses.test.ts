import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { type PackageList, packageList, publishLicenses } from '../../generator/publish/licenses.ts';
import { readOwnLicenses } from '../../generator/vite/site-licenses.ts';
import { compileFixture, projectRoot } from '../support/workspace.ts';

const react: PackageList[number] = {
  name: 'react',
  version: '1.2.3',
  identifier: 'MIT',
  text: 'The text.\r\n',
};

function licensesOf(packages: PackageList): string {
  return String(publishLicenses([], packages).content);
}

describe('the file of licences', () => {
  test('has the text of a package, as its own file has it', () => {
    expect(licensesOf([react])).toMatch(/^react 1\.2\.3 \(MIT\)\n={17}\n\nThe text\.\n\n\n/);
  });

  test('knows the text of a package that brings none', () => {
    const embla = { name: 'embla-carousel', version: '8.0.0', identifier: 'MIT' };
    expect(licensesOf([embla])).toMatch(
      /embla-carousel 8\.0\.0 \(MIT\)\n=+\n\nMIT License\n\nCopyright \(c\) David Jerleke/,
    );
  });

  test('is not made while a package has no text', () => {
    expect(() => licensesOf([{ name: 'unknown', version: '1.0.0' }])).toThrow(/unknown has no text/);
  });

  test('has the icon sets, whose packages are no part of the bundle', () => {
    expect(licensesOf([])).toMatch(
      /Lucide icons \(ISC and MIT\)[\s\S]*ISC License[\s\S]*MIT License[\s\S]*Cole Bemis/,
    );
    expect(licensesOf([])).toContain('Simple Icons (CC0-1.0)');
  });

  test.for(['driver-papers', 'bicycle-workshop'] as const)(
    'has the program and the typeface that visitors of %s load',
    async (name) => {
      const { model } = await compileFixture(`sites/${name}`);
      const own = model === undefined ? [] : await readOwnLicenses(projectRoot, model);
      expect(own.map(({ text }) => text)).toEqual([
        await readFile(join(projectRoot, 'LICENSE'), 'utf8'),
        expect.stringContaining('SIL OPEN FONT LICENSE'),
      ]);
      expect(own[1]?.name).toBe(
        name === 'driver-papers' ? '@fontsource-variable/golos-text' : '@fontsource-variable/onest',
      );
    },
  );

  test('has no typeface where visitors load none', async () => {
    const { model } = await compileFixture('sites/driver-papers');
    const theme = model && { ...model.theme, typeface: 'system' as const };
    expect(theme && (await readOwnLicenses(projectRoot, { theme }))).toHaveLength(1);
  });
});

test('the list of packages is read as Vite writes it', () => {
  expect(packageList.parse([react, { name: 'a', version: '0.0.0' }])).toEqual([
    react,
    { name: 'a', version: '0.0.0' },
  ]);
  expect(() => packageList.parse({})).toThrow();
});
