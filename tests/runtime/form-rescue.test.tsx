// @vitest-environment happy-dom
/** What the form says and offers when a message does not go, or when it does not know. */
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { describe, expect, test, vi } from 'vitest';
import { ContactFormView } from '../../src/form/contact-form.tsx';
import { messageText } from '../../src/form/message-text.ts';
import type { ContactForm } from '../../src/model/form.ts';
import { fillTemplate } from '../../src/ui/fill-template.ts';
import { phone, words } from '../support/example-site.ts';
import { inSite } from '../support/in-site.tsx';
import { questionForm } from '../support/question-form.ts';
import { nameField, parametersOf, phoneField, renderForm, wire } from '../support/rendered-form.tsx';

/** What a form asks for whose messages have a reference. */
const referenced: ContactForm = { ...questionForm, reference: true };

const submit = () => screen.getByRole<HTMLButtonElement>('button', { name: questionForm.submitLabel });
const copyButton = () => screen.getByRole<HTMLButtonElement>('button', { name: words.copyText });
const phoneLink = () => screen.queryByRole('link', { name: phone.display });
const trap = () => document.querySelector<HTMLInputElement>('[name="contact.website"]');

async function fillIn() {
  await userEvent.type(nameField(), 'Иван');
  await userEvent.type(phoneField(), '+375 29 000-00-01');
  await waitFor(() => expect(submit().disabled).toBe(false));
}

async function failToSend(form?: ContactForm) {
  wire.mockResolvedValueOnce(new Response('', { status: 500 }));
  renderForm(form);
  await fillIn();
  await userEvent.click(submit());
  await screen.findByText(questionForm.failureHelp);
}

const referenceLines = () =>
  [...document.body.textContent.matchAll(/Number: ([^ ]{6})/g)].map(([, one]) => one);

describe('a reference', () => {
  test('is short, easily read out, sent, shown after a failure, the same on a retry, and shown after success', async () => {
    await failToSend(referenced);
    const { reference } = parametersOf(0);
    expect(reference).toMatch(/^[2-9CDFGHJKMNPQRTVWXY]{2}-[2-9CDFGHJKMNPQRTVWXY]{3}$/);
    expect(referenceLines()).toEqual([reference]);
    await userEvent.click(submit());
    await screen.findByText(words.sentNext);
    expect(parametersOf(1).reference).toBe(reference);
    expect(referenceLines()).toEqual([reference]);
  });

  test('is the same on a retry after a reload, and another one for the next message', async () => {
    await failToSend(referenced);
    cleanup();
    renderForm(referenced);
    await waitFor(() => expect(submit().disabled).toBe(false));
    await userEvent.click(submit());
    await screen.findByText(words.sentNext);
    await fillIn();
    await userEvent.click(submit());
    await waitFor(() => expect(wire).toHaveBeenCalledTimes(3));
    const [first, again, next] = [0, 1, 2].map((call) => parametersOf(call).reference);
    expect(again).toBe(first);
    expect(next).not.toBe(first);
  });

  test('is neither sent nor shown where the form does not ask for it', async () => {
    await failToSend();
    expect(parametersOf(0)).not.toHaveProperty('reference');
    expect(referenceLines()).toEqual([]);
  });
});

describe('the field that only programs fill in', () => {
  test('is no part of the static form, has no tab stop, no name for screen readers and nothing to be filled in', () => {
    expect(renderToString(inSite(<ContactFormView form={questionForm} />))).not.toContain('contact.website');
    renderForm();
    expect(trap()?.closest('[inert]')).not.toBeNull();
    expect([trap()?.tabIndex, trap()?.autocomplete]).toEqual([-1, 'off']);
  });

  test('never drops a message in silence: the person sees the other ways, and sends all the same', async () => {
    renderForm();
    await fillIn();
    Object.assign(trap() ?? {}, { value: 'https://spam.example' });
    await userEvent.click(submit());
    const told = fillTemplate(words.sendingSuspected, { button: words.sendAnyway });
    expect(await screen.findByText(told)).toBeTruthy();
    expect(phoneLink()).toBeTruthy();
    expect(wire).not.toHaveBeenCalled();
    expect(nameField().value).toBe('Иван');
    await userEvent.click(screen.getByRole('button', { name: words.sendAnyway }));
    await screen.findByText(words.sentNext);
    expect(parametersOf(0)).toMatchObject({ name: 'Иван', source: questionForm.source });
    expect(Object.keys(parametersOf(0))).not.toContain('contact.website');
  });
});

