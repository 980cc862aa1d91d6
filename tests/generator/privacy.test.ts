import { isDeepStrictEqual } from 'node:util';
import { describe, expect, test } from 'vitest';
import { languagesWithWords } from '../../generator/core/schema/site-languages.ts';
import { SiteDocument } from '../../generator/core/site-document.ts';
import type { TextSection } from '../../src/model/section.ts';
import { readFixture, replaceOnce } from '../support/workspace.ts';

const bare = await readFixture('fixed/unconfirmed-privacy');

const contacts = '      - kind: contacts\n        title: Контакты\n';
const form = `form:
  title: Вопрос
  text: Ответим.
  submit: Отправить
  sending: Отправляем
  success: Готово
  failure: Ошибка
  failureHelp: Позвоните
  source: Сайт
  fields:
    - kind: text
      name: name
      label: Имя (любое)
    - kind: textarea
      name: question
      label: Вопрос_1
  delivery:
    serviceId: service_example
    templateId: template_example
    publicKey: example-key
`;
const consentBox = `    - kind: checkbox
      name: consent
      label: Согласен на [обработку](/privacy)
      required: Отметьте
`;
const captcha = `  captcha:
    siteKey: example-key
    unsolved: Подтвердите
    unavailable: Не загрузилась
`;
const map = `  map:
    embed: https://www.openstreetmap.org/export/embed.html
    link: https://www.openstreetmap.org/place
    title: Карта
    linkLabel: Карта
`;
const messengers = 'messengers:\n  chat:\n    app: viber\n    account: "+375 29 000-00-01"\n';

/** The bare site with more switched on: its form and map stand on the home page. */
const withContacts = replaceOnce(bare, '  - path: /privacy', `${contacts}  - path: /privacy`).replace(
  '      - kind: contacts',
  '      - kind: contacts\n        id: contacts',
);
const withForm = withContacts + form;
const withMap = replaceOnce(withContacts, 'pages:\n', `${map}pages:\n`).replace(
  'id: contacts',
  'id: contacts\n        form: false',
);
const withCaptcha = withForm + captcha;
const withAnalytics = `${bare}analytics:\n  account: AW-000000000\n`;
const withMessengers = bare + messengers;
const everything = `${replaceOnce(withContacts, 'pages:\n', `${map}pages:\n`)}${form}${captcha}analytics:\n  account: AW-000000000\n${messengers}`;

function siteOf(text: string) {
  const { model, diagnostics } = SiteDocument.read(text, new Map());
  if (model === undefined) {
    throw new TypeError(JSON.stringify(diagnostics));
  }
  return model;
}

function partsOf(text: string): TextSection[] {
  const page = siteOf(text).pages.find(({ path }) => path === '/privacy');
  return page?.sections.filter((section): section is TextSection => section.kind === 'text') ?? [];
}

/** The page's words, with plain spaces where its typography keeps two of them on one line. */
const wordsOf = (text: string) => JSON.stringify(partsOf(text)).replaceAll('\u00A0', ' ');
const idsOf = (text: string) => partsOf(text).map(({ id }) => id);

/** What is said about each thing that a file can switch on. */
const statements = [
  ['form', withForm, ['EmailJS', 'privacy:form', 'в форме', 'прерванном в пути сообщении: время и номер']],
  ['captcha', withCaptcha, ['reCAPTCHA', 'privacy:captcha']],
  ['analytics', withAnalytics, ['счётчик', 'privacy:analytics']],
  ['map', withMap, ['www.openstreetmap.org', 'privacy:map']],
  ['messengers', withMessengers, ['Viber']],
] as const;

