// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { ContactFormView } from '../../src/form/contact-form.tsx';
import { openNoticeRegion } from '../../src/form/submit-notice.ts';
import type { ContactForm } from '../../src/model/form.ts';
import { phone, words } from '../support/example-site.ts';
import { inSite } from '../support/in-site.tsx';
import { questionForm } from '../support/question-form.ts';
import {
  holdAnswer,
  logged,
  nameField,
  parametersOf,
  phoneField,
  renderForm,
  wire,
} from '../support/rendered-form.tsx';

const emailDescription: ContactForm['fields'][number] = {
  kind: 'email',
  name: 'email',
  label: 'Почта',
  addressMessage: words.invalidEmail,
};
const withEmail: ContactForm = { ...questionForm, fields: [emailDescription] };
const emailField = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Почта' });
const questionField = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Вопрос' });
const button = () =>
  screen.getByRole<HTMLButtonElement>('button', { name: /^(?:Отправить|Отправляем|Send it all the same)$/ });
const formElement = () => screen.getByRole<HTMLFormElement>('form', { name: 'Остались вопросы?' });

async function fillIn() {
  await userEvent.type(nameField(), 'Иван');
  await userEvent.type(phoneField(), '+375 29 000-00-01');
  await userEvent.type(questionField(), 'Сколько стоит?');
  await waitFor(() => expect(button().disabled).toBe(false));
}

/** A page with the static form, on which something may happen before the code comes. */
function staticPage() {
  const page = document.createElement('div');
  page.innerHTML = renderToString(inSite(<ContactFormView form={questionForm} />));
  document.body.append(page);
  return page;
}

describe('the static form', () => {
  test('is complete, disabled and without inline styles', () => {
    const html = renderToString(inSite(<ContactFormView form={questionForm} />));
    for (const text of [
      'Остались вопросы?',
      'Заполните форму',
      'Имя',
      'Телефон',
      'Вопрос',
      'С кодом страны',
    ]) {
      expect(html).toContain(text);
    }
    expect(html).toMatch(/<button[^>]* disabled=""/);
    // HTML allows one of the two.
    expect(html).not.toContain('aria-disabled');
    expect(html).toContain('autoComplete="tel"');
    expect(html).not.toContain('style=');
  });

  test('keeps what was typed before the code came, and counts it as input', async () => {
    const container = staticPage();
    nameField().value = 'Иван';
    phoneField().value = '+375290000001';
    phoneField().focus();
    render(<StrictMode>{inSite(<ContactFormView form={questionForm} />)}</StrictMode>, {
      container,
      hydrate: true,
    });
    expect(nameField().value).toBe('Иван');
    expect(phoneField().value).toBe('+375290000001');
    expect(document.activeElement).toBe(phoneField());
    await waitFor(() => expect(button().disabled).toBe(false));
    // A reload would lose it else: nobody has told the form of a change.
    expect(JSON.parse(sessionStorage.getItem('contact-form-draft') ?? '{}')).toMatchObject({ name: 'Иван' });
    await userEvent.click(button());
    await waitFor(() => expect(wire).toHaveBeenCalledTimes(1));
    expect(parametersOf(0)).toMatchObject({ name: 'Иван', phone: '+375290000001' });
    await screen.findByText('✅ Данные успешно отправлены!');
    expect(logged).not.toHaveBeenCalled();
  });
});

describe('the mail library', () => {
  afterEach(() => {
    vi.doUnmock('@emailjs/browser');
  });

  test('is fetched as soon as the form can be used, and said nothing of if it does not come', async () => {
    const factory = vi.fn(() => {
      throw new Error('no network');
    });
    vi.doMock('@emailjs/browser', factory);
    renderToString(inSite(<ContactFormView form={questionForm} />));
    await act(async () => {});
    expect(factory).not.toHaveBeenCalled();
    renderForm();
    await waitFor(() => expect(factory).toHaveBeenCalled());
    expect(logged).not.toHaveBeenCalled();
  });
});

