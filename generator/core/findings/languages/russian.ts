import { type Confusables, findConfusables } from '../../text/confusables.ts';
import { list, maximumLines } from '../message.ts';
import type { LanguageWords } from './language-words.ts';

/** Characters that look like the right ones, by name. */
function strangeWords({ kind, letters }: Confusables): string {
  const quoted = list(letters.map((letter) => `«${letter}»`));
  const isOne = letters.length === 1;
  const words = {
    cyrillic: isOne
      ? `Здесь русская буква ${quoted}, а нужна латинская.`
      : `Здесь русские буквы ${quoted}, а нужны латинские.`,
    latin: isOne
      ? `Здесь латинская буква ${quoted}, а нужна русская.`
      : `Здесь латинские буквы ${quoted}, а нужны русские.`,
    zero: `Здесь ${isOne ? 'буква' : 'буквы'} ${quoted} вместо нуля.`,
    'soft-hyphen': 'Внутри невидимый знак: мягкий перенос (U+00AD).',
  };
  return words[kind];
}

export const russian: LanguageWords = {
  shapes: {
    text: 'текст',
    number: 'число',
    boolean: 'true или false',
    list: 'список (строки с «- » в начале или значения в скобках [ ])',
    block: 'блок (строки с отступом вида «имя: значение»)',
  },
  shapeHints: {
    text: "Возьмите весь текст в кавычки: '...'",
    number: 'Напишите число цифрами, без кавычек.',
    boolean: 'Напишите true (да) или false (нет).',
  },
  formats: {
    line: 'текст одной строкой, без пробелов по краям; длинный текст пишут под знаком >-',
    text: 'текст',
    'route-path': '«/» в начале, дальше латинские буквы, цифры, «-», «_», например /chip',
    'page-id': 'латинские буквы и цифры, первая — буква, например chipCard',
    'section-id': 'буквы, цифры, «-», «_» без пробелов',
    link: 'адрес без пробелов, например /chip, /#contacts или https://example.com',
    reference: 'буквы, цифры, «-», «_» без пробелов',
    condition: 'имена ответов, между ними «+», например truck или truck + poland',
    phone: "от 7 до 15 цифр с пробелами, скобками, дефисами, например '+375 29 000-00-01'",
    picture: 'имя файла .svg, .png, .jpg, .webp или .avif без папки',
    download:
      'имя файла .pdf, .docx, .xlsx, .odt, .csv, .txt, .zip, .jpg или .png без папки, окончание маленькими буквами',
    'web-address': 'адрес целиком, вместе с https://, например https://example.com/page',
    'secure-address':
      'адрес, который начинается с https:// — то, что идёт без шифрования (http://), на странице не откроется',
    'host-name': 'имя сайта без https:// и косых черт, например maps.example.com',
    'site-address':
      'адрес сайта вместе с https://, без «?» и «#», после имени сайта — только латинские буквы, цифры, «-», «_», «.», например https://example.com или https://example.github.io/site',
    email: 'адрес почты, например info@example.com',
    colour: 'цвет из шести знаков после решётки, в кавычках: "#f5a400"',
    'outside-id': 'идентификатор без пробелов и русских букв, как его дала служба',
    language: 'код языка, например ru или en',
    date: 'день по календарю: год, месяц и день через дефис, например 2027-06-30',
    'security-contact': 'адрес почты или страницы вместе с https://, например security@example.com',
    'field-name': 'латинские буквы и цифры, первая — буква, например phone',
    autocomplete: 'значение autocomplete латинскими буквами, например name, tel, email',
  },
  meant(written, nearest) {
    if (nearest === undefined) {
      return undefined;
    }
    const strange = findConfusables(written, nearest);
    return strange === undefined
      ? `Возможно, вы имели в виду «${nearest}».`
      : `${strangeWords(strange)} Сотрите и наберите заново: «${nearest}».`;
  },
  alsoOn: (lines) => {
    const more = lines.length - maximumLines;
    return `То же ${lines.length === 1 ? 'в строке' : 'в строках'} ${list(lines.slice(0, maximumLines).map(String))}${more > 0 ? ` и ещё в ${more}` : ''}.`;
  },
};
