import { createServer, type RequestListener, type Server } from 'node:http';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import {
  createDevMail,
  type DevMail,
  type DevMailMiddleware,
  formatDevMail,
} from '../../generator/vite/dev-mail.ts';
import { createMailDouble, type MailDoubleAnswer } from '../support/mail-double.ts';
import { rawRequest } from '../support/raw-request.ts';

function answerWith(middleware: DevMailMiddleware): RequestListener {
  return (request, response) => {
    middleware(request, response, () => {
      response.statusCode = 404;
      response.end('elsewhere');
    });
  };
}

let server: Server;
let mails: DevMail[];
let nextAnswer: { answer: MailDoubleAnswer; delayMs?: number };

beforeEach(async () => {
  mails = [];
  nextAnswer = { answer: 200 };
  const mailService = createMailDouble({ onMail: (mail) => mails.push(mail), answer: () => nextAnswer });
  server = createServer(answerWith(mailService));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});

afterEach(() => {
  server.closeAllConnections();
  server.close();
});

function address(path: string): string {
  const place = server.address();
  const port = typeof place === 'object' ? place?.port : undefined;
  return `http://127.0.0.1:${port}${path}`;
}

async function post(path: string, body: string) {
  const response = await fetch(address(path), { method: 'POST', body });
  return { status: response.status, text: await response.text() };
}

const request = {
  lib_version: '4.4.1',
  user_id: 'key',
  service_id: 'service',
  template_id: 'template',
  template_params: { name: 'Иван', agree: true },
};

const send = (changes: object = {}) =>
  post('/api/v1.0/email/send', JSON.stringify({ ...request, ...changes }));

describe('the mail double', () => {
  test('takes a message as JSON', async () => {
    expect(await send()).toEqual({ status: 200, text: 'OK' });
    expect(mails).toEqual([
      { serviceId: 'service', templateId: 'template', parameters: { name: 'Иван', agree: 'true' } },
    ]);
  });

  test.each([
    ['user_id', 'The public key is required'],
    ['service_id', 'The service ID is required'],
    ['template_id', 'The template ID is required'],
  ])('refuses a message without %s', async (id, problem) => {
    for (const value of ['', undefined]) {
      const { status, text } = await send({ [id]: value });
      expect(status).toBe(400);
      expect(text).toContain(problem);
    }
    expect(mails).toEqual([]);
  });

  test.each(['', 'not JSON', '[]', 'null', JSON.stringify({ ...request, template_params: 'text' })])(
    'refuses the body %j',
    async (body) => {
      expect((await post('/api/v1.0/email/send', body)).status).toBe(400);
    },
  );

  test.each([400, 403, 429, 451, 500] as const)('answers %i when it is told to', async (status) => {
    nextAnswer = { answer: status };
    expect((await send()).status).toBe(status);
    expect(mails).toEqual([]);
  });

  test('answers late when it is told to', async () => {
    nextAnswer = { answer: 200, delayMs: 60 };
    const start = performance.now();
    await send();
    expect(performance.now() - start).toBeGreaterThanOrEqual(55);
  });

  test('never answers when it is told to', async () => {
    nextAnswer = { answer: 'silence' };
    const answered = await Promise.race([
      fetch(address('/api/v1.0/email/send'), { method: 'POST', body: JSON.stringify(request) }).catch(
        () => undefined,
      ),
      new Promise((resolve) => setTimeout(resolve, 60, 'nothing')),
    ]);
    expect(answered).toBe('nothing');
  });

  test('leaves every other request alone', async () => {
    expect(await post('/api/v1.0/email', '')).toEqual({ status: 404, text: 'elsewhere' });
    expect(await (await fetch(address('/api/v1.0/email/send'))).text()).toBe('elsewhere');
  });

  test('takes values that are no texts as they were sent', async () => {
    await send({ template_params: { toString: 1, list: ['a'] } });
    expect(mails[0]?.parameters).toEqual({ toString: '1', list: '["a"]' });
  });

  test('refuses what is larger than the service takes', async () => {
    const { status } = await send({ template_params: { question: 'x'.repeat(60 * 1024) } });
    expect(status).toBe(413);
    expect(mails).toEqual([]);
  });

  test('prints a message with every parameter', () => {
    expect(
      formatDevMail({ serviceId: 's', templateId: 't', parameters: { name: 'Иван', question: '' } }),
    ).toBe('s / t\n  name: Иван\n  question: ');
  });

  test('prints what would steer the terminal as text, and no line that poses as a field', () => {
    const printed = formatDevMail({
      serviceId: '\u001B]0;title\u0007',
      templateId: '\u009B2J',
      parameters: { 'na\rme': 'a\u001B[2Jb\u202Ec\r\n  phone: 1', question: 'one\ntwo' },
    });
    expect(printed.split('\n')).toEqual([
      '\\u001b]0;title\\u0007 / \\u009b2J',
      '  na\\u000dme: a\\u001b[2Jb\\u202ec',
      '        phone: 1',
      '  question: one',
      '      two',
    ]);
  });
});