describe('the submit button', () => {
  test('is enabled only when the form is valid', async () => {
    renderForm();
    expect(button().disabled).toBe(true);
    await userEvent.type(nameField(), 'Иван');
    expect(button().disabled).toBe(true);
    await userEvent.type(phoneField(), '+375290000001');
    await waitFor(() => expect(button().disabled).toBe(false));
    await userEvent.clear(nameField());
    await waitFor(() => expect(button().disabled).toBe(true));
  });

  test('waits for a touch where every field may stay empty', async () => {
    renderForm({
      ...questionForm,
      fields: [{ kind: 'textarea', name: 'question', label: 'Вопрос', rows: 4 }],
    });
    await act(async () => {});
    expect(button().disabled).toBe(true);
    await userEvent.click(questionField());
    await userEvent.tab();
    await waitFor(() => expect(button().disabled).toBe(false));
  });

  test('counts what the browser fills in by itself', async () => {
    renderForm();
    fireEvent.change(nameField(), { target: { value: 'Иван' } });
    fireEvent.change(phoneField(), { target: { value: '+375290000001' } });
    await waitFor(() => expect(button().disabled).toBe(false));
  });

  test('counts what the browser fills in without telling', async () => {
    renderForm();
    nameField().value = 'Иван';
    phoneField().value = '+375290000001';
    fireEvent.animationStart(phoneField(), { animationName: 'form-autofill' });
    await waitFor(() => expect(button().disabled).toBe(false));
  });
});

describe('a problem', () => {
  test('is shown once its field has been touched, tied to it', async () => {
    renderForm();
    await userEvent.click(nameField());
    expect(screen.queryByText('Введите имя')).toBeNull();
    await userEvent.tab();
    const problem = await screen.findByText('Введите имя');
    expect(nameField().getAttribute('aria-invalid')).toBe('true');
    expect(nameField().getAttribute('aria-describedby')).toBe(problem.id);
    expect(problem.getAttribute('aria-live')).toBe('polite');
    expect(screen.queryByText('Введите телефон')).toBeNull();
    await userEvent.tab();
    const describedBy = (await screen.findByText('Введите телефон')).id;
    expect(phoneField().getAttribute('aria-describedby')?.split(' ')).toContain(describedBy);
  });

  test('leaves when it is fixed', async () => {
    renderForm();
    await userEvent.click(nameField());
    await userEvent.tab();
    await screen.findByText('Введите имя');
    await userEvent.type(nameField(), 'И');
    await waitFor(() => expect(screen.queryByText('Введите имя')).toBeNull());
    expect(nameField().getAttribute('aria-invalid')).toBe('false');
  });

  test('does not come from an event that skips the disabled button', async () => {
    renderForm();
    await act(async () => {
      fireEvent.submit(formElement());
    });
    expect(screen.queryByText('Введите имя')).toBeNull();
    expect(wire).not.toHaveBeenCalled();
  });

  test.each(['+375 (29) 000-00-01', '80290000001', '1234567'])(
    'is not found in the phone %s',
    async (value) => {
      renderForm();
      await userEvent.type(phoneField(), value);
      await userEvent.tab();
      await waitFor(() => expect(phoneField().getAttribute('aria-invalid')).toBe('false'));
      expect(screen.queryByText('Проверьте номер')).toBeNull();
    },
  );

  test.each(['12345', 'позвоните', '+1234567890123456'])('is found in the phone %s', async (value) => {
    renderForm();
    await userEvent.type(phoneField(), value);
    await userEvent.tab();
    expect(await screen.findByText('Проверьте номер')).toBeTruthy();
  });

  test.each([
    'anna',
    'anna@',
    '@example.com',
    'anna@example',
    'anna@example..com',
    'a@b.com, c@d.com',
    'a b@c.de',
  ])('is found in the address %s', async (value) => {
    renderForm(withEmail);
    await userEvent.type(emailField(), value);
    await userEvent.tab();
    expect(await screen.findByText(words.invalidEmail)).toBeTruthy();
    expect(emailField().getAttribute('aria-invalid')).toBe('true');
  });

  test.each(['anna@example.com', 'anna.b+c@mail.example.co.uk', 'анна@почта.рф', ' anna@example.com '])(
    'is not found in the address %s',
    async (value) => {
      renderForm(withEmail);
      await userEvent.type(emailField(), value);
      await userEvent.tab();
      await waitFor(() => expect(button().disabled).toBe(false));
      expect(screen.queryByText(words.invalidEmail)).toBeNull();
    },
  );

  test('is told in the words of the file where its own rule finds it first', async () => {
    const pattern = { source: '.*@example\\.com', message: 'Только example.com' };
    renderForm({ ...questionForm, fields: [{ ...emailDescription, pattern }] });
    await userEvent.type(emailField(), 'anna@example.org');
    await userEvent.tab();
    expect(await screen.findByText('Только example.com')).toBeTruthy();
  });

  test('is a name of spaces', async () => {
    renderForm();
    await userEvent.type(nameField(), '   ');
    await userEvent.tab();
    expect(await screen.findByText('Введите имя')).toBeTruthy();
  });
});

