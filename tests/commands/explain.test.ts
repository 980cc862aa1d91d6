import { describe, expect, test } from 'vitest';
import { differences } from '../../generator/cli/example-excerpt.ts';
import { readExample } from '../../generator/cli/example-files.ts';
import { codeLabel, findingCodes } from '../../generator/core/findings/code-label.ts';
import { definitions, examplesOf } from '../../generator/core/findings/diagnostic.ts';
import { SiteDocument } from '../../generator/core/site-document.ts';
import { readPictures } from '../../generator/site-folder.ts';
import { runCommand } from '../support/fake-terminal.ts';
import { createWorkspace, fixtureNames, fixturePath, readFixture } from '../support/workspace.ts';

const pictures = await readPictures(fixturePath('pictures'));

describe.for(findingCodes)('%s', (code) => {
  const { meaning } = definitions[code];

  test('has a meaning in both languages', () => {
    expect(meaning.ru).toMatch(/\p{Script=Cyrillic}.*[.)/]$/u);
    expect(meaning.en).toMatch(/^[^\p{Script=Cyrillic}]*[.)/]$/u);
  });

  test.for(examplesOf(code))('has an example that is what it is called: %s', async (example) => {
    const [wrong, right] = await Promise.all(
      ['err', 'fixed'].map((kind) => readFixture(`${kind}/${example}`)),
    );
    expect(
      SiteDocument.read(wrong ?? '', pictures).diagnostics.map((diagnostic) => diagnostic.code),
    ).toContain(code);
    const fixed = SiteDocument.read(right ?? '', pictures).diagnostics;
    expect(fixed.filter((diagnostic) => diagnostic.severity === 'error' || diagnostic.code === code)).toEqual(
      [],
    );
    const { before, after } = differences(wrong ?? '', right ?? '');
    expect(before).not.toEqual(after);
    expect(after.length).toBeGreaterThan(0);
    expect(Math.max(before.length, after.length)).toBeLessThan(20);
  });
});

test('only a code that no file brings about goes without an example', () => {
  expect(findingCodes.filter((code) => examplesOf(code).length === 0)).toEqual(['invalid-value']);
});

test('an example that is a change of another text is refused', async () => {
  const workspace = await createWorkspace();
  await workspace.write('ok/minimal.yaml', 'one\ntwo\n');
  await workspace.write('fixed/example.diff', '@@ -1,2 +1,2 @@\n one\n-two\n+2\n');
  await expect(readExample(workspace.folder, 'fixed', 'example')).resolves.toBe('one\n2\n');
  await workspace.write('err/example.diff', '@@ -1,2 +1,2 @@\n one\n-two\n+three\n');
  await expect(readExample(workspace.folder, 'err', 'example')).rejects.toThrow(RangeError);
});

test('every fixed file belongs to an explanation', async () => {
  const names = await fixtureNames('fixed');
  const used = findingCodes.flatMap(examplesOf);
  expect(names.toSorted()).toEqual([...new Set(used)].toSorted());
});

describe('explain', () => {
  test('prints the meaning, the wrong lines and the right ones', async () => {
    const workspace = await createWorkspace();
    const spoken = await runCommand(workspace, ['explain', 'SITE-015', '--lang', 'ru']);
    expect(spoken).toMatchObject({ code: 0, errors: '' });
    // The finding's own words are tested with the findings.
    expect(spoken.output.replace(/→ .*/, '→ (finding)')).toMatchInlineSnapshot(`
      "SITE-015. Без кавычек значение читается как число: плюс и нули в начале пропадают. Телефоны, индексы и счета берут в кавычки.

      Неверно:

        phones:
          office: +375290000001
        contacts:
          address: Гродно, ул. Примерная, 1
        …

        → (finding)

      Верно:

        phones:
          office: "+375290000001"
        contacts:
          address: Гродно, ул. Примерная, 1
        …"
    `);
  });

  test('prints what is said of each example', async () => {
    const workspace = await createWorkspace();
    for (const code of findingCodes) {
      const { output } = await runCommand(workspace, ['explain', code, '--lang', 'en']);
      expect(output.match(/^ {2}→ \S/gm) ?? [], code).toHaveLength(examplesOf(code).length);
    }
  });

  test('knows a code however it is written', async () => {
    const workspace = await createWorkspace();
    const outputs = await Promise.all(
      ['SITE-012', 'site-012', 'site12', '12', '012', 'missing-key'].map((word) =>
        runCommand(workspace, ['explain', word]),
      ),
    );
    expect(new Set(outputs.map(({ output }) => output)).size).toBe(1);
    expect(outputs[0]?.output).toContain(codeLabel('missing-key'));
  });

  test('refuses what is no code, and names the nearest', async () => {
    const workspace = await createWorkspace();
    const [none, unknown, word] = await Promise.all([
      runCommand(workspace, ['explain']),
      runCommand(workspace, ['explain', 'SITE-112']),
      runCommand(workspace, ['explain', 'mising-key', '--lang', 'en']),
    ]);
    expect(none).toMatchObject({ code: 2, output: '' });
    expect(unknown?.code).toBe(2);
    expect(unknown?.errors).toContain('«SITE-012»');
    expect(word?.errors).toContain('Did you mean "SITE-012"?');
  });
});