describe('the least time in which a person fills in a form', () => {
  const slow: ContactForm = { ...questionForm, leastFillMs: 600_000 };

  test('asks whether there is one, and sends at the second press', async () => {
    renderForm(slow);
    await fillIn();
    await userEvent.click(submit());
    await userEvent.click(await screen.findByRole('button', { name: words.sendAnyway }));
    await screen.findByText(words.sentNext);
    expect(wire).toHaveBeenCalledTimes(1);
  });

  test('does not count where it has passed', async () => {
    const now = vi.spyOn(performance, 'now');
    renderForm(slow);
    await fillIn();
    now.mockReturnValue(performance.now() + slow.leastFillMs);
    await userEvent.click(submit());
    await screen.findByText(words.sentNext);
  });

  test('does not count for what was typed before', async () => {
    sessionStorage.setItem('contact-form-draft', JSON.stringify({ name: 'Иван', phone: '+375290000001' }));
    renderForm(slow);
    await waitFor(() => expect(submit().disabled).toBe(false));
    await userEvent.click(submit());
    await screen.findByText(words.sentNext);
  });
});

describe('without a connection', () => {
  function setOnline(isOnline: boolean) {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);
    act(() => {
      window.dispatchEvent(new Event(isOnline ? 'online' : 'offline'));
    });
  }

  test('the form says so before anything is sent, as soon as it is used, and no longer than it lasts', async () => {
    setOnline(false);
    renderForm();
    expect(screen.queryByText(words.offline)).toBeNull();
    await userEvent.click(nameField());
    expect(await screen.findByText(words.offline)).toBeTruthy();
    expect(phoneLink()).toBeTruthy();
    setOnline(true);
    expect(screen.queryByText(words.offline)).toBeNull();
    expect(phoneLink()).toBeNull();
  });

  test('a try fails at once, what was typed stays, and goes when the connection is back', async () => {
    renderForm();
    await fillIn();
    setOnline(false);
    wire.mockRejectedValueOnce(new TypeError('Failed to fetch'));
    await userEvent.click(submit());
    expect(await screen.findByText(questionForm.failureMessage)).toBeTruthy();
    expect(screen.getByText(words.offline)).toBeTruthy();
    expect(screen.queryByText(questionForm.failureHelp)).toBeNull();
    expect(nameField().value).toBe('Иван');
    setOnline(true);
    expect(await screen.findByText(questionForm.failureHelp)).toBeTruthy();
    await userEvent.click(submit());
    await screen.findByText(words.sentNext);
  });
});