describe('a sending', () => {
  test('sends every field with the source, then empties the form and says so', async () => {
    renderForm();
    await fillIn();
    await userEvent.click(button());
    const notice = await screen.findByText('✅ Данные успешно отправлены!');
    expect(notice.closest('[role="status"]')).not.toBeNull();
    expect(wire).toHaveBeenCalledTimes(1);
    expect(parametersOf(0)).toEqual({
      name: 'Иван',
      phone: '+375 29 000-00-01',
      question: 'Сколько стоит?',
      email: '',
      source: 'Форма на главной странице',
      'g-recaptcha-response': '',
    });
    expect([nameField().value, phoneField().value, questionField().value]).toEqual(['', '', '']);
    await waitFor(() => expect(button().disabled).toBe(true));
    expect(sessionStorage.length).toBe(0);
    await waitFor(() => expect(screen.queryByText('✅ Данные успешно отправлены!')).toBeNull());
    // The notice leaves, what happens next stays until another message is begun.
    const next = await screen.findByText(words.sentNext);
    expect(next.closest('[aria-live="polite"]')).not.toBeNull();
    expect(screen.queryByRole('link', { name: phone.display })).toBeNull();
    await userEvent.type(nameField(), 'И');
    expect(screen.queryByText(words.sentNext)).toBeNull();
  });

  test('shows that it is under way, and leaves the text as it is', async () => {
    const answer = holdAnswer(200);
    renderForm();
    await fillIn();
    await userEvent.click(button());
    expect(await screen.findByRole('button', { name: 'Отправляем' })).toBeTruthy();
    expect(nameField().readOnly).toBe(true);
    await act(async () => answer());
    expect(await screen.findByRole('button', { name: 'Отправить' })).toBeTruthy();
  });

  test('is one request for two submit events in one tick, a double press, and Enter with a press', async () => {
    const answer = holdAnswer(200);
    renderForm();
    await fillIn();
    act(() => {
      fireEvent.submit(formElement());
      fireEvent.submit(formElement());
    });
    await userEvent.dblClick(button());
    await userEvent.type(nameField(), '{Enter}');
    await userEvent.click(button());
    await waitFor(() => expect(wire).toHaveBeenCalledTimes(1));
    await act(async () => answer());
    await screen.findByText('✅ Данные успешно отправлены!');
    expect(wire).toHaveBeenCalledTimes(1);
  });

  test('leaves boxes and lists as they are too, and the focus where it is', async () => {
    const answer = holdAnswer(500);
    renderForm({
      ...questionForm,
      fields: [
        { kind: 'checkbox', name: 'agree', label: ['Согласен'], requiredMessage: 'Нужно согласие' },
        {
          kind: 'select',
          name: 'topic',
          label: 'Тема',
          emptyLabel: 'Выберите',
          options: [
            { value: 'chip', label: 'Чип-карта' },
            { value: 'adr', label: 'ADR' },
          ],
        },
      ],
    });
    const box = screen.getByRole<HTMLInputElement>('checkbox');
    const list = screen.getByRole<HTMLSelectElement>('combobox');
    await userEvent.click(box);
    await userEvent.selectOptions(list, 'ADR');
    await userEvent.click(button());
    await screen.findByRole('button', { name: 'Отправляем' });

    await userEvent.click(box);
    expect(document.activeElement).toBe(box);
    await userEvent.click(screen.getByText('Согласен'));
    await userEvent.selectOptions(list, 'Чип-карта');
    expect([box.checked, list.value]).toEqual([true, 'adr']);
    expect([...list.options].some((option) => !option.disabled)).toBe(false);
    expect([box, list].map((control) => control.getAttribute('aria-disabled'))).toEqual(['true', 'true']);

    await act(async () => answer());
    await screen.findByText('❌ Произошла ошибка при отправке');
    await screen.findByText(questionForm.failureHelp);
    expect([box.checked, list.value]).toEqual([true, 'adr']);
    expect(button().disabled).toBe(false);
    expect(sessionStorage.getItem('contact-form-draft')).toContain('"agree":true');
    await userEvent.click(box);
    await userEvent.selectOptions(list, 'Чип-карта');
    expect([box.checked, list.value]).toEqual([false, 'chip']);
    await waitFor(() => expect(button().disabled).toBe(true));
  });

  test('takes fields of every kind along', async () => {
    renderForm({
      ...questionForm,
      fields: [
        {
          kind: 'select',
          name: 'topic',
          label: 'Тема',
          emptyLabel: 'Выберите',
          requiredMessage: 'Выберите тему',
          options: [
            { value: 'chip', label: 'Чип-карта' },
            { value: 'adr', label: 'ADR' },
          ],
        },
        emailDescription,
        { kind: 'checkbox', name: 'agree', label: ['Согласен'], requiredMessage: 'Нужно согласие' },
      ],
    });
    await userEvent.click(screen.getByRole('checkbox'));
    await userEvent.click(screen.getByRole('checkbox'));
    await userEvent.tab();
    expect(await screen.findByText('Нужно согласие')).toBeTruthy();
    await userEvent.click(screen.getByRole('checkbox'));
    expect(button().disabled).toBe(true);
    await userEvent.selectOptions(screen.getByRole('combobox'), 'ADR');
    await userEvent.type(screen.getByRole('textbox', { name: 'Почта' }), 'a@example.org');
    await waitFor(() => expect(button().disabled).toBe(false));
    await userEvent.click(button());
    await waitFor(() => expect(wire).toHaveBeenCalledTimes(1));
    expect(parametersOf(0)).toMatchObject({ topic: 'adr', email: 'a@example.org', agree: true });
    await waitFor(() => expect(screen.getByRole<HTMLInputElement>('checkbox').checked).toBe(false));
  });
});

