import { describe, expect, test } from 'vitest';
import { formatMessage } from '../../generator/core/findings/format-message.ts';
import {
  resolveMessengers,
  resolvePhone,
  resolvePhones,
  toPhone,
} from '../../generator/core/resolve/phones.ts';
import { SiteDocument } from '../../generator/core/site-document.ts';
import { withCountryCode, wrongLength } from '../../generator/core/text/dial-plan.ts';
import { contextFor } from '../support/resolve-context.ts';
import { readFixture, replaceOnce } from '../support/workspace.ts';

const { context, findings } = await contextFor('sites/driver-papers');

describe('a number', () => {
  test.for([
    ['+375 29 000-00-01', 'tel:+375290000001'],
    ['+375 (33) 000-00-02', 'tel:+375330000002'],
    ['07700 900142', 'tel:07700900142'],
    ['8 (0152) 00-00-00', 'tel:80152000000'],
    ['+43 (0) 1 000 00 01', 'tel:+4310000001'],
    ['0000000', 'tel:0000000'],
  ] as const)('%s is dialled as %s', ([display, href]) => {
    expect(toPhone(display)).toEqual({ display, href });
  });
});

describe('the length of a number', () => {
  test.for([
    ['+375 29 000-00-0', [12]],
    ['+48 600 000 0033', [11]],
    ['+7 495 000-00-0', [11]],
    ['+1 555 000 000', [11]],
    ['+44 7700 9001423', [12]],
    ['+370 600 000', [11]],
    ['+30 210 000 00', [12]],
  ] as const)('%s is none of its country', ([number, wanted]) => {
    expect(wrongLength(number)?.wanted).toEqual(wanted);
  });

  test.for([
    '+375 29 000-00-01',
    '+375 152 00-00-01',
    '+7 495 000-00-00',
    '+49 30 123456',
    '+49 1512 3456789',
    '+43 (0) 1 000 00 01',
    '+44 800 1111',
    '+44 20 7946 0958',
    '+39 06 0000 0000',
    '+999 123 45 67',
    '029 000-00-01',
  ])('%s is not doubted', (number) => {
    expect(wrongLength(number)).toBeUndefined();
  });
});

describe('the country code that a number lacks', () => {
  test.for([
    ['8 (029) 000-00-01', [], '+375 29 000-00-01'],
    ['8 (495) 000-00-01', [], '+7 495 000-00-01'],
    ['00375 29 000-00-01', [], '+375 29 000-00-01'],
    ['375 29 000-00-01', [], '+375 29 000-00-01'],
    ['029 000-00-01', ['375'], '+375 29 000-00-01'],
    ['07700 900142', ['44'], undefined],
    ['07700 900142', [], undefined],
    ['450 555-0142', [], undefined],
    ['495-00-00', [], undefined],
    ['116 117 0', ['49'], undefined],
    ['8 800 000-00-00', [], undefined],
  ] as const)('of %s where the others have %j', ([number, homeCodes, proposal]) => {
    expect(withCountryCode(number, homeCodes)).toBe(proposal);
  });
});

describe('a name', () => {
  test('stands for its number, in the order asked for', () => {
    findings.length = 0;
    expect(resolvePhones(context, ['второй', 'главный'], []).map(({ href }) => href)).toEqual([
      'tel:+375330000002',
      'tel:+375290000001',
    ]);
    expect(findings).toEqual([]);
  });

  test.for(['главны', 'constructor', '__proto__', 'toString'])('%s is not one', (name) => {
    findings.length = 0;
    resolvePhone(context, name, ['phone']);
    resolveMessengers(context, [name], ['messengers']);
    expect(findings.map(({ code, path }) => [code, path])).toEqual([
      ['unknown-phone', ['phone']],
      ['unknown-messenger', ['messengers', 0]],
    ]);
  });
});

