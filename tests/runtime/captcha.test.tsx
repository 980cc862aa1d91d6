// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { ContactFormView } from '../../src/form/contact-form.tsx';
import type { ContactForm } from '../../src/model/form.ts';
import { writeDraft } from '../../src/ui/form-draft.ts';
import { phone } from '../support/example-site.ts';
import { inSite } from '../support/in-site.tsx';
import { captcha, questionForm } from '../support/question-form.ts';

const formWithCaptcha: ContactForm = { ...questionForm, captcha };
const wire = vi.fn<(url: string, request: RequestInit) => Promise<Response>>();
const alerted = vi.fn();

/** The scripts that were asked for. They never run: the tests set the provider themselves. */
const scripts = () => [...document.head.querySelectorAll('script')];

beforeEach(() => {
  vi.stubGlobal('fetch', wire);
  vi.stubGlobal('alert', alerted);
  vi.spyOn(console, 'error').mockImplementation(() => {});
  wire.mockImplementation(async () => new Response('OK'));
});

afterEach(() => {
  cleanup();
  vi.useRealTimers();
  delete window.grecaptcha;
  document.head.replaceChildren();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  wire.mockReset();
  alerted.mockReset();
  sessionStorage.clear();
});

/** The provider's script as it is once it has come. */
function comeProvider() {
  let response = '';
  const provider = {
    render: vi.fn<NonNullable<NonNullable<typeof window.grecaptcha>['render']>>((container) => {
      if (container.childElementCount > 0) {
        throw new Error('reCAPTCHA has already been rendered in this element');
      }
      container.append(document.createElement('span'));
      return 0;
    }),
    getResponse: vi.fn(() => response),
    reset: vi.fn(() => {
      response = '';
    }),
  };
  window.grecaptcha = provider;
  const parameters = () => provider.render.mock.lastCall?.[1];
  return {
    ...provider,
    solve: (token: string) => {
      response = token;
      act(() => parameters()?.callback());
    },
    expire: () => act(() => parameters()?.['expired-callback']()),
    fail: () => act(() => parameters()?.['error-callback']()),
  };
}

function renderForm(form = formWithCaptcha) {
  return render(<StrictMode>{inSite(<ContactFormView form={form} />)}</StrictMode>);
}

/** What makes the form used with the least. */
const use = () => act(() => screen.getByRole('textbox', { name: 'Имя' }).focus());

const button = () => screen.getByRole<HTMLButtonElement>('button', { name: /^Отправ/ });

async function fillIn() {
  await userEvent.type(screen.getByRole('textbox', { name: 'Имя' }), 'Иван');
  await userEvent.type(screen.getByRole('textbox', { name: 'Телефон' }), '+375290000001');
  await waitFor(() => expect(button().disabled).toBe(false));
}

async function rendered(provider: ReturnType<typeof comeProvider>) {
  await waitFor(() => expect(provider.render).toHaveBeenCalled());
}

describe("the provider's script", () => {
  test('is fetched when the form is first used, once', async () => {
    renderForm();
    expect(scripts()).toHaveLength(0);
    use();
    expect(scripts().map((script) => script.src)).toEqual([captcha.scriptUrl]);
    cleanup();
    renderForm();
    use();
    expect(scripts()).toHaveLength(1);
  });

  test('is not fetched because the form is on the screen', () => {
    vi.useFakeTimers();
    renderForm();
    act(() => vi.advanceTimersByTime(60_000));
    expect(scripts()).toHaveLength(0);
    expect(screen.queryByText(captcha.unavailableMessage)).toBeNull();
  });

  test('is fetched for what the browser has filled in by itself', () => {
    renderForm();
    fireEvent.input(screen.getByRole('textbox', { name: 'Имя' }), { target: { value: 'Иван' } });
    expect(scripts()).toHaveLength(1);
  });

  test('is fetched for a form that was left with a text in it', () => {
    writeDraft({ name: 'Иван' });
    renderForm();
    expect(scripts()).toHaveLength(1);
  });

  test('is fetched for a form that had the focus before its code came', () => {
    const place = document.body.appendChild(document.createElement('div'));
    place.innerHTML = renderToString(inSite(<ContactFormView form={formWithCaptcha} />));
    place.querySelector('input')?.focus();
    expect(scripts()).toHaveLength(0);
    render(inSite(<ContactFormView form={formWithCaptcha} />), { container: place, hydrate: true });
    expect(scripts()).toHaveLength(1);
    place.remove();
  });

  test('is never fetched without a captcha, and the form works', async () => {
    renderForm(questionForm);
    await fillIn();
    await userEvent.click(button());
    expect(await screen.findByText(questionForm.successMessage)).toBeTruthy();
    expect(scripts()).toHaveLength(0);
  });
});

describe('the widget', () => {
  test('is drawn once, also in strict mode, and again only for a form that is drawn again', async () => {
    const provider = comeProvider();
    renderForm();
    use();
    await rendered(provider);
    await new Promise((resolve) => setTimeout(resolve, 3 * captcha.checkEveryMs));
    expect(provider.render).toHaveBeenCalledTimes(1);
    expect(provider.render.mock.lastCall?.[1]).toMatchObject({ sitekey: captcha.siteKey });
    cleanup();
    renderForm();
    use();
    await waitFor(() => expect(provider.render).toHaveBeenCalledTimes(2));
    expect(document.querySelectorAll('.captcha__widget > *')).toHaveLength(1);
  });

  test('is drawn where the script is there already, before the form is used', async () => {
    const provider = comeProvider();
    renderForm();
    await rendered(provider);
    expect(scripts()).toHaveLength(0);
  });

  test('waits for the script, which is looked for at every interval', async () => {
    vi.useFakeTimers();
    renderForm({ ...formWithCaptcha, captcha: { ...captcha, checkEveryMs: 500 } });
    use();
    act(() => vi.advanceTimersByTime(700));
    const provider = comeProvider();
    act(() => vi.advanceTimersByTime(299));
    expect(provider.render).not.toHaveBeenCalled();
    act(() => vi.advanceTimersByTime(1));
    expect(provider.render).toHaveBeenCalledTimes(1);
  });
});