describe('a box whose label has a link', () => {
  const label: ContactForm['fields'][number] = {
    kind: 'checkbox',
    name: 'consent',
    label: [
      'Согласен с ',
      { kind: 'link', link: { kind: 'page', path: '/wheels' }, children: ['политикой'] },
    ],
    requiredMessage: 'Нужно согласие',
  };

  test('is named by all of it, and the link is a link', () => {
    renderForm({ ...questionForm, fields: [label] });
    const box = screen.getByRole<HTMLInputElement>('checkbox', { name: 'Согласен с политикой' });
    const link = screen.getByRole('link', { name: 'политикой' });
    expect(link.getAttribute('href')).toBe('/wheels');
    expect(link.closest('label')?.htmlFor).toBe(box.id);
  });

  test('keeps the button disabled until it is ticked', async () => {
    renderForm({ ...questionForm, fields: [...questionForm.fields, label] });
    await userEvent.type(nameField(), 'Иван');
    await userEvent.type(phoneField(), '+375 29 000-00-01');
    expect(button().disabled).toBe(true);
    await userEvent.click(screen.getByText(/^Согласен/));
    await waitFor(() => expect(button().disabled).toBe(false));
  });
});

describe('a failed sending', () => {
  const answerWith = (status: number) => () => wire.mockResolvedValueOnce(new Response(null, { status }));
  const failures: readonly [string, () => unknown, Partial<ContactForm['delivery']>][] = [
    ['202', answerWith(202), {}],
    ['204', answerWith(204), {}],
    ['403', answerWith(403), {}],
    ['429', answerWith(429), {}],
    ['451', answerWith(451), {}],
    ['500', answerWith(500), {}],
    ['no network', () => wire.mockRejectedValueOnce(new TypeError('Failed to fetch')), {}],
    ['the time limit', () => holdAnswer(500), { timeLimitMs: 20 }],
    ['a missing id', () => undefined, { templateId: '' }],
  ];

  test.each(failures)('by %s is logged and told, and loses nothing', async (_, answer, delivery) => {
    answer();
    renderForm({ ...questionForm, delivery: { ...questionForm.delivery, ...delivery } });
    await fillIn();
    const shown = vi.spyOn(HTMLElement.prototype, 'scrollIntoView');
    await userEvent.click(button());
    expect(await screen.findByText('❌ Произошла ошибка при отправке')).toBeTruthy();
    expect(logged).toHaveBeenCalledTimes(1);
    expect([nameField().value, phoneField().value, questionField().value]).toEqual([
      'Иван',
      '+375 29 000-00-01',
      'Сколько стоит?',
    ]);
    const help = delivery.timeLimitMs ? words.sendingUnconfirmed : questionForm.failureHelp;
    expect(await screen.findByText(help)).toBeTruthy();
    // It stands below what was pressed, where the window may end.
    await waitFor(() => expect(shown.mock.contexts).toEqual([screen.getByText(help).parentElement]));
    expect(screen.getByRole('link', { name: phone.display }).getAttribute('href')).toBe(phone.href);
    expect(screen.getByRole('link', { name: /Telegram/ })).toBeTruthy();
    await waitFor(() => expect(screen.queryByText('❌ Произошла ошибка при отправке')).toBeNull());
    expect(screen.getByText(help)).toBeTruthy();
    expect(button().disabled).toBe(false);
  });

  test('can be tried again, and its line stays until then', async () => {
    wire.mockRejectedValueOnce(new TypeError('Failed to fetch'));
    renderForm();
    await fillIn();
    await userEvent.click(button());
    await screen.findByText('Позвоните или напишите нам:');
    const answer = holdAnswer(200);
    await userEvent.click(button());
    await waitFor(() => expect(screen.queryByText('Позвоните или напишите нам:')).toBeNull());
    await act(async () => answer());
    expect(await screen.findByText('✅ Данные успешно отправлены!')).toBeTruthy();
    expect(wire).toHaveBeenCalledTimes(2);
  });
});