describe('messengers', () => {
  test('have the address that opens a chat', () => {
    const names = ['telegram', 'instagram', 'whatsapp', 'viber', 'почта', 'viber-визы'];
    expect(resolveMessengers(context, names, [])).toEqual([
      { app: 'telegram', label: 'Telegram', href: 'https://t.me/reis_dok_example' },
      { app: 'instagram', label: 'Instagram', href: 'https://www.instagram.com/reis.dok.example/' },
      { app: 'whatsapp', label: 'WhatsApp', href: 'https://wa.me/375290000004' },
      { app: 'viber', label: 'Viber', href: 'viber://chat?number=%2B375290000006' },
      { app: 'email', label: 'Написать на почту', href: 'mailto:office@reisdok.example' },
      { app: 'viber', label: 'Viber, отдел виз', href: 'viber://chat?number=%2B375290000007' },
    ]);
  });

  test('of other networks have theirs, and any page may stand among them', async () => {
    const { context: bicycles } = await contextFor('sites/bicycle-workshop');
    expect(resolveMessengers(bicycles, ['page', 'group', 'notes'], [])).toEqual([
      { app: 'messenger', label: 'Messenger', href: 'https://m.me/spokeandbell.example' },
      { app: 'vk', label: 'VK', href: 'https://vk.me/spokeandbell_example' },
      { app: 'link', label: 'Workshop notes', href: 'https://notes.example/spokeandbell' },
    ]);
  });

  test.for([
    ['', 'office@example.com'],
    ['    account: letters@example.com\n', 'letters@example.com'],
  ])('write to the address of the contacts unless they have their own: %j', async ([account, address]) => {
    const text = replaceOnce(
      await readFixture('ok/minimal'),
      'contacts:\n',
      `messengers:\n  mail:\n    app: email\n${account}contacts:\n`,
    );
    const shown = replaceOnce(
      text,
      '      - kind: hero\n',
      '      - kind: hero\n        messengers: [mail]\n',
    );
    const { model } = SiteDocument.read(shown, new Map());
    expect(model?.pages[0]?.sections[0]).toMatchObject({
      messengers: [{ app: 'email', label: address, href: `mailto:${address}` }],
    });
  });

  test.for([
    ['telegram', 'https://t.me/name', 'name'],
    ['telegram', 'имя', 'name'],
    ['instagram', 'a b', 'name'],
    ['whatsapp', 'name', 'number'],
    ['viber', '123', 'number'],
    ['email', 'name', 'email'],
    ['messenger', 'a b', 'name'],
    ['vk', 'имя', 'name'],
    ['telegram', '"></a>', 'name'],
  ] as const)('%s has no account %s', async ([app, account, kind]) => {
    const text = replaceOnce(
      await readFixture('ok/minimal'),
      'contacts:\n',
      `messengers:\n  chat:\n    app: ${app}\n    account: '${account}'\ncontacts:\n`,
    );
    const shown = replaceOnce(
      text,
      '      - kind: hero\n',
      '      - kind: hero\n        messengers: [chat]\n',
    );
    expect(SiteDocument.read(shown, new Map()).diagnostics).toMatchObject([
      { code: 'bad-account', args: { kind } },
    ]);
  });
});

test('names of Object.prototype cannot be smuggled in as phones', async () => {
  const text = replaceOnce(
    await readFixture('ok/minimal'),
    'phones:\n',
    'phones:\n  __proto__: "+375 29 000-00-09"\n  constructor: "+375 29 000-00-08"\n',
  );
  const { diagnostics } = SiteDocument.read(
    replaceOnce(text, 'phone: office', 'phone: constructor'),
    new Map(),
  );
  expect(diagnostics.filter(({ severity }) => severity === 'error')).toEqual([]);
});

describe('a messenger that names a phone', async () => {
  const text = await readFixture('ok/messenger-by-phone');
  const chat = (changed: string) => {
    const { model, diagnostics } = SiteDocument.read(changed, new Map());
    expect(diagnostics).toEqual([]);
    const [hero] = model?.pages[0]?.sections ?? [];
    return hero?.kind === 'hero' ? hero.messengers : [];
  };

  test('has its number, also after that has changed', () => {
    expect(chat(text)).toEqual([
      { app: 'viber', label: 'Viber', href: 'viber://chat?number=%2B375290000002' },
    ]);
    expect(chat(replaceOnce(text, '000-00-02', '000-00-09'))).toMatchObject([
      { href: 'viber://chat?number=%2B375290000009' },
    ]);
  });

  test('is told at the phone where that opens no chat', () => {
    const { diagnostics } = SiteDocument.read(
      replaceOnce(text, '"+375 29 000-00-02"', '"02-00-02-00"'),
      new Map(),
    );
    const [bad] = diagnostics.filter(({ code }) => code === 'bad-account');
    expect(bad).toMatchObject({ path: ['phones', 'chats'], args: { lacksCountry: true } });
    expect(bad && formatMessage(bad, 'ru').hint).toContain('с плюсом и кодом страны');
  });
});