describe('a sending', () => {
  test('with the captcha unsolved alerts and sends nothing', async () => {
    const provider = comeProvider();
    renderForm();
    await fillIn();
    await rendered(provider);
    await userEvent.click(button());
    await waitFor(() => expect(alerted).toHaveBeenCalledWith('Подтвердите, что вы не робот.'));
    await waitFor(() => expect(screen.getByRole('alert').textContent).toBe('Подтвердите, что вы не робот.'));
    expect(wire).not.toHaveBeenCalled();
    provider.solve('token');
    await waitFor(() => expect(screen.getByRole('alert').textContent).toBe(''));
  });

  test('before the script has come alerts as well', async () => {
    renderForm();
    await fillIn();
    await userEvent.click(button());
    await waitFor(() => expect(alerted).toHaveBeenCalledTimes(1));
    expect(wire).not.toHaveBeenCalled();
  });

  test('carries the answer, which is asked for anew afterwards', async () => {
    const provider = comeProvider();
    renderForm();
    await fillIn();
    await rendered(provider);
    provider.solve('token');
    await userEvent.click(button());
    await screen.findByText(formWithCaptcha.successMessage);
    const body = JSON.parse(String(wire.mock.lastCall?.[1].body));
    expect(body.template_params['g-recaptcha-response']).toBe('token');
    expect(provider.reset).toHaveBeenCalledTimes(1);
    expect(alerted).not.toHaveBeenCalled();
  });

  test('that fails resets the captcha too', async () => {
    const provider = comeProvider();
    wire.mockImplementationOnce(async () => new Response('', { status: 500 }));
    renderForm();
    await fillIn();
    await rendered(provider);
    provider.solve('token');
    await userEvent.click(button());
    await screen.findByText(formWithCaptcha.failureMessage);
    expect(provider.reset).toHaveBeenCalledTimes(1);
    provider.solve('second token');
    await userEvent.click(button());
    await screen.findByText(formWithCaptcha.successMessage);
    expect(provider.reset).toHaveBeenCalledTimes(2);
  });

  test('alerts once for two submit events in one tick', async () => {
    renderForm();
    await fillIn();
    const { form } = button();
    act(() => {
      form?.requestSubmit();
      form?.requestSubmit();
    });
    expect(await screen.findByText(captcha.unsolvedMessage)).toBeTruthy();
    expect(alerted).toHaveBeenCalledTimes(1);
    await userEvent.click(button());
    await waitFor(() => expect(alerted).toHaveBeenCalledTimes(2));
  });

  test('with an expired answer counts as unsolved', async () => {
    const provider = comeProvider();
    renderForm();
    await fillIn();
    await rendered(provider);
    provider.solve('token');
    provider.expire();
    await userEvent.click(button());
    await waitFor(() => expect(alerted).toHaveBeenCalledTimes(1));
    expect(wire).not.toHaveBeenCalled();
  });
});

describe('a captcha that does not come', () => {
  test('is told with the other ways, and asked for again at the next try', async () => {
    renderForm();
    await fillIn();
    act(() => {
      scripts()[0]?.dispatchEvent(new Event('error'));
    });
    expect(screen.getByText(captcha.unavailableMessage)).toBeTruthy();
    expect(screen.getByRole('link', { name: phone.display })).toBeTruthy();
    await userEvent.click(button());
    await waitFor(() => expect(alerted).toHaveBeenCalledTimes(1));
    expect(scripts()).toHaveLength(1);
    const provider = comeProvider();
    await rendered(provider);
    await waitFor(() => expect(screen.queryByText(captcha.unavailableMessage)).toBeNull());
  });

  test('is told when nothing comes at all', () => {
    vi.useFakeTimers();
    renderForm();
    use();
    act(() => vi.advanceTimersByTime(14_999));
    expect(screen.queryByText(captcha.unavailableMessage)).toBeNull();
    act(() => vi.advanceTimersByTime(1));
    expect(screen.getByText(captcha.unavailableMessage)).toBeTruthy();
  });

  test('is told when the widget loses the provider', async () => {
    const provider = comeProvider();
    renderForm();
    use();
    await rendered(provider);
    provider.fail();
    expect(screen.getByText(captcha.unavailableMessage)).toBeTruthy();
  });

  test('is told when the provider refuses the site key', async () => {
    comeProvider().render.mockImplementation(() => {
      throw new Error('Invalid site key');
    });
    renderForm();
    use();
    expect(await screen.findByText(captcha.unavailableMessage)).toBeTruthy();
  });

  test('is told when the script breaks, and the form goes on', async () => {
    const provider = comeProvider();
    provider.getResponse.mockImplementation(() => {
      throw new Error('no such widget');
    });
    renderForm();
    await fillIn();
    await rendered(provider);
    await userEvent.click(button());
    await waitFor(() => expect(alerted).toHaveBeenCalledTimes(1));
    expect(await screen.findByText(captcha.unavailableMessage)).toBeTruthy();
    expect(button().disabled).toBe(false);
  });
});
