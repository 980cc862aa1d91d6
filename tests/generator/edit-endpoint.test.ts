import { execFileSync } from 'node:child_process';
import { describe, expect, test } from 'vitest';
import { valueAt } from '../../generator/core/document/value-at.ts';
import { SiteDocument } from '../../generator/core/site-document.ts';
import { mayEdit } from '../../generator/vite/edit-endpoint.ts';
import { revisionOf } from '../../generator/vite/edit-journal.ts';
import { startEditServer } from '../support/edit-server.ts';
import { rawRequest } from '../support/raw-request.ts';
import { createWorkspace, readFixture, replaceOnce } from '../support/workspace.ts';

const title = ['pages', 0, 'title'];

async function openSite(name = 'ok/comments') {
  const workspace = await createWorkspace();
  const text = await readFixture(name);
  await workspace.write('site.yaml', text);
  const server = await startEditServer(workspace);
  const file = () => workspace.read('site.yaml');
  const revision = async () => revisionOf(await file());
  const set = async (path: readonly (string | number)[], to: unknown, from: unknown) =>
    server.post('change', { revision: await revision(), operation: { kind: 'set', path, to }, from });
  return { workspace, text, server, file, revision, set };
}

describe('a change', () => {
  test('is written where the value stands, and nowhere else', async () => {
    const { text, file, set, revision } = await openSite();
    const { status, body } = await set(title, 'Ремонт и прокат', 'Ремонт C#1');
    expect(status).toBe(200);
    expect(await file()).toBe(replaceOnce(text, 'title: Ремонт C#1 #', 'title: Ремонт и прокат #'));
    expect(body).toMatchObject({ revision: await revision() });
  });

  test('of another value than the page shows is a conflict, and the file stays', async () => {
    const { text, file, set } = await openSite();
    expect(await set(title, 'Моё', 'Старое')).toEqual({
      status: 409,
      body: { conflict: { mine: 'Моё', theirs: 'Ремонт C#1', base: 'Старое' } },
    });
    expect(await file()).toBe(text);
  });

  test('with new errors is refused in the words of check', async () => {
    const { text, file, set } = await openSite();
    const { status, body } = await set(['site', 'address'], 'не адрес', 'https://site.example');
    expect(status).toBe(422);
    expect(body).toMatchObject({
      findings: [{ severity: 'error', path: ['site', 'address'], message: expect.any(String) }],
    });
    expect(await file()).toBe(text);
  });

  test('with an error comes back with its fix', async () => {
    const { set, file } = await openSite();
    const phone = ['callButton', 'phone'];
    const answer = await set(phone, 'ofice', 'office');
    expect(answer.body).toMatchObject({ findings: [{ fix: { kind: 'set', path: phone, to: 'office' } }] });
    expect(await file()).toContain('phone: office');
  });

  test('that makes a description too long comes back with a shorter one', async () => {
    const { set } = await openSite('sites/driver-papers');
    const description = ['pages', 2, 'description'];
    const from = 'Чип-карта для цифрового тахографа. Кому нужна и какие документы собрать.';
    const { status, body } = await set(description, `${'Одно предложение. '.repeat(9)}Конец.`, from);
    expect(status).toBe(200);
    const shorter = 'Одно предложение. '.repeat(8).trim();
    expect(body).toMatchObject({
      findings: expect.arrayContaining([
        expect.objectContaining({ path: description, fix: { kind: 'set', path: description, to: shorter } }),
      ]),
    });
  });

  test('leaves a notice on what is not counted of a page where the page says what to count', async () => {
    const { server } = await openSite('err/page-without-analytics');
    const { body } = await server.get('state');
    const paths = [Object(body).findings].flat().map(({ path }) => path);
    expect(paths).toContainEqual(['pages', 2, 'analytics']);
    expect(paths).not.toContainEqual(['pages', 2, 'name']);
  });

  test('that cannot be written comes back with the reason, and the file stays', async () => {
    const { workspace, server, text, file, set } = await openSite();
    // Where the folder of the journal would be.
    await workspace.write('.site-work', 'a file of the owner');
    const { status, body } = await set(title, 'Моё', 'Ремонт C#1');
    expect(status).toBe(500);
    expect(body).toEqual({
      message: expect.stringMatching(/^Не записалось, и то, что вы изменили, тут ни при чём: E[A-Z]+: /),
    });
    expect(server.faults).toHaveLength(1);
    expect(await file()).toBe(text);
  });

  test('that removes a page comes back with what links to it, and is made when it is said where to lead', async () => {
    const { server, text, file, revision } = await openSite('sites/driver-papers');
    const index = (SiteDocument.read(text).specification?.pages ?? []).findIndex(
      ({ path }) => path === '/pesel',
    );
    const path = ['pages', index];
    const from = Object(SiteDocument.read(text).data).pages[index];
    const remove = async (operation: object) =>
      server.post('change', { revision: await revision(), operation, from });
    expect(await remove({ kind: 'remove', path })).toEqual({
      status: 422,
      body: {
        findings: [],
        linked: { page: '/pesel', links: expect.arrayContaining(['Чип-карта → Что ещё пригодится']) },
      },
    });
    expect(await file()).toBe(text);
    expect((await remove({ kind: 'remove-page', path, to: '/nowhere' })).status).toBe(422);
    expect((await remove({ kind: 'remove-page', path, to: '/chip' })).status).toBe(200);
    expect(await file()).toContain('oldPaths: [/tachograph-card, /pesel]\n');
    expect(await file()).not.toContain('- path: /pesel');
  });

  test('that removes a block is made where the page has seen it as the file has it now', async () => {
    const { server, set, text, file, revision } = await openSite('sites/driver-papers');
    const first = Object((await server.get('state')).body).revision;
    const sectionsOf = (source: string) => valueAt(SiteDocument.read(source).data, ['pages', 2, 'sections']);
    const operation = { kind: 'remove', path: ['pages', 2, 'sections', 1] };
    const remove = (known: string, seen: string) =>
      server.post('change', { revision: known, operation, seen });
    const titleOfSection = [...operation.path, 'title'];
    const from = valueAt(SiteDocument.read(text).data, titleOfSection);
    expect((await set(titleOfSection, 'Другое название', from)).status).toBe(200);
    const changed = await file();
    for (const seen of [first, 'unknown']) {
      expect((await remove(first, seen)).status).toBe(409);
    }
    expect(await file()).toBe(changed);
    // The path is meant by a version of the file that had the block otherwise.
    expect((await remove(first, await revision())).status).toBe(200);
    expect(sectionsOf(await file())).toEqual([sectionsOf(text)].flat().toSpliced(1, 1));
  });

  test('that removes a page tells the links to it in menus apart', async () => {
    const { server, text, revision } = await openSite('sites/driver-papers');
    const from = Object(SiteDocument.read(text).data).pages[1];
    const operation = { kind: 'remove', path: ['pages', 1] };
    const { body } = await server.post('change', { revision: await revision(), operation, from });
    expect(from).toMatchObject({ path: '/about' });
    expect(body).toMatchObject({
      linked: {
        page: '/about',
        links: expect.arrayContaining([
          'Верх каждой страницы → пункт меню /about',
          'Низ каждой страницы → пункт меню /about',
        ]),
      },
    });
  });

  test('that gives a page another path keeps the old one where the last commit has it', async () => {
    const { workspace, file, server, revision } = await openSite('sites/driver-papers');
    const rename = async (index: number, from: string, to: string) => {
      const operation = { kind: 'rename-page', path: ['pages', index], to };
      await server.post('change', { revision: await revision(), operation, from });
      return file();
    };
    const git = (...args: string[]) =>
      execFileSync('git', ['-c', 'user.name=A', '-c', 'user.email=a@b.c', ...args], {
        cwd: workspace.folder,
      });
    git('init', '-q');
    git('add', 'site.yaml');
    git('commit', '-qm', 'First');
    expect(await rename(9, '/pesel', '/number')).toContain('oldPaths: [/pesel]\n');
    expect(await rename(9, '/number', '/pesel-number')).toContain('oldPaths: [/pesel]\n');
  });

  test('of the home page names what is wrong, and no links', async () => {
    const { server, text, revision } = await openSite('sites/driver-papers');
    const from = Object(SiteDocument.read(text).data).pages[0];
    const operation = { kind: 'remove', path: ['pages', 0] };
    const { body } = await server.post('change', { revision: await revision(), operation, from });
    expect(body).not.toHaveProperty('linked');
  });

  test('leaves errors that are there already', async () => {
    const { workspace, set, text } = await openSite();
    await workspace.write('site.yaml', replaceOnce(text, 'https://site.example', 'ftp://site.example'));
    expect((await set(title, 'Новое', 'Ремонт C#1')).status).toBe(200);
  });

  test('finds its item again after the file has been changed by hand', async () => {
    const { workspace, server, file, text } = await openSite('sites/driver-papers');
    const { body } = await server.get('state');
    const second = /\n {2}- path: (?!\/\n)[\s\S]*?(?=\n {2}- path:)/.exec(text)?.[0] ?? '';
    await workspace.write('site.yaml', text.replace(second, ''));
    const names = (SiteDocument.read(text).specification?.pages ?? []).map(({ name }) => name);
    const at = names.length - 1;
    const answer = await server.post('change', {
      revision: Object(body).revision,
      operation: { kind: 'set', path: ['pages', at, 'name'], to: 'Другое имя' },
      from: names[at],
    });
    expect(answer.status).toBe(200);
    expect(await file()).toBe(text.replace(second, '').replace(`name: ${names[at]}\n`, 'name: Другое имя\n'));
  });

  test('moves an item as far as it was to go, where another change has moved it, and says from where', async () => {
    const { server, file, text, revision } = await openSite('sites/driver-papers');
    const pages = (source: string) =>
      (SiteDocument.read(source).specification?.pages ?? []).map(({ path }) => path);
    const [home, first, second, third, ...others] = pages(text);
    const known = Object((await server.get('state')).body).revision;
    const move = (at: number, to: number) =>
      server.post('change', { revision: known, operation: { kind: 'move', path: ['pages', at], to } });
    const answers = [await move(1, 2), await move(1, 2)];
    expect(pages(await file())).toEqual([home, second, third, first, ...others]);
    expect(answers.map(({ body }) => Object(body).operation)).toEqual([
      { kind: 'move', path: ['pages', 1], to: 2 },
      { kind: 'move', path: ['pages', 2], to: 3 },
    ]);
    expect(Object(answers[1]?.body).revision).toBe(await revision());
    const last = others.length + 3;
    expect((await move(last, last - 1)).status).toBe(200);
    // Not beyond the end.
    expect((await move(last - 1, last)).status).toBe(200);
    expect(pages(await file()).slice(-2)).toEqual(others.slice(-2).toReversed());
  });

  test('leaves a form that of its item, wherever that stands now', async () => {
    const { server, file, workspace, text, revision } = await openSite('sites/driver-papers');
    const form = (path: unknown, known: string) =>
      server.get(`form?${new URLSearchParams({ path: JSON.stringify(path), revision: known })}`);
    await server.get('state');
    const before = await form(['pages', 2], '');
    expect(before.body).toMatchObject({ path: ['pages', 2], revision: await revision() });
    const first = /\n {2}- path: (?!\/\n)[\s\S]*?(?=\n {2}- path:)/.exec(text)?.[0] ?? '';
    await workspace.write('site.yaml', text.replace(first, ''));
    await server.get('state');
    const { body } = await form(['pages', 2], Object(before.body).revision);
    expect(body).toMatchObject({ path: ['pages', 1], title: Object(before.body).title });
    expect(Object(body).revision).toBe(revisionOf(await file()));
    for (const path of [['pages', 99], ['nothing'], 'pages', null, [{}]]) {
      expect((await form(path, '')).status).toBe(404);
    }
  });

  test('of a file with syntax errors waits for their fix', async () => {
    const { workspace, server } = await openSite();
    await workspace.write('site.yaml', 'site: "open\n');
    const { status, body } = await server.get('state');
    expect(status).toBe(423);
    expect(Object(body).findings).not.toEqual([]);
  });

  test('changes the site once where several are sent at the same time', async () => {
    const { set, file } = await openSite();
    const titles = ['А', 'Б', 'В'];
    const answers = await Promise.all(titles.map((to) => set(title, to, 'Ремонт C#1')));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409]);
    // Requests may arrive in any order.
    const accepted = titles.filter((_, index) => answers[index]?.status === 200);
    expect(await file()).toContain(`title: ${accepted.join('')} #`);
  });
});