describe('the text of a message that has not gone', () => {
  const expected = 'Имя: Иван\nТелефон: +375 29 000-00-01';

  test('is copied at a press', async () => {
    await failToSend();
    const write = vi.fn(async (_text: string) => {});
    vi.stubGlobal('navigator', { onLine: true, clipboard: { writeText: write } });
    await userEvent.click(copyButton());
    expect(await screen.findByRole('button', { name: words.textCopied })).toBeTruthy();
    expect(write.mock.calls).toEqual([[expected]]);
  });

  test('stands selected in a field where the clipboard is closed', async () => {
    await failToSend(referenced);
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(
      new DOMException('denied', 'NotAllowedError'),
    );
    await userEvent.click(copyButton());
    const field = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: words.copyByHand });
    expect(field.value).toBe(`${expected}\nNumber: ${parametersOf(0).reference}`);
    await waitFor(() => expect(document.activeElement).toBe(field));
    expect([field.selectionStart, field.selectionEnd]).toEqual([0, field.value.length]);
  });

  test('is not offered where nothing was typed', () => {
    localStorage.setItem('contact-form-sending', JSON.stringify({ document: 1, at: Date.now() }));
    renderForm();
    expect(phoneLink()).toBeTruthy();
    expect(screen.queryByRole('button', { name: words.copyText })).toBeNull();
  });

  test('names every field, and shows of a list what is read in it', () => {
    const text = messageText(
      [
        {
          kind: 'select',
          name: 'job',
          label: 'What is it about?',
          emptyLabel: 'Choose',
          options: [{ value: 'a', label: 'Tune-up' }],
        },
        { kind: 'checkbox', name: 'agree', label: ['I agree'] },
        { kind: 'textarea', name: 'more', label: 'More', rows: 4 },
        { kind: 'text', name: 'empty', label: 'Empty' },
      ],
      { job: 'a', agree: true, more: ' One\nTwo ', empty: ' ' },
    );
    expect(text).toBe('What is it about? Tune-up\nMore: One\nTwo');
  });
});

describe('a message that was on its way when the page was left', () => {
  const note = (changes: object = {}) =>
    localStorage.setItem('contact-form-sending', JSON.stringify({ document: 1, at: Date.now(), ...changes }));

  test('is noted while it is on its way, and not after', async () => {
    let answer = (_response: Response) => {};
    wire.mockReturnValueOnce(
      new Promise((resolve) => {
        answer = resolve;
      }),
    );
    renderForm();
    await fillIn();
    await userEvent.click(submit());
    await waitFor(() => expect(localStorage.getItem('contact-form-sending')).not.toBeNull());
    expect(localStorage.getItem('contact-form-sending')).not.toContain('Иван');
    answer(new Response('OK'));
    await screen.findByText(words.sentNext);
    expect(localStorage.length).toBe(0);
  });

  test('stays noted where the browser breaks it off just before the page is left', async () => {
    await failToSend();
    expect(localStorage.length).toBe(1);
    await waitFor(() => expect(localStorage.length).toBe(0));
  });

  test('is told on return, once, with the other ways; its text and its reference are there', async () => {
    note({ reference: 'K7-4MQ' });
    sessionStorage.setItem('contact-form-draft', JSON.stringify({ name: 'Иван', phone: '+375290000001' }));
    renderForm(referenced);
    expect(await screen.findByText(words.sendingInterrupted, { selector: '.contact-form p' })).toBeTruthy();
    expect(referenceLines()).toEqual(['K7-4MQ']);
    expect(phoneLink()).toBeTruthy();
    expect(copyButton()).toBeTruthy();
    expect(localStorage.length).toBe(0);
    await waitFor(() => expect(submit().disabled).toBe(false));
    await userEvent.click(submit());
    await screen.findByText(words.sentNext);
    expect(screen.queryByText(words.sendingInterrupted, { selector: '.contact-form p' })).toBeNull();
    expect(parametersOf(0).reference).toBe('K7-4MQ');
  });

  test('is told over the page where the form is out of sight', async () => {
    note();
    vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 5000, 100, 100));
    renderForm();
    expect(await screen.findByText(words.sendingInterrupted, { selector: '.submit-notice' })).toBeTruthy();
  });

  test.each([
    ['of this page', { document: performance.timeOrigin }],
    ['of last week', { at: Date.now() - 7 * 24 * 60 * 60 * 1000 }],
    ['of another release', { at: 'yesterday' }],
  ])('is nothing to tell where it is %s', async (_, changes) => {
    note(changes);
    renderForm();
    await act(async () => {});
    expect(phoneLink()).toBeNull();
  });
});