test('a message that may have arrived is not to be sent again', async () => {
  holdAnswer(500);
  renderForm({ ...questionForm, delivery: { ...questionForm.delivery, timeLimitMs: 20 } });
  await fillIn();
  await userEvent.click(button());
  expect(await screen.findByText('❌ Произошла ошибка при отправке')).toBeTruthy();
  expect(await screen.findByText(words.sendingUnconfirmed)).toBeTruthy();
  expect(screen.queryByText('Позвоните или напишите нам:')).toBeNull();
  expect(screen.getByRole('link', { name: phone.display })).toBeTruthy();
  expect(nameField().value).toBe('Иван');
  await waitFor(() => expect(wire).toHaveBeenCalledTimes(1));
});

/**
 * Sends a message that the service takes too long for, and waits until that has been told: only then is it asked
 * what came late. What it returns lets the answer come.
 */
async function sendPastTheLimit(): Promise<() => void> {
  const answer = holdAnswer(200);
  renderForm({ ...questionForm, delivery: { ...questionForm.delivery, timeLimitMs: 20 } });
  await fillIn();
  await userEvent.click(button());
  expect(await screen.findByText(questionForm.failureMessage)).toBeTruthy();
  await waitFor(() => expect(screen.queryByText(questionForm.failureMessage)).toBeNull());
  expect(await screen.findByText(words.sendingUnconfirmed)).toBeTruthy();
  return answer;
}

test('a message that has arrived late is told, and forgotten', async () => {
  const answer = await sendPastTheLimit();
  await act(async () => answer());
  expect(await screen.findByText(words.sentLate, { selector: '.submit-notice' })).toBeTruthy();
  expect(await screen.findByText(words.sentLate, { selector: '.contact-form p' })).toBeTruthy();
  expect(screen.queryByText(words.sendingUnconfirmed)).toBeNull();
  expect(nameField().value).toBe('');
  expect(sessionStorage.length).toBe(0);
});

test('a message that has arrived late does not take along what was written since', async () => {
  const answer = await sendPastTheLimit();
  await userEvent.type(questionField(), ' И когда?');
  await act(async () => answer());
  await waitFor(() => expect(screen.queryByText(words.sendingUnconfirmed)).toBeNull());
  expect(questionField().value).toBe('Сколько стоит? И когда?');
  cleanup();
  renderForm();
  await waitFor(() => expect(questionField().value).toBe('Сколько стоит? И когда?'));
});

test('a form that has been sent is as nobody had touched it', async () => {
  renderForm();
  await fillIn();
  await userEvent.click(button());
  await waitFor(() => expect(nameField().value).toBe(''));
  await waitFor(() => expect(button().disabled).toBe(true));
  await userEvent.type(nameField(), 'И{Backspace}');
  expect(screen.queryByRole('alert')).toBeNull();
  expect(nameField().getAttribute('aria-invalid')).not.toBe('true');
  await userEvent.tab();
  await waitFor(() => expect(nameField().getAttribute('aria-invalid')).toBe('true'));
});

