import { describe, expect, test } from 'vitest';
import { calendarDate } from '../../generator/core/schema/scalars.ts';
import { SiteDocument } from '../../generator/core/site-document.ts';
import { securityFile } from '../../generator/publish/security-file.ts';
import { readFixture, replaceOnce } from '../support/workspace.ts';

const text = await readFixture('ok/security-contact');

function filesOf(source: string) {
  const { model, diagnostics } = SiteDocument.read(source, new Map());
  expect(diagnostics).toEqual([]);
  return model === undefined ? [] : securityFile(model);
}

describe('security.txt', () => {
  test('says whom to tell, until when, and where it stands', () => {
    expect(filesOf(text)).toEqual([
      {
        path: '.well-known/security.txt',
        content:
          'Contact: mailto:security@site.example\nExpires: 2027-06-30T00:00:00Z\nPreferred-Languages: ru\nCanonical: https://site.example/.well-known/security.txt\n',
        alsoAt: ['security.txt'],
      },
    ]);
  });

  test('may name a page', () => {
    const page = replaceOnce(text, 'security@site.example', 'https://site.example/security');
    expect(filesOf(page)[0]?.content).toContain('Contact: https://site.example/security\n');
  });

  test('is not there where nobody is named', async () => {
    expect(filesOf(await readFixture('ok/minimal'))).toEqual([]);
  });
});

test.for([
  ['2027-06-30', true],
  ['2028-02-29', true],
  ['2027-02-29', false],
  ['2027-02-31', false],
  ['2027-13-01', false],
  ['27-06-30', false],
  ['tomorrow', false],
] as const)('%s is a day: %s', ([date, isDay]) => {
  expect(calendarDate.safeParse(date).success).toBe(isDay);
});
