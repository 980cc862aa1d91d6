import { describe, expect, test } from 'vitest';
import { valueAt } from '../../generator/core/document/value-at.ts';
import { applyOperation } from '../../generator/core/edit/apply-operation.ts';
import { SiteDocument } from '../../generator/core/site-document.ts';
import type { EditOperation } from '../../src/model/editor.ts';
import { readFixture } from '../support/workspace.ts';

const before = SiteDocument.read(await readFixture('sites/bicycle-workshop'));
const block = sectionWithWho(before.data);
const items = valueAt(before.data, [...block, 'items']);
const who = valueAt(before.data, [...block, 'who']);

/** The path of the first section whose steps say who does them. */
function sectionWithWho(data: unknown): (string | number)[] {
  const pages = [valueAt(data, ['pages'])].flat();
  const paths = pages.flatMap((page, index) =>
    [valueAt(page, ['sections'])].flat().map((_, nth) => ['pages', index, 'sections', nth]),
  );
  return paths.find((path) => valueAt(data, [...path, 'who']) !== undefined) ?? [];
}

function listsAfter(operation: EditOperation): unknown {
  const applied = applyOperation(before, operation);
  const { data } = applied.kind === 'applied' ? applied.document : before;
  expect(applied.kind).toBe('applied');
  return { items: valueAt(data, [...block, 'items']), who: valueAt(data, [...block, 'who']) };
}

const [step = '', second = '', ...steps] = [items].flat().map(String);
const [first = '', next = '', ...others] = [who].flat().map(String);
const list = [...block, 'items'];

describe('who does a step', () => {
  test('the fixture tells its steps apart', () => {
    expect(first).not.toBe(next);
    expect(steps.length).toBe(others.length);
  });

  test('is removed with the step', () => {
    expect(listsAfter({ kind: 'remove', path: [...list, 0] })).toEqual({
      items: [second, ...steps],
      who: [next, ...others],
    });
  });

  test('moves with the step', () => {
    expect(listsAfter({ kind: 'move', path: [...list, 0], to: 1 })).toEqual({
      items: [second, step, ...steps],
      who: [next, first, ...others],
    });
  });

  test('is copied with the step', () => {
    expect(listsAfter({ kind: 'duplicate', path: [...list, 0] })).toEqual({
      items: [step, step, second, ...steps],
      who: [first, first, next, ...others],
    });
  });

  test('is nobody in particular for a new step', () => {
    expect(listsAfter({ kind: 'insert', path: list, index: 1, to: 'Новый шаг.' })).toEqual({
      items: [step, 'Новый шаг.', second, ...steps],
      who: [first, 'other', next, ...others],
    });
  });
});