test('the focus stays in the form when its button goes off', async () => {
  renderForm();
  await fillIn();
  button().focus();
  await userEvent.keyboard('{Enter}');
  expect(await screen.findByText('✅ Данные успешно отправлены!')).toBeTruthy();
  await waitFor(() => expect(button().disabled).toBe(true));
  expect(document.activeElement).toBe(formElement());
});

test('a late answer takes the place of the notice that it contradicts, also where no form is', async () => {
  const answer = holdAnswer(200);
  renderForm({ ...questionForm, delivery: { ...questionForm.delivery, timeLimitMs: 1000 } });
  await fillIn();
  await userEvent.click(button());
  await waitFor(() => expect(wire).toHaveBeenCalledTimes(1));
  cleanup();
  const notice = await screen.findByText(questionForm.failureMessage);
  answer();
  await waitFor(() => expect(notice.textContent).toBe(words.sentLate));
  expect(notice.className).toContain('submit-notice--success');
  expect(document.querySelectorAll('.submit-notice')).toHaveLength(1);
  expect(sessionStorage.length).toBe(0);
});

test('a late answer is told on another page also where the form has said that nobody knows', async () => {
  const answer = await sendPastTheLimit();
  cleanup();
  answer();
  const notice = await screen.findByText(words.sentLate);
  expect(notice.className).toContain('submit-notice');
  renderForm();
  await act(async () => {});
  expect(nameField().value).toBe('');
});

test('a form that comes back before the late answer still says that nobody knows, and is corrected', async () => {
  const answer = await sendPastTheLimit();
  cleanup();
  // Another page is shown meanwhile.
  await act(async () => {});
  renderForm();
  expect(await screen.findByText(words.sendingUnconfirmed)).toBeTruthy();
  expect(screen.queryByText(questionForm.failureMessage)).toBeNull();
  await act(async () => answer());
  expect(await screen.findByText(words.sentLate, { selector: '.contact-form p' })).toBeTruthy();
  expect(nameField().value).toBe('');
});

test('a late refusal says what is known now, without a second notice', async () => {
  const answer = holdAnswer(500);
  renderForm({ ...questionForm, delivery: { ...questionForm.delivery, timeLimitMs: 20 } });
  await fillIn();
  await userEvent.click(button());
  await screen.findByText(words.sendingUnconfirmed);
  await waitFor(() => expect(screen.queryByText(questionForm.failureMessage)).toBeNull());
  await act(async () => answer());
  expect(await screen.findByText(questionForm.failureHelp)).toBeTruthy();
  expect(screen.queryByText(words.sendingUnconfirmed)).toBeNull();
  expect(screen.queryByText(questionForm.failureMessage)).toBeNull();
  expect(nameField().value).toBe('Иван');
});

describe('a sending that another page interrupts', () => {
  async function sendAndLeave() {
    renderForm();
    await fillIn();
    await userEvent.click(button());
    await waitFor(() => expect(wire).toHaveBeenCalledTimes(1));
    cleanup();
  }

  test('goes on in the form that is found on the way back', async () => {
    const answer = holdAnswer(200);
    await sendAndLeave();
    renderForm();
    expect(await screen.findByRole('button', { name: 'Отправляем' })).toBeTruthy();
    expect(nameField().value).toBe('Иван');
    expect(nameField().readOnly).toBe(true);
    await userEvent.click(button());
    fireEvent.submit(formElement());
    await act(async () => answer());
    expect(await screen.findByText('✅ Данные успешно отправлены!')).toBeTruthy();
    expect([nameField().value, phoneField().value, questionField().value]).toEqual(['', '', '']);
    expect(sessionStorage.length).toBe(0);
    expect(wire).toHaveBeenCalledTimes(1);
  });

  test('is told where no form is if it has gone meanwhile, once', async () => {
    const answer = holdAnswer(200);
    await sendAndLeave();
    answer();
    const notice = await screen.findByText('✅ Данные успешно отправлены!');
    expect(notice.parentElement?.getAttribute('role')).toBe('status');
    expect(notice.parentElement?.parentElement).toBe(document.body);
    expect(sessionStorage.length).toBe(0);
    renderForm();
    await act(async () => {});
    expect(screen.getAllByText('✅ Данные успешно отправлены!')).toEqual([notice]);
    expect(screen.getByRole('button', { name: 'Отправить' })).toBeTruthy();
  });

  test('is told for longer to somebody who is not looking for it', async () => {
    const answer = holdAnswer(200);
    await sendAndLeave();
    vi.useFakeTimers();
    answer();
    // Its time begins when it has been drawn.
    await act(() => vi.advanceTimersByTimeAsync(100));
    await act(() => vi.advanceTimersByTimeAsync(7000));
    expect(screen.getByText('✅ Данные успешно отправлены!').className).toContain('--visible');
    await act(() => vi.advanceTimersByTimeAsync(2000));
    expect(document.body.textContent).toBe('');
    expect(document.querySelector('[role="status"]')).toBeNull();
  });

  test('is told at once and on the way back if it has failed meanwhile, and can be tried again', async () => {
    const answer = holdAnswer(500);
    await sendAndLeave();
    answer();
    expect(await screen.findByText(questionForm.failureMessage)).toBeTruthy();
    expect(logged).toHaveBeenCalledTimes(1);
    renderForm();
    expect(await screen.findByText('Позвоните или напишите нам:')).toBeTruthy();
    expect(nameField().value).toBe('Иван');
    expect(logged).toHaveBeenCalledTimes(1);
    await waitFor(() => expect(button().disabled).toBe(false));
    await userEvent.click(button());
    expect(await screen.findByText('✅ Данные успешно отправлены!')).toBeTruthy();
    expect(wire).toHaveBeenCalledTimes(2);
  });
});

