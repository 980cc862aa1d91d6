/** What both servers answer to requests that no page sends. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { isServableTarget } from '../../generator/vite/request-target.ts';
import { rawBytes, rawRequest } from '../support/raw-request.ts';
import { copyFixture, serveForDevelopment, servePublished } from '../support/serve-fixtures.ts';
import { createWorkspace } from '../support/workspace.ts';

const malformed = [
  '//',
  '///',
  '//etc/passwd',
  '//evil.example/%2e%2e',
  '/%',
  '/%0',
  '/%zz',
  '/%ff',
  '/%c0%ae%c0%ae/',
  '/%00',
  '/index.html%00.css',
  '/%0d%0aSet-Cookie:x=1',
  '/..',
  '/../../../../../../etc/passwd',
  '/%2e%2e/%2e%2e/%2e%2e/etc/passwd',
  '/..%2f..%2f..%2fetc%2fpasswd',
  '/..%5c..%5cwindows%5cwin.ini',
  '/assets\\..\\..\\package.json',
  'http://evil.example/',
  'index.html',
  '?',
] as const;

/** Files of the machine, asked for in ways that the development server knows. */
const outside = [
  '/@fs/etc/passwd',
  '/@fs/etc/passwd?raw',
  '/@fs/etc/passwd?import&raw??',
  '/@fs//etc/passwd',
  '/@fs/../etc/passwd',
  '/@id/../../etc/passwd',
  '/.env',
  '/.git/config',
] as const;

test('targets of pages and files are served, whatever their query', () => {
  for (const target of [
    '/',
    '/chip',
    '/chip/',
    '/%D0%BE%D1%84%D0%B8%D1%81.jpg',
    '/?next=//x',
    '/a?q=%&b=%00',
  ]) {
    expect(isServableTarget(target), target).toBe(true);
  }
});

describe.for([
  ['npm start', serveForDevelopment],
  ['npm run preview', servePublished],
] as const)('%s', ([, serve]) => {
  let server: Awaited<ReturnType<typeof serve>>;

  beforeAll(async () => {
    const workspace = await createWorkspace(afterAll);
    await copyFixture('bicycle-workshop', workspace.folder);
    server = await serve(workspace.folder);
  });

  afterAll(() => server.close());

  const ask = (target: string, accept: string) => rawRequest(server.origin, { target, headers: { accept } });

  test.for(malformed)('answers 400 to %s', async (target) => {
    for (const accept of ['text/html', '*/*']) {
      expect(await ask(target, accept)).toMatchObject({ status: 400 });
    }
    expect(await ask('/', 'text/html')).toMatchObject({ status: 200 });
  });

  test('answers 400 to a path that is too long for a file', async () => {
    for (const part of ['a', 'a/', '%D0%B0']) {
      expect(await ask(`/${part.repeat(2500)}`, 'text/html')).toMatchObject({ status: 400 });
    }
  });

  test.for(outside)('gives no file of the machine for %s', async (target) => {
    for (const accept of ['text/html', '*/*']) {
      const { status, body } = await ask(target, accept);
      expect([400, 403, 404]).toContain(status);
      expect(body).not.toMatch(/root:[^:]*:0:|\[core\]/);
    }
  });

  test.for(['GET', 'HEAD'])('gives its pages to whatever asks by %s', async (method) => {
    for (const headers of [{ accept: 'text/html' }, { accept: '*/*' }, {}]) {
      expect(await rawRequest(server.origin, { method, target: '/', headers })).toMatchObject({
        status: 200,
      });
      expect(await rawRequest(server.origin, { method, target: '/none', headers })).toMatchObject({
        status: 404,
      });
    }
  });

  test('outlives what is no request at all', async () => {
    for (const bytes of [
      'GET\r\n\r\n',
      '\0\0\0\0',
      `GET /${'a'.repeat(100_000)} HTTP/1.1\r\nHost: x\r\n\r\n`,
    ]) {
      expect(await rawBytes(server.origin, bytes)).toMatch(/^HTTP\/1\.1 4\d\d /);
    }
    expect(await ask('/', 'text/html')).toMatchObject({ status: 200 });
  });

  test('is not asked by a name that merely leads here', async () => {
    const headers = { host: 'evil.example', accept: 'text/html' };
    expect(await rawRequest(server.origin, { headers })).toMatchObject({ status: 403 });
  });
});

describe('the mail service of npm start', () => {
  test('takes a message of its own page and none of another port', async () => {
    const workspace = await createWorkspace();
    await copyFixture('bicycle-workshop', workspace.folder);
    const { origin, close } = await serveForDevelopment(workspace.folder);
    const send = (from: string, site: string) =>
      rawRequest(origin, {
        method: 'POST',
        target: '/api/v1.0/email/send',
        headers: {
          host: new URL(origin).host,
          origin: from,
          'sec-fetch-site': site,
          'content-type': 'application/json',
        },
        body: JSON.stringify({ user_id: 'k', service_id: 's', template_id: 't' }),
      });
    expect(await send(origin, 'same-origin')).toMatchObject({ status: 200 });
    expect(await send('http://127.0.0.1:1', 'same-site')).toMatchObject({ status: 403 });
    await close();
  });
});