describe('the text about personal data', () => {
  test.for(statements)('speaks of %s only where that is switched on', ([, text, words]) => {
    for (const word of words) {
      expect(wordsOf(text)).toContain(word);
      expect(wordsOf(bare)).not.toContain(word);
    }
  });

  test('says whether statistics wait for consent, and a map for a press', () => {
    expect(wordsOf(withAnalytics)).toContain('Если вы согласились');
    expect(wordsOf(withAnalytics)).toContain('отозвать согласие');
    expect(wordsOf(withAnalytics)).toContain('Ваш ответ на вопрос о счётчике');
    const unasked = `${withAnalytics}  consent: none\n`;
    expect(wordsOf(unasked)).toContain('Когда вы открываете сайт');
    expect(wordsOf(unasked)).not.toMatch(/соглас|Ваш ответ/);
    expect(wordsOf(withMap)).toContain('когда вы до неё долистали');
    const pressed = replaceOnce(withMap, '    title: Карта', '    load: press\n    title: Карта');
    expect(wordsOf(pressed)).toContain('только когда вы нажали на её место');
  });

  test('names the services of others only where they are used', () => {
    for (const name of ['EmailJS', 'Google', 'cookie', 'www.openstreetmap.org']) {
      expect(wordsOf(bare)).not.toContain(name);
    }
    const recipients = partsOf(everything).find(({ id }) => id === 'privacy:recipients');
    expect(JSON.stringify(recipients)).toContain('EmailJS, Google, www.openstreetmap.org');
  });

  test('is silent about a form and a map that no page shows', () => {
    const hidden = replaceOnce(bare, 'pages:\n', `${map}pages:\n`) + form;
    expect(idsOf(hidden)).toEqual(idsOf(bare));
  });

  test('names who is responsible, by what the file says of the company', () => {
    expect(wordsOf(bare)).toContain('000000000');
    expect(wordsOf(bare)).toContain('mailto:office@example.com');
    expect(wordsOf(bare)).toContain('tel:+375290000001');
    expect(wordsOf(bare)).toContain('№ 99-З');
    expect(wordsOf(bare)).toContain('Национальный центр защиты персональных данных');
    const named = replaceOnce(
      bare,
      '        confirmed: true',
      '        confirmed: true\n        operator: ООО *Пример*',
    );
    expect(wordsOf(named)).toContain('ООО *Пример*.');
  });

  test('names the fields of the form as they are written, and its ground', () => {
    const asked = partsOf(withForm).find(({ id }) => id === 'privacy:form');
    expect(JSON.stringify(asked)).toContain('Имя (любое), Вопрос_1.');
    expect(JSON.stringify(asked)).toContain('один год после ответа');
    expect(JSON.stringify(asked)).toContain('ваша просьба');
    const ticked = replaceOnce(withForm, '  delivery:', `${consentBox}  delivery:`);
    expect(wordsOf(ticked)).toContain('ваше согласие, отметка в форме');
    expect(wordsOf(ticked)).toContain('отозвать согласие');
    expect(wordsOf(withForm)).not.toContain('отозвать согласие');
  });

  test('names a host that is known, and the one that the section names before it', () => {
    expect(wordsOf(bare)).toContain('компания, на серверах которой стоит сайт');
    const hosted = replaceOnce(bare, '  language: ru', '  language: ru\n  host: netlify');
    expect(wordsOf(hosted)).toContain('Страницы отдаёт Netlify (Netlify, Inc.)');
    const named = replaceOnce(
      hosted,
      '        confirmed: true',
      '        confirmed: true\n        hosting: Сервер',
    );
    expect(wordsOf(named)).toContain('Страницы отдаёт Сервер.');
    expect(wordsOf(named)).not.toContain('Netlify');
  });

  test('takes the owner’s words instead of its own', () => {
    const own = replaceOnce(
      bare,
      '        confirmed: true',
      '        confirmed: true\n        parts:\n          hosting:\n            title: Сервер\n            text: Стоит **здесь**.',
    );
    expect(partsOf(own).find(({ id }) => id === 'privacy:hosting')).toEqual({
      kind: 'text',
      id: 'privacy:hosting',
      title: 'Сервер',
      text: [{ kind: 'paragraph', children: ['Стоит ', { kind: 'strong', children: ['здесь'] }, '.'] }],
    });
  });

  test.for(languagesWithWords)('is whole in %s, and in that language', (language) => {
    const translated = everything.replace('language: ru', `language: ${language}`);
    const parts = partsOf(translated);
    expect(parts.map(({ id }) => id)).toEqual(idsOf(everything));
    expect(new Set(parts.map(({ title }) => title)).size).toBe(parts.length);
    const text = JSON.stringify(parts);
    for (const fact of [
      '99-З',
      'tel:',
      'один год',
      'Имя (любое)',
      'www.openstreetmap.org',
      'Viber',
      'EmailJS, Google',
    ]) {
      expect(text).toContain(fact);
    }
    expect(text).not.toMatch(/undefined|\*\*|\]\(|\{\w+\}/);
    if (language !== 'ru') {
      const russian = partsOf(everything).map((part) => JSON.stringify(part.text));
      expect(parts.filter((part) => russian.includes(JSON.stringify(part.text)))).toEqual([]);
    }
  });

  test.for(languagesWithWords)('says the other thing in %s where the site does the other', (language) => {
    const otherwise = [
      ['  delivery:', `${consentBox}  delivery:`],
      ['  account: AW-000000000\n', '  account: AW-000000000\n  consent: none\n'],
      ['    title: Карта', '    load: press\n    title: Карта'],
      ['        storage: один год после ответа\n', ''],
      ['        authority: Национальный центр защиты персональных данных Республики Беларусь\n', ''],
    ].reduce((text, [from = '', to = '']) => replaceOnce(text, from, to), everything);
    const [parts, others] = [everything, otherwise].map((text) =>
      partsOf(text.replace('language: ru', `language: ${language}`)),
    );
    const changed = others?.filter((part, index) => !isDeepStrictEqual(part, parts?.[index]));
    expect(changed?.map(({ id }) => id)).toEqual([
      'privacy:form',
      'privacy:analytics',
      'privacy:map',
      'privacy:browser',
      'privacy:rights',
    ]);
    expect(JSON.stringify(others)).not.toMatch(/undefined|\*\*|\]\(|\{\w+\}/);
    expect(others?.map(({ id }) => id)).toEqual(parts?.map(({ id }) => id));
  });
});