describe('the draft', () => {
  test('brings back what was typed after a reload or another page', async () => {
    renderForm();
    await fillIn();
    cleanup();
    renderForm();
    await waitFor(() => expect(nameField().value).toBe('Иван'));
    expect(questionField().value).toBe('Сколько стоит?');
    await waitFor(() => expect(button().disabled).toBe(false));
  });

  test('gives way to what stands in a field', async () => {
    sessionStorage.setItem(
      'contact-form-draft',
      JSON.stringify({ name: 'Пётр', question: 'Где вы?', gone: 1 }),
    );
    const container = staticPage();
    nameField().value = 'Иван';
    render(inSite(<ContactFormView form={questionForm} />), { container, hydrate: true });
    expect(nameField().value).toBe('Иван');
    await waitFor(() => expect(questionField().value).toBe('Где вы?'));
  });

  test.each(['not JSON', '[]', 'null', '{"name":5}'])('of %s is no draft', async (stored) => {
    sessionStorage.setItem('contact-form-draft', stored);
    renderForm();
    await act(async () => {});
    expect(nameField().value).toBe('');
  });

  test('is not needed: a browser that denies storage sends as well', async () => {
    for (const storage of ['sessionStorage', 'localStorage'] as const) {
      vi.spyOn(window, storage, 'get').mockImplementation(() => {
        throw new DOMException('denied');
      });
    }
    renderForm();
    await fillIn();
    await userEvent.click(button());
    await waitFor(() => expect(nameField().value).toBe(''));
    expect(wire).toHaveBeenCalledTimes(1);
    expect(logged).not.toHaveBeenCalled();
  });
});

describe('the notice', () => {
  test('fades in after 50 ms and is shown for 1.5 s', async () => {
    vi.useFakeTimers();
    const timing = { visibleMs: 1500, fadeInDelayMs: 50 };
    void openNoticeRegion().show({ tone: 'success', message: 'Готово' }, timing);
    const isVisible = () => screen.getByText('Готово').classList.contains('submit-notice--visible');
    await act(() => vi.advanceTimersByTimeAsync(49));
    expect(isVisible()).toBe(false);
    await act(() => vi.advanceTimersByTimeAsync(1));
    expect(isVisible()).toBe(true);
    await act(() => vi.advanceTimersByTimeAsync(1499));
    expect(isVisible()).toBe(true);
    await act(() => vi.advanceTimersByTimeAsync(1));
    expect(screen.queryByText('Готово')).toBeNull();
  });
});

test('a form that knows its page says so, and names it in the message', async () => {
  renderForm({ ...questionForm, source: 'Форма на странице «Код 95»', topic: 'Код 95' });
  expect(formElement().textContent).toContain('All about Код 95');
  await fillIn();
  await userEvent.click(button());
  await waitFor(() => expect(wire).toHaveBeenCalledOnce());
  expect(parametersOf(0).source).toBe('Форма на странице «Код 95»');
});
