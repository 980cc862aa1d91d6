import { describe, expect, test } from 'vitest';
import { knownExample } from '../../generator/core/check/known-example.ts';
import { SiteDocument } from '../../generator/core/site-document.ts';
import { readFixture, replaceOnce } from '../support/workspace.ts';

const details = ['company', 'details', 0, 'value'];
const phone = ['phones', 'office'];

describe('a value that is an example by itself', () => {
  test.for([
    [['contacts', 'email'], 'info@reisdok.example', 'reserved-domain'],
    [['contacts', 'email'], 'OFFICE@Example.COM', 'reserved-domain'],
    [['site', 'address'], 'https://www.example.org/repo', 'reserved-domain'],
    [['site', 'address'], 'https://мастерская.test', 'reserved-domain'],
    [['pages', 0, 'sections', 0, 'text'], 'Пишите на [почту](mailto:a@b.example).', 'reserved-domain'],
    [['messengers', 'photos', 'account'], 'spokeandbell.example', 'reserved-domain'],
    [['messengers', 'chat', 'account'], 'reisdok_example', 'named'],
    [['messengers', 'chat', 'account'], '+375 44 000-00-03', 'zeros'],
    [phone, '+375 29 000-00-01', 'zeros'],
    [phone, '+375 (33) 000-00-02', 'zeros'],
    [phone, '+375290000001', 'zeros'],
    [phone, '+7 495 000-00-00', 'zeros'],
    [phone, '+48 000 000 000', 'zeros'],
    [phone, '000 00 00', 'zeros'],
    [phone, '07700 900142', 'fictional-number'],
    [phone, '+44 7700 900871', 'fictional-number'],
    [phone, '+1 212 555-0123', 'fictional-number'],
    [details, '000000000', 'zeros'],
    [details, '00-000 000', 'zeros'],
    [details, 'BY00 EXAM 0000 0000 0000 0000 0000', 'zeros'],
    [details, 'EXAMPLE0', 'named'],
    [details, 'ООО «Пример»', 'named'],
    [details, 'Spoke & Bell Example Ltd', 'named'],
    [details, 'Przykład sp. z o.o.', 'named'],
    [['analytics', 'account'], 'AW-000000000', 'zeros'],
    [['analytics', 'account'], 'G-XXXXXXXXXX', 'zeros'],
    [['pages', 0, 'analytics', 'conversion'], 'AW-00000000000/visit', 'zeros'],
    [['pages', 0, 'analytics', 'callConversion'], 'AW-123456789/home-call-example', 'named'],
    [['form', 'delivery', 'serviceId'], 'service_example', 'named'],
    [['form', 'captcha', 'siteKey'], 'example-captcha-site-key', 'named'],
    [['form', 'captcha', 'siteKey'], '6LeIxAcTAAAAAJcZVRqyHh71UMIEGNQ_MXjiZKhI', 'test-key'],
    [['form', 'captcha', 'siteKey'], '1x00000000000000000000AA', 'test-key'],
  ] as const)('%j: %s (%s)', ([path, value, kind]) => {
    expect(knownExample(path, value)).toMatchObject({ kind });
  });

  test.for([
    [['contacts', 'email'], 'info@example.com.ua'],
    [['contacts', 'email'], 'info@my-example.com'],
    [['contacts', 'email'], 'test@firma.by'],
    [['site', 'address'], 'https://testing.by'],
    [['site', 'address'], 'https://example.by'],
    [['pages', 0, 'title'], 'Test drive, for example'],
    [['pages', 0, 'path'], '/example'],
    [['pages', 0, 'sections', 0, 'text'], 'Например, 000-00-00'],
    [['form', 'fields', 0, 'hint'], 'anna@example.com, +375 29 000-00-00'],
    [['form', 'delivery', 'blockList', 'values', 0], 'spam@example.com'],
    [['words', 'call'], 'example.com'],
    [phone, '+375 29 100-00-00'],
    [phone, '+375 29 600-00-01'],
    [phone, '+48 600 000 001'],
    [phone, '+48600000001'],
    [phone, '+49 30 2000000'],
    [phone, '+7 800 500-00-00'],
    [phone, '8 800 000'],
    [details, 'BY20 OLMP 3100 1000 0000 0000 0933'],
    [details, '500000001'],
    [details, '0000'],
    [details, 'ООО «Примерочная»'],
    [['analytics', 'account'], 'AW-1000000000'],
    [['analytics', 'account'], 'G-0000AB12CD'],
    [['form', 'delivery', 'serviceId'], 'service_examples4u'],
    [['messengers', 'chat', 'account'], '+375 29 611-22-33'],
  ] as const)('may be a real one: %j: %s', ([path, value]) => {
    expect(knownExample(path, value)).toBeUndefined();
  });
});