describe('an attack', () => {
  const change = async () => {
    const site = await openSite();
    const body = JSON.stringify({
      revision: await site.revision(),
      operation: { kind: 'set', path: title, to: 'Взлом' },
      from: 'Ремонт C#1',
    });
    const send = (headers: Record<string, string>, rest = {}) =>
      rawRequest(site.server.origin, {
        method: 'POST',
        target: '/__edit/change',
        headers: { ...site.server.headers, ...headers },
        body,
        ...rest,
      });
    return { ...site, send };
  };

  test.for([
    ['from another site', { origin: 'https://evil.example' }, 403],
    ['from another port of this machine', { origin: 'http://127.0.0.1:1' }, 403],
    ['from another name of this machine', { origin: 'http://localhost' }, 403],
    ['without an origin', { origin: '' }, 403],
    ['from a document without origin', { origin: 'null' }, 403],
    ['across sites', { 'sec-fetch-site': 'cross-site' }, 403],
    ['from another port, by the browser', { 'sec-fetch-site': 'same-site' }, 403],
    ['to another name', { host: 'evil.example', origin: 'http://evil.example' }, 403],
    ['without the cookie', { cookie: '' }, 403],
    ['with a wrong cookie', { cookie: 'site-editor-80=x; site-editor-=y' }, 403],
    ['as a form', { 'content-type': 'application/x-www-form-urlencoded' }, 415],
    ['as plain text', { 'content-type': 'text/plain' }, 415],
  ] as const)('%s is refused', async ([, headers, expected]) => {
    const { send, text, file } = await change();
    expect((await send(headers)).status).toBe(expected);
    expect(await file()).toBe(text);
  });

  test('is refused before its body is read', async () => {
    const { send } = await change();
    const huge = { 'content-length': '1000000000' };
    expect((await send({ ...huge, cookie: '' }, { body: undefined })).status).toBe(403);
    expect((await send(huge, { body: undefined })).status).toBe(413);
  });

  test('with a body that is too large is refused', async () => {
    const { send, text, file } = await change();
    const body = JSON.stringify({ to: 'x'.repeat(600_000) });
    expect((await send({ 'transfer-encoding': 'chunked' }, { body })).status).toBe(413);
    expect(await file()).toBe(text);
  });

  test.for([
    [{ kind: 'set', path: ['__proto__', 'polluted'], to: true }, 400],
    [{ kind: 'set', path: ['constructor', 'prototype'], to: true }, 422],
    [{ kind: 'set', path: ['pages', 'length'], to: 0 }, 422],
    [{ kind: 'set', path: ['site', 'toString'], to: 'x' }, 422],
    [{ kind: 'set', path: ['../../etc/passwd'], to: 'x' }, 422],
    [{ kind: 'set', path: ['pages', 1e9, 'title'], to: 'x' }, 422],
    [{ kind: 'set', path: ['pages', -1, 'title'], to: 'x' }, 400],
    [{ kind: 'set', path: [], to: {} }, 400],
    [{ kind: 'set', path: title, to: 'x', file: '/etc/passwd' }, 400],
    [{ kind: 'write', path: title, to: 'x' }, 400],
    [[], 400],
  ] as const)('with the operation %j is refused', async ([operation, expected]) => {
    const { server, text, file, revision } = await change();
    const answer = await server.post('change', { revision: await revision(), operation });
    expect(answer.status).toBe(expected);
    expect(await file()).toBe(text);
    expect(Object.hasOwn(Object.prototype, 'polluted')).toBe(false);
  });

  test('with a value that holds a prototype writes no such key', async () => {
    const { server, file, revision } = await change();
    const body = `{"revision":"${await revision()}","operation":{"kind":"set","path":["site","theme"],"to":{"__proto__":{"x":1}}}}`;
    const answer = await rawRequest(server.origin, {
      method: 'POST',
      target: '/__edit/change',
      headers: server.headers,
      body,
    });
    expect(answer.status).toBe(200);
    expect(await file()).not.toMatch(/__proto__|x: 1/);
  });

  test('with values within values without end is refused', async () => {
    const { server, revision } = await change();
    const deep = `${'['.repeat(100_000)}${']'.repeat(100_000)}`;
    const body = `{"revision":"${await revision()}","operation":{"kind":"set","path":["site"],"to":${deep}}}`;
    const answer = await rawRequest(server.origin, {
      method: 'POST',
      target: '/__edit/change',
      headers: server.headers,
      body,
    });
    expect([400, 422]).toContain(answer.status);
  });

  test('reads nothing without the cookie or across sites', async () => {
    const { server } = await change();
    const read = (headers: Record<string, string>) =>
      rawRequest(server.origin, { target: '/__edit/state', headers: { ...server.headers, ...headers } });
    expect((await read({})).status).toBe(200);
    expect((await read({ cookie: '' })).status).toBe(403);
    expect((await read({ 'sec-fetch-site': 'cross-site' })).status).toBe(403);
    expect((await read({ host: 'evil.example' })).status).toBe(403);
  });
});

