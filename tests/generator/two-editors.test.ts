/** Two pages and a text editor on one file, in random order: what one has written is lost to no other. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { valueAt } from '../../generator/core/document/value-at.ts';
import { locateSiteFolder } from '../../generator/site-folder.ts';
import type { LatestDocument } from '../../generator/vite/live-site.ts';
import { SiteEditor } from '../../generator/vite/site-editor.ts';
import { examples } from '../support/usual-walks.ts';
import { createWorkspace, readFixture, replaceOnce } from '../support/workspace.ts';

/** Steps in all, a hundred in each run. */
const steps = Number(process.env.EDITORS_STEPS ?? examples(80, 200));
const stepsInRun = 100;
/** Milliseconds that a step may take on a busy machine. */
const stepLimitMs = 1500;

const step = fc.record({
  who: fc.constantFrom(0, 1, 2),
  isFresh: fc.boolean(),
  kind: fc.constantFrom('set', 'set', 'insert', 'remove', 'move', 'undo'),
  place: fc.nat(1000),
  to: fc.nat(1000),
});

type Step = typeof step extends fc.Arbitrary<infer Value> ? Value : never;

const sections = ['pages', 0, 'sections'] as const;

/** What a page knows of the file. */
interface View {
  readonly revision: string;
  readonly texts: readonly string[];
}

function textsOf(source: string): string[] {
  const { pages } = parse(source);
  return pages[0].sections.slice(1).map(({ text }: { text: string }) => text);
}

const wordsOf = (source: string) => (source.match(/w\d+/g) ?? []).toSorted();

async function play(plan: readonly Step[]): Promise<void> {
  const workspace = await createWorkspace();
  const first = Array.from({ length: 5 }, (_, index) => `      - kind: text\n        text: w${index}\n`).join(
    '',
  );
  const minimal = await readFixture('ok/minimal');
  await workspace.write('site.yaml', replaceOnce(minimal, 'header:\n', `${first}header:\n`));
  const editor = new SiteEditor(locateSiteFolder(workspace.folder, { SITE_FOLDER: '.' }));
  const file = () => workspace.read('site.yaml');
  let count = 100;
  const word = () => {
    count += 1;
    return `w${count}`;
  };
  const look = async (): Promise<View> => {
    const { body } = await editor.state();
    return { revision: String(Reflect.get(Object(body), 'revision')), texts: textsOf(await file()) };
  };
  const views = [await look(), await look()];
  let words = wordsOf(await file());
  let byHand: readonly string[] = [];
  for (const { who, isFresh, kind, place, to } of plan) {
    const view = views[who];
    if (view === undefined) {
      // The text editor saves what it has read in this very moment.
      const lines = (await file()).split('\n');
      const at = lines.indexOf('header:');
      const added = word();
      await workspace.write(
        'site.yaml',
        lines.toSpliced(at, 0, `      - kind: text\n        text: ${added}`).join('\n'),
      );
      words = [...words, added].toSorted();
      byHand = [...byHand, added];
      continue;
    }
    const { revision, texts } = isFresh ? await look() : view;
    const at = place % Math.max(1, texts.length);
    const from = texts[at];
    const path = [...sections, at + 1];
    const added = word();
    if (kind === 'undo') {
      const before = await file();
      const { status } = await editor.step('undo');
      const after = await file();
      // Taking back takes what was put in, and nothing else.
      expect(status === 200 || after === before).toBe(true);
      words = wordsOf(after);
      expect(words).toEqual(expect.arrayContaining([...byHand]));
      continue;
    }
    if (from === undefined) {
      continue;
    }
    const requests = {
      set: { operation: { kind, path: [...path, 'text'], to: `${from} ${added}` }, from },
      insert: { operation: { kind, path: sections, index: at + 1, to: { kind: 'text', text: added } } },
      remove: { operation: { kind, path }, from: { kind: 'text', text: from } },
      move: { operation: { kind, path, to: 1 + (to % texts.length) }, from: { kind: 'text', text: from } },
    } as const;
    const { status, body } = await editor.change({ revision, ...requests[kind] });
    const gained = status === 200 && (kind === 'set' || kind === 'insert') ? [added] : [];
    const gone = status === 200 && kind === 'remove' ? wordsOf(from) : [];
    byHand = byHand.filter((one) => !gone.includes(one));
    words = [...words.filter((one) => !gone.includes(one)), ...gained].toSorted();
    expect(wordsOf(await file()), JSON.stringify({ status, body, kind })).toEqual(words);
    expect([200, 409, 422]).toContain(status);
    views[who] = isFresh || status !== 200 ? await look() : { revision, texts };
  }
}

test(
  'no word is lost',
  async () => {
    const plan = fc.array(step, { minLength: stepsInRun, maxLength: stepsInRun });
    const numRuns = Math.ceil(steps / stepsInRun);
    await fc.assert(fc.asyncProperty(plan, play), { numRuns, endOnFailure: true });
  },
  steps * stepLimitMs,
);

test('what the editor has read and written is not read again by the server', async () => {
  const workspace = await createWorkspace();
  await workspace.write('site.yaml', await readFixture('ok/minimal'));
  const latest: LatestDocument = {};
  const editor = new SiteEditor(locateSiteFolder(workspace.folder, { SITE_FOLDER: '.' }), latest);
  const { body } = await editor.state();
  const read = latest.document;
  expect(read?.text).toBe(await workspace.read('site.yaml'));
  const operation = { kind: 'set', path: ['pages', 0, 'title'], to: 'Другой заголовок' };
  const from = valueAt(read?.data, operation.path);
  const revision = Reflect.get(Object(body), 'revision');
  expect(await editor.change({ revision, operation, from })).toMatchObject({ status: 200 });
  expect(latest.document?.text).toBe(await workspace.read('site.yaml'));
  expect(latest.document).not.toBe(read);
});
