// @vitest-environment happy-dom
import { afterEach, describe, expect, test } from 'vitest';
import { hasInput, isDraftOf, readDraft, saveTypedValues, writeDraft } from '../../src/ui/form-draft.ts';

afterEach(() => {
  sessionStorage.clear();
  document.body.replaceChildren();
});

/** A form as the server wrote it, with what somebody has typed. */
function staticForm(name: string, agrees = false) {
  document.body.innerHTML =
    '<form><input name="name"><textarea name="question"></textarea><select name="kind"><option value=""></option>' +
    '</select><input type="checkbox" name="agrees"><input type="search"></form>';
  const control = (selector: string) => document.querySelector<HTMLInputElement>(selector);
  Object.assign(control('[name="name"]') ?? {}, { value: name });
  Object.assign(control('[name="agrees"]') ?? {}, { checked: agrees });
  Object.assign(control('[type="search"]') ?? {}, { value: 'nobody sends this' });
  return document.body;
}

describe('what stands in a form without code', () => {
  test('is kept, and nothing else', () => {
    saveTypedValues(staticForm('Anna', true));
    expect(readDraft()).toEqual({ name: 'Anna', agrees: true });
  });

  test('takes nothing of an older draft away but what was written anew', () => {
    writeDraft({ name: 'Ann', question: 'How long?' });
    saveTypedValues(staticForm('Anna'));
    expect(readDraft()).toEqual({ name: 'Anna', question: 'How long?' });
  });

  test('is no draft where it is nothing', () => {
    expect(hasInput(staticForm(''))).toBe(false);
    expect(hasInput(staticForm('A'))).toBe(true);
    saveTypedValues(staticForm(''));
    expect(sessionStorage.length).toBe(0);
  });
});

test('a draft is one of a message where it says nothing else', () => {
  const values = { name: 'Anna', question: 'How long?' };
  expect(isDraftOf(values)).toBe(true);
  writeDraft(values);
  expect(isDraftOf(values)).toBe(true);
  writeDraft({ ...values, question: 'How long? And when?' });
  expect(isDraftOf(values)).toBe(false);
});
