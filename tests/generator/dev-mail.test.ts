import { createServer, type Server } from 'node:http';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import {
  createDevMail,
  type DevMail,
  type DevMailAnswer,
  formatDevMail,
} from '../../generator/vite/dev-mail.ts';

let server: Server;
let mails: DevMail[];
let nextAnswer: { answer: DevMailAnswer; delayMs?: number };

beforeEach(async () => {
  mails = [];
  nextAnswer = { answer: 200 };
  const devMail = createDevMail({ onMail: (mail) => mails.push(mail), answer: () => nextAnswer });
  server = createServer((request, response) => {
    devMail(request, response, () => {
      response.statusCode = 404;
      response.end('elsewhere');
    });
  });
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

async function post(path: string, body: string | FormData) {
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

  test('takes a message as a form', async () => {
    const form = new FormData();
    for (const [name, value] of Object.entries({ ...request, template_params: undefined, name: 'Иван' })) {
      if (value !== undefined) {
        form.append(name, value);
      }
    }
    expect(await post('/api/v1.0/email/send-form', form)).toEqual({ status: 200, text: 'OK' });
    expect(mails[0]?.parameters).toEqual({ name: 'Иван' });
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

  test('prints a message with every parameter', () => {
    expect(
      formatDevMail({ serviceId: 's', templateId: 't', parameters: { name: 'Иван', question: '' } }),
    ).toBe('s / t\n  name: Иван\n  question: ');
  });
});