describe('the key', () => {
  test('opens the site once, for a cookie that no script reads, and leaves the address', async () => {
    const { server } = await openSite();
    const target = `${server.opening()}&page=1`;
    const first = await rawRequest(server.origin, { target });
    expect(first).toMatchObject({ status: 303, headers: { location: '/?page=1' } });
    expect(first.headers['set-cookie']?.[0]).toMatch(/; Path=\/; HttpOnly; SameSite=Strict$/);
    const second = await rawRequest(server.origin, { target });
    expect(second.status).toBe(303);
    expect(second.headers['set-cookie']).toBeUndefined();
    expect(server.opening()).not.toBe(target);
  });

  test('opens nothing under a foreign name', async () => {
    const { server } = await openSite();
    const target = server.opening();
    const answer = await rawRequest(server.origin, { target, headers: { host: 'evil.example' } });
    expect(answer.headers['set-cookie']).toBeUndefined();
    expect(server.opening()).toBe(target);
  });
});

test.for([
  [false, {}, true],
  ['localhost', {}, true],
  ['127.0.0.1', {}, true],
  ['::1', {}, true],
  [true, {}, false],
  ['0.0.0.0', {}, false],
  ['192.168.1.2', {}, false],
  [true, { SITE_EDITOR: 'yes' }, false],
  [true, { SITE_EDITOR: 'network' }, true],
] as const)('a server at %s with %j may edit: %s', ([host, environment, expected]) => {
  expect(mayEdit({ server: { host } }, environment)).toBe(expected);
  expect(mayEdit({ server: {} }, {})).toBe(true);
});
