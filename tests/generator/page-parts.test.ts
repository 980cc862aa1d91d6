import { expect, test } from 'vitest';
import { SiteDocument } from '../../generator/core/site-document.ts';
import { readFixture, replaceOnce } from '../support/workspace.ts';

const sections = `      - kind: contents
        title: На этой странице
      - kind: text
        title: Кому
        text: Всем.
      - kind: steps
        title: Как
        items: [Раз., Два.]
        who: [us, other]
      - kind: call-to-action
        title: Спросите
      - kind: text
        title: Потом
        text: После.
header:
`;

test('contents list the titled parts behind them, up to the first section that is none', async () => {
  const text = replaceOnce(await readFixture('ok/minimal'), 'header:\n', sections);
  const [, contents, , steps] = SiteDocument.read(text, new Map()).model?.pages[0]?.sections ?? [];
  expect(contents).toMatchObject({
    parts: [
      { id: 'text', label: 'Кому', link: { kind: 'page', path: '/', hash: 'text' } },
      { id: 'steps', label: 'Как', link: { kind: 'page', path: '/', hash: 'steps' } },
    ],
  });
  expect(steps).toMatchObject({ items: [{ who: 'us' }, {}] });
});
