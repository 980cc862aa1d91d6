// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import {
  fetchMailLibrary,
  sendMessage,
  TimeLimitError,
  templateParameters,
} from '../../src/form/send-message.ts';
import type { Delivery } from '../../src/model/form.ts';
import { delivery } from '../support/question-form.ts';

const values = { name: 'Иван', phone: '+375 29 000-00-01', question: '' };
const context = { source: 'Форма на главной странице', captchaResponse: 'token', reference: undefined };

/** The mail service's end of the wire. */
const wire = vi.fn<(url: string, request: RequestInit) => Promise<Response>>();

beforeEach(() => {
  wire.mockResolvedValue(new Response('OK'));
  vi.stubGlobal('fetch', wire);
});

afterEach(() => {
  vi.unstubAllEnvs();
  vi.doUnmock('@emailjs/browser');
  vi.unstubAllGlobals();
  wire.mockReset();
  localStorage.clear();
});

function send(changes: Partial<Delivery> = {}) {
  return sendMessage({ ...delivery, ...changes }, values, context);
}

async function failureOf(changes: Partial<Delivery> = {}): Promise<unknown> {
  const result = await send(changes);
  return result.status === 'failed' ? result.reason : undefined;
}

describe('a message', () => {
  test('goes to the development server, wherever that stands', async () => {
    vi.stubEnv('BASE_URL', '/site/');
    expect(await send()).toEqual({ status: 'sent' });
    expect(wire.mock.calls[0]?.[0]).toBe(`${location.origin}/site/api/v1.0/email/send`);
  });

  test('is one request with the ids and every template parameter', async () => {
    expect(await send()).toEqual({ status: 'sent' });
    expect(wire).toHaveBeenCalledTimes(1);
    const [url, request] = wire.mock.calls[0] ?? [];
    expect(url).toBe(`${location.origin}/api/v1.0/email/send`);
    expect(JSON.parse(String(request?.body))).toEqual({
      lib_version: '4.4.1',
      user_id: 'key',
      service_id: 'service',
      template_id: 'template',
      template_params: {
        name: 'Иван',
        phone: '+375 29 000-00-01',
        question: '',
        email: '',
        source: 'Форма на главной странице',
        'g-recaptcha-response': 'token',
      },
    });
  });

  test('takes further fields along, an address that was asked for included', () => {
    const parameters = templateParameters(
      { email: 'a@example.org', agree: true, source: 'visitor' },
      context,
    );
    expect(parameters).toEqual({
      email: 'a@example.org',
      agree: true,
      source: 'Форма на главной странице',
      'g-recaptcha-response': 'token',
    });
  });
});

describe('a failure is a result', () => {
  test.each([400, 403, 429, 451, 500])('with the status %i of the service', async (status) => {
    wire.mockResolvedValue(new Response('No', { status }));
    expect(await failureOf()).toMatchObject({ status, text: 'No' });
  });

  test('without a network', async () => {
    wire.mockRejectedValue(new TypeError('Failed to fetch'));
    expect(await failureOf()).toBeInstanceOf(TypeError);
  });

  test.each(['serviceId', 'templateId', 'publicKey'])('without %s', async (id) => {
    expect(await failureOf({ [id]: '' })).toMatch(/is required/);
    expect(wire).not.toHaveBeenCalled();
  });

  test('of its own after the time limit: the message may still arrive', async () => {
    wire.mockReturnValue(new Promise(() => {}));
    expect(await send({ timeLimitMs: 30 })).toEqual({
      status: 'unconfirmed',
      reason: expect.any(TimeLimitError),
      late: expect.any(Promise),
    });
    await expect.poll(() => wire).toHaveBeenCalled();
  });

  test.for([
    [200, 'sent'],
    [500, 'failed'],
  ] as const)('but what the service says later is told: %i', async ([status, told]) => {
    let answer: (response: Response) => void = () => {};
    wire.mockReturnValue(
      new Promise((resolve) => {
        answer = resolve;
      }),
    );
    const result = await send({ timeLimitMs: 30 });
    await expect.poll(() => wire).toHaveBeenCalled();
    answer(new Response('', { status }));
    expect(result.status === 'unconfirmed' && (await result.late)).toMatchObject({ status: told });
  });

  test('when the library does not come', async () => {
    vi.doMock('@emailjs/browser', () => {
      throw new Error('no storage');
    });
    expect(await failureOf()).toBeInstanceOf(Error);
  });

  test('but not when the library comes at the second try', async () => {
    const factory = vi.fn(() => {
      throw new Error('no network');
    });
    vi.doMock('@emailjs/browser', factory);
    fetchMailLibrary();
    await expect.poll(() => factory).toHaveBeenCalled();
    vi.doUnmock('@emailjs/browser');
    expect(await send()).toEqual({ status: 'sent' });
  });
});

describe('a setting of the library', () => {
  test('blocks headless browsers only where it is on', async () => {
    vi.spyOn(navigator, 'webdriver', 'get').mockReturnValue(true);
    expect(await send()).toEqual({ status: 'sent' });
    expect(await failureOf({ blockHeadless: true })).toMatchObject({ status: 451 });
    vi.restoreAllMocks();
  });

  test('blocks listed values', async () => {
    expect(await failureOf({ blockList: { field: 'name', values: ['Иван'] } })).toMatchObject({
      status: 403,
    });
    expect(await send({ blockList: { field: 'name', values: ['Пётр'] } })).toEqual({ status: 'sent' });
  });

  test('limits the rate of sent messages, and never the try after a failure', async () => {
    const limited = { limitRateMs: 60_000 };
    wire.mockResolvedValueOnce(new Response('No', { status: 500 }));
    expect(await failureOf(limited)).toMatchObject({ status: 500 });
    expect(await send(limited)).toEqual({ status: 'sent' });
    expect(await failureOf(limited)).toMatchObject({ status: 429 });
    expect(wire).toHaveBeenCalledTimes(2);
  });
});