describe('the way to it', () => {
  const link = { kind: 'page', path: '/privacy' };

  test('is at the foot of every page, once', () => {
    expect(siteOf(bare).site.shell.footer.privacy).toEqual({ label: 'Персональные данные', link });
    const inMenu = replaceOnce(bare, 'footer:\n  menu:\n', 'footer:\n  menu:\n    - link: /privacy\n');
    expect(siteOf(inMenu).site.shell.footer.privacy).toBeUndefined();
  });

  test('is beside the button of the form, in the language of the site or in the owner’s words', () => {
    const lineOf = (text: string) => siteOf(text).site.form?.privacyLine;
    expect(lineOf(withForm)?.at(-1)).toMatchObject({ kind: 'link', link });
    expect(lineOf(withForm.replace('language: ru', 'language: pl'))?.[0]).toContain('odpowiedzieć');
    const own = replaceOnce(withForm, '  source:', '  privacy: Читайте [правила](/privacy)\n  source:');
    expect(lineOf(own)).toEqual(['Читайте ', { kind: 'link', link, children: ['правила'] }]);
  });

  test('is the box alone where one has to be ticked', () => {
    const ticked = replaceOnce(withForm, '  delivery:', `${consentBox}  delivery:`);
    expect(siteOf(ticked).site.form?.privacyLine).toBeUndefined();
  });

  test('is nowhere where no page says anything', async () => {
    const { site } = siteOf(await readFixture('ok/all-form-fields'));
    expect(site.shell.footer.privacy).toBeUndefined();
    expect(site.form?.privacyLine).toBeUndefined();
  });
});

test('the page needs no conversion of its own', () => {
  expect(SiteDocument.read(bare, new Map()).diagnostics).toEqual([]);
});