describe('the mail service of the development server', () => {
  let own: Server;
  let origin: string;
  let host: string;

  beforeEach(async () => {
    own = createServer(answerWith(createDevMail((mail) => mails.push(mail))));
    await new Promise<void>((resolve) => own.listen(0, resolve));
    const place = own.address();
    host = `localhost:${typeof place === 'object' ? place?.port : ''}`;
    origin = `http://${host}`;
  });

  afterEach(() => {
    own.closeAllConnections();
    own.close();
  });

  /** Sends what a page of the server sends, with some headers changed; an empty one is left out. */
  const sendWith = (changes: Readonly<Record<string, string>>, body = JSON.stringify(request)) => {
    const headers = {
      host,
      origin,
      'sec-fetch-site': 'same-origin',
      'content-type': 'application/json',
      ...changes,
    };
    const sent = Object.fromEntries(Object.entries(headers).filter(([, value]) => value !== ''));
    return rawRequest(origin, { method: 'POST', target: '/api/v1.0/email/send', headers: sent, body });
  };

  const numeric = () => ({ host: host.replace('localhost', '127.0.0.1') });

  test('takes what its own pages send', async () => {
    expect(await sendWith({})).toMatchObject({ status: 200, body: 'OK' });
    expect(await sendWith({ 'content-type': 'application/json; charset=utf-8' })).toMatchObject({
      status: 200,
    });
    const { host: numbers } = numeric();
    expect(await sendWith({ host: numbers, origin: `http://${numbers}` })).toMatchObject({ status: 200 });
    expect(mails).toHaveLength(3);
  });

  test.for([
    ['a page of another port', () => ({ origin: 'http://localhost:1' })],
    ['a page of another port, whatever the browser says', () => ({ origin: 'http://localhost' })],
    ['the same place under another name', () => numeric()],
    ['another scheme', () => ({ origin: `https://${host}` })],
    ['another site', () => ({ origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' })],
    ['another site that the browser tells of', () => ({ 'sec-fetch-site': 'cross-site' })],
    ['another port that the browser tells of', () => ({ 'sec-fetch-site': 'same-site' })],
    ['an address typed by a person', () => ({ 'sec-fetch-site': 'none' })],
    ['a page without an origin', () => ({ origin: 'null' })],
    ['a program', () => ({ origin: '' })],
    ['a browser that does not say where from', () => ({ 'sec-fetch-site': '' })],
    [
      'a name that leads here',
      () => ({
        host: host.replace('localhost', 'evil.example'),
        origin: origin.replace('localhost', 'evil.example'),
      }),
    ],
    [
      'a name that begins like ours',
      () => ({
        host: host.replace('localhost', 'localhost.evil.example'),
        origin: origin.replace('localhost', 'localhost.evil.example'),
      }),
    ],
    ['another port in its name', () => ({ host: 'localhost:1', origin: 'http://localhost:1' })],
    ['a name without a port', () => ({ host: 'localhost', origin: 'http://localhost' })],
  ] as const)('refuses %s', async ([, changes]) => {
    expect(await sendWith(changes())).toMatchObject({ status: 403 });
    expect(mails).toEqual([]);
  });

  test.for([
    'text/plain',
    'text/plain; application/json',
    'multipart/form-data; boundary=x',
    '',
    'application/jsonp',
  ])('refuses content of the type %j', async (type) => {
    expect(await sendWith({ 'content-type': type })).toMatchObject({ status: 415 });
    expect(mails).toEqual([]);
  });

  test('refuses before it has read the body', async () => {
    const { status } = await sendWith({ origin: 'https://evil.example', 'content-length': '1000000' }, '{');
    expect(status).toBe(403);
  });

  test('leaves every other request alone', async () => {
    expect(await rawRequest(origin, { target: '/chip' })).toMatchObject({ status: 404, body: 'elsewhere' });
  });
});