describe('examples that no mark says to be such', () => {
  test('are found in a site of another language and trade, where they stand', async () => {
    const text = await readFixture('sites/bicycle-workshop');
    const lines = text.split('\n');
    const shown = SiteDocument.read(text, new Map())
      .unmarkedExamples()
      .map(({ range, path }) => {
        const line = lines[range.start.line - 1] ?? '';
        return `${path.join('.')} ${line.slice(range.start.column - 1, range.end.column - 1)}`;
      });
    expect(shown).toEqual(
      expect.arrayContaining([
        'site.address https://spokeandbell.example',
        'phones.workshop 07700 900142',
        'phones.fitting +44 7700 900871',
        'messengers.photos.account spokeandbell.example',
        'messengers.letters.account hello@spokeandbell.example',
        'contacts.email hello@spokeandbell.example',
        'header.menu.3.link https://club.example/bristol',
        'form.delivery.publicKey example-bicycle-key',
        'company.details.0.value Spoke & Bell Example Ltd',
        'company.details.1.value "00000000"',
      ]),
    );
  });

  test('are found in the other fixture site: its phones, accounts, keys and numbers', async () => {
    const text = await readFixture('sites/driver-papers');
    const found = SiteDocument.read(text, new Map()).unmarkedExamples();
    const blocks = new Set(found.map(({ path }) => path[0]));
    expect([...blocks]).toEqual(
      expect.arrayContaining(['phones', 'messengers', 'contacts', 'pages', 'company', 'site', 'analytics']),
    );
    expect(found.filter(({ path }) => path[0] === 'phones')).toHaveLength(3);
  });

  test('are told once where they are marked too', async () => {
    const text = await readFixture('ok/minimal');
    const linesOf = (source: string) => {
      const { diagnostics, unmarkedExamples } = SiteDocument.read(source, new Map());
      return [...diagnostics, ...unmarkedExamples()].map(({ range }) => range.start.line).toSorted();
    };
    expect(linesOf(text)).toHaveLength(4);
    const marked = replaceOnce(text, '"000000000"', '"000000000" # ЗАМЕНИТЬ');
    expect(linesOf(marked)).toEqual(linesOf(text));
    const inText = replaceOnce(text, 'office@example.com', "'office@example.com # ЗАМЕНИТЬ'");
    expect(linesOf(inText).filter((line) => line === 6)).toHaveLength(
      SiteDocument.read(inText, new Map()).diagnostics.filter(({ range }) => range.start.line === 6).length,
    );
  });

  test('are found in a long text, and in a file with mistakes', async () => {
    const text = await readFixture('ok/minimal');
    const long = replaceOnce(
      text,
      '    description: Чиним велосипеды.',
      '    description: >-\n      Чиним.\n      Пишите на a@b.example.',
    );
    const place = SiteDocument.read(long, new Map())
      .unmarkedExamples()
      .find(({ path }) => path.at(-1) === 'description');
    expect(place?.range).toMatchObject({ start: { line: 14 }, end: { line: 14 } });
    const broken = SiteDocument.read(replaceOnce(text, 'phone: office', 'phone: ofice'), new Map());
    expect(broken.unmarkedExamples()).toHaveLength(4);
    expect(SiteDocument.read('a: [', new Map()).unmarkedExamples()).toEqual([]);
  });
});
