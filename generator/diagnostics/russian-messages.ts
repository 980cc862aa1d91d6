import type { FormatName } from '../spec/scalars.ts';
import type {
  CodedArgs,
  ContrastPartner,
  HtmlMeaning,
  InvisibleSign,
  LooseMark,
  PictureProblem,
  PlainSyntaxProblem,
  SyntaxArgs,
  UnsupportedMark,
  ValueShape,
} from './diagnostic.ts';
import { type StrangeSigns, strangeSigns } from './look-alikes.ts';
import { anchorOf, inQuotes, list, type Message, shown, unreachable, withHint } from './message.ts';

/** Kinds of value, in the words of the file. */
export const shapes: Readonly<Record<ValueShape, string>> = {
  text: 'текст',
  number: 'число',
  boolean: 'true или false',
  list: 'список (строки с «- » в начале или значения в скобках [ ])',
  block: 'блок (строки с отступом вида «имя: значение»)',
  nothing: 'ничего',
};

const pictureProblems: Readonly<Record<PictureProblem, string>> = {
  'web-page': 'внутри неё часть веб-страницы',
  'other-file': 'она показывает другой файл, который на сайт не попадёт',
  'photo-data': 'внутри неё фотография с записью о том, где и когда она снята',
  damaged: 'файл повреждён, или это не картинка',
};

const syntax: Readonly<Record<PlainSyntaxProblem, Message>> = {
  tab: {
    text: 'Отступ сделан табуляцией.',
    hint: 'Сделайте отступ пробелами: по два на каждый уровень.',
  },
  indent: {
    text: 'Отступ не такой, как у соседних строк.',
    hint: 'Поставьте перед этой строкой столько же пробелов, сколько перед соседними.',
  },
  'colon-in-text': {
    text: 'Двоеточие внутри текста без кавычек.',
    hint: "Возьмите весь текст в кавычки: 'Важно: ...'",
  },
  'unclosed-quote': {
    text: 'Кавычка открыта и не закрыта.',
    hint: 'Поставьте такую же кавычку в конце текста.',
  },
  'text-after-quote': {
    text: 'Кавычка закрылась, а текст идёт дальше.',
    hint: 'Возьмите в кавычки весь текст, а внутри ставьте другие: \'Компания "Пример" и партнёры\'',
  },
  'bad-escape': {
    text: 'Знак «\\» в двойных кавычках меняет смысл следующей буквы.',
    hint: "Возьмите текст в одинарные кавычки: '...'",
  },
  'reserved-start': {
    text: 'С этого знака текст без кавычек начинаться не может.',
    hint: "Возьмите весь текст в кавычки: '...'",
  },
  'several-documents': {
    text: 'Строка «---» делит файл на части.',
    hint: 'Уберите эту строку.',
  },
  'unclosed-bracket': {
    text: 'Скобка открыта и не закрыта.',
    hint: 'Закройте скобку на той же строке.',
  },
  'missing-colon': {
    text: 'Здесь не хватает двоеточия.',
    hint: 'Пишите «имя: значение», с пробелом после двоеточия.',
  },
  'missing-space': {
    text: 'После двоеточия нет пробела.',
    hint: 'Поставьте пробел: «имя: значение».',
  },
  'glued-dash': {
    text: 'После дефиса нет пробела.',
    hint: 'Поставьте пробел: «- текст».',
  },
  'list-beside-colon': {
    text: 'Список на одной строке с именем не начинают.',
    hint: "Если это список, перенесите «- » на следующую строку, на два пробела правее. Если дефис — часть текста, возьмите весь текст в кавычки: '- ...'",
  },
  'lost-hash': {
    text: 'Это не строка «имя: значение» и не пункт списка.',
    hint: 'Если это пояснение, поставьте в его начале знак # и пробел. Если это текст, поставьте перед ним столько же пробелов, сколько перед остальными строками текста.',
  },
  'old-line-ends': {
    text: 'В файле нет обычных концов строк, и он читается как одна строка.',
    hint: 'Откройте его в редакторе и сохраните с концами строк LF или CRLF: их обычно выбирают в правом нижнем углу окна.',
  },
  other: {
    text: 'Эту строку нельзя прочитать.',
    hint: 'Сравните её с такой же строкой в другом месте файла.',
  },
};

/** What a text of each format is. */
export const formats: Readonly<Record<FormatName, string>> = {
  line: 'текст одной строкой, без пробелов по краям; длинный текст пишут под знаком >-',
  text: 'текст',
  'route-path': '«/» в начале, дальше латинские буквы, цифры, «-», «_», например /chip',
  'page-id': 'латинские буквы и цифры, первая — буква, например chipCard',
  'section-id': 'буквы, цифры, «-», «_» без пробелов',
  link: 'адрес без пробелов, например /chip, /#contacts или https://example.com',
  reference: 'буквы, цифры, «-», «_» без пробелов',
  phone: "от 7 до 15 цифр с пробелами, скобками, дефисами, например '+375 29 000-00-01'",
  picture: 'имя файла .svg, .png, .jpg, .webp или .avif без папки и пробелов',
  'web-address': 'адрес целиком, вместе с https://, например https://example.com/page',
  'site-address':
    'адрес сайта вместе с https://, без «?» и «#», после имени сайта — только латинские буквы, цифры, «-», «_», «.», например https://example.com или https://example.github.io/site',
  email: 'адрес почты, например info@example.com',
  colour: 'цвет из шести знаков после решётки, в кавычках: "#f5a400"',
  'outside-id': 'идентификатор без пробелов, как его дала служба',
  language: 'код языка, например ru или en',
  'field-name': 'латинские буквы и цифры, первая — буква, например phone',
  autocomplete: 'значение autocomplete латинскими буквами, например name, tel, email',
};

const marks: Readonly<Record<UnsupportedMark, Message>> = {
  heading: {
    text: 'Заголовка (#) внутри текста быть не может.',
    hint: 'Сделайте отдельный раздел с title или выделите слова **жирно**.',
  },
  image: {
    text: 'Картинки внутри текста быть не может.',
    hint: 'Картинку задаёт строка picture раздела.',
  },
  endless: {
    text: 'Текст слишком длинный: в одном значении может быть не больше 20 000 знаков.',
    hint: 'Разделите его на несколько разделов.',
  },
  'deep-list': {
    text: 'В начале строки слишком много знаков списка.',
    hint: 'Оставьте один знак «- » или один «1. ».',
  },
};

const signs: Readonly<Record<InvisibleSign, string>> = {
  'no-break-space': 'неразрывный пробел',
  'odd-space': 'особый пробел, не тот, что на клавиатуре',
  'zero-width': 'знак нулевой ширины',
  'direction-mark': 'знак направления письма',
  'byte-order-mark': 'метка начала файла (BOM)',
  'control-character': 'служебный знак',
};

const contrastPartners: Readonly<Record<ContrastPartner, string>> = {
  words: 'надпись на кнопке такого цвета трудно прочесть',
  dark: 'на тёмном фоне такой цвет почти не виден',
  paper: 'на светлом фоне такой цвет почти не виден',
};

/** What to do where a remnant of HTML stands. */
const htmlAdvice: Readonly<Record<HtmlMeaning, string>> = {
  bold: 'Сотрите его. В длинных текстах жирное пишут так: **слова**',
  italic: 'Сотрите его. В длинных текстах курсив пишут так: *слова*',
  link: 'Сотрите его. В длинных текстах ссылку пишут так: [слова](/адрес)',
  list: 'Сотрите его. Под знаком | пункт списка начинают с «- ».',
  paragraph: 'Сотрите его. Под знаком | новый абзац начинает пустая строка.',
  sign: 'Сотрите его и наберите знак с клавиатуры.',
  none: 'Сотрите его.',
};

/** What to do where a value has another shape. */
export const shapeHints: Readonly<Partial<Record<ValueShape, string>>> = {
  text: "Возьмите весь текст в кавычки: '...'",
  number: 'Напишите число цифрами, без кавычек.',
  boolean: 'Напишите true (да) или false (нет).',
};

/** A number with the comma that Russian has. */
function inNumber(value: number): string {
  return String(value).replace('.', ',');
}

/** Signs that look like the right ones, by name. */
function strangeWords({ kind, letters }: StrangeSigns): string {
  const quoted = list(letters.map((letter) => `«${letter}»`));
  const isOne = letters.length === 1;
  switch (kind) {
    case 'cyrillic':
      return isOne
        ? `Здесь русская буква ${quoted}, а нужна латинская.`
        : `Здесь русские буквы ${quoted}, а нужны латинские.`;
    case 'latin':
      return isOne
        ? `Здесь латинская буква ${quoted}, а нужна русская.`
        : `Здесь латинские буквы ${quoted}, а нужны русские.`;
    case 'zero':
      return `Здесь ${isOne ? 'буква' : 'буквы'} ${quoted} вместо нуля.`;
    case 'soft-hyphen':
      return 'Внутри невидимый знак: мягкий перенос (U+00AD).';
    default: {
      const unknown: never = kind;
      return unknown;
    }
  }
}

/** What was most likely meant; of two that look the same, what tells them apart. */
function meant(written: string, nearest: string | undefined): string | undefined {
  if (nearest === undefined) {
    return undefined;
  }
  const strange = strangeSigns(written, nearest);
  return strange === undefined
    ? `Возможно, вы имели в виду «${nearest}».`
    : `${strangeWords(strange)} Сотрите и наберите заново: «${nearest}».`;
}

const quoteAdvice: Readonly<Record<'smart' | 'lone', string>> = {
  smart: 'Кавычки здесь нужны прямые.',
  lone: 'Кавычка стоит только с одной стороны.',
};

/** `1 пробел`, `3 пробела`, `5 пробелов`. */
function inSpaces(count: number): string {
  const tens = count % 100;
  const ones = count % 10;
  if (ones === 1 && tens !== 11) {
    return `${count} пробел`;
  }
  return `${count} ${ones >= 2 && ones <= 4 && (tens < 12 || tens > 14) ? 'пробела' : 'пробелов'}`;
}

function looseMark(mark: LooseMark, source: string): Message {
  switch (mark) {
    case 'stars':
      return withHint(
        `Жирного шрифта здесь не вышло: посетитель увидит «${shown(source)}».`,
        'Жирное пишут так, звёздочки вплотную к словам: **слово**',
      );
    case 'bullet':
      return withHint(
        `Строка «${shown(source)}» не станет пунктом списка и сольётся с соседними.`,
        'Пункт списка начинают дефисом и пробелом: - Паспорт',
      );
    case 'plain':
      return withHint(
        `Здесь пометки не действуют: посетитель увидит «${shown(source)}».`,
        'Оставьте одни слова, без звёздочек и скобок.',
      );
    default:
      return unreachable(mark);
  }
}

function syntaxMessage(args: SyntaxArgs): Message {
  switch (args.problem) {
    case 'indent':
      return 'wanted' in args
        ? withHint(
            'Отступ не такой, как у соседних строк.',
            `Нужно перед этой строкой: ${inSpaces(args.wanted)}. Сейчас: ${inSpaces(args.found)}.`,
          )
        : syntax.indent;
    case 'shifted': {
      const count = inSpaces(Math.abs(args.by));
      const command = args.isSure ? 'Сделать это может и команда: npm run check -- --fix' : undefined;
      return args.by > 0
        ? withHint(
            `Строки ${args.from}–${args.to} сдвинуты вправо на ${count}.`,
            `Уберите ${count} в начале каждой из них.`,
            command,
          )
        : withHint(
            `Строки ${args.from}–${args.to} сдвинуты влево на ${count}.`,
            `Добавьте ${count} в начало каждой из них.`,
            command,
          );
    }
    case 'lost-dash':
      return withHint(
        args.firstLine === undefined
          ? `Похоже, перед «${shown(args.start)}» пропал дефис: с него начинается пункт списка.`
          : `Похоже, перед «${shown(args.start)}» пропал дефис: без него эти строки приклеились к пункту списка из строки ${args.firstLine}.`,
        `Поставьте дефис и пробел, под дефисом соседнего пункта: ${shown(args.typed)}`,
      );
    case 'odd-dash':
      return withHint(
        `Пункт списка начинают с дефиса, а здесь другой знак: «${args.sign}».`,
        'Поставьте вместо него дефис и пробел: «- ».',
      );
    case 'text-beside-sign':
      return withHint(
        `Текст после «${args.sign}» должен начинаться с новой строки.`,
        `Перенесите его на следующую строку, на два пробела правее, или уберите «${args.sign}» и возьмите текст в кавычки: '...'`,
      );
    case 'dash-behind-sign':
      return withHint(
        `В знаке «${args.sign}» стоит тире, а нужен дефис.`,
        `Сотрите «${args.sign}» и наберите «${args.meant}».`,
      );
    case 'lost-sign':
      return withHint(
        `Похоже, после «${args.key}:» пропал знак «>-»: ниже стоит текст в несколько строк.`,
        `Напишите: ${args.key}: >-`,
      );
    case 'lost-indent':
      return withHint(
        `Похоже, у этих строк пропал отступ: ${list(args.names)}. Они должны стоять внутри «${args.key}».`,
        `Поставьте перед каждой из них на два пробела больше, чем перед «${args.key}».`,
      );
    case 'text-indent':
      return withHint(
        args.from === args.to
          ? 'Похоже, эта строка — часть текста, который начат выше, но отступ у неё меньше.'
          : `Похоже, строки ${args.from}–${args.to} — часть текста, который начат выше, но отступ у них меньше.`,
        `Нужно перед каждой строкой текста: ${inSpaces(args.wanted)}. Сейчас: ${inSpaces(args.found)}.`,
      );
    default:
      return syntax[args.problem];
  }
}

/** The words of every finding in Russian. */
export function inRussian(finding: CodedArgs): Message {
  switch (finding.code) {
    case 'yaml-syntax':
      return syntaxMessage(finding.args);
    case 'yaml-duplicate-key':
      return withHint(
        `«${finding.args.key}» здесь уже есть: строка ${finding.args.firstLine}.`,
        'Оставьте одну из двух строк.',
      );
    case 'yaml-alias':
      return withHint(
        'Знаки «&» и «*» в начале значения — ссылки YAML, здесь они не нужны.',
        "Напишите значение целиком; текст, который начинается с «*» или «&», возьмите в кавычки: '...'",
      );
    case 'yaml-tag':
      return withHint(
        'Знак «!» в начале значения здесь не нужен.',
        "Уберите его или возьмите текст в кавычки: '...'",
      );
    case 'file-empty':
      return withHint('Файл пуст.', 'Верните прежний текст файла.');
    case 'invisible-sign': {
      const { sign, codePoint } = finding.args;
      return withHint(
        `Здесь невидимый знак: ${signs[sign]} (${codePoint}). Такие попадают в файл с текстом, скопированным из другого места.`,
        sign === 'no-break-space' || sign === 'odd-space'
          ? 'Сотрите его и поставьте обычный пробел.'
          : 'Сотрите подчёркнутое и наберите заново.',
      );
    }
    case 'smart-quotes': {
      const { opening, closing, inner } = finding.args;
      return withHint(
        `Кавычки ${opening} ${closing} здесь не годятся: такие ставят Word и подобные программы, и они попали бы на сайт.`,
        `Нужны прямые: ${inQuotes(shown(inner))}`,
      );
    }
    case 'unknown-key':
      return withHint(
        `Строки «${finding.args.key}» здесь быть не может.`,
        meant(finding.args.key, finding.args.nearest),
        finding.args.allowed.length > 0 ? `Здесь бывают: ${list(finding.args.allowed)}.` : undefined,
      );
    case 'missing-key':
      if (finding.args.isTop) {
        return withHint(
          `В файле нет блока «${finding.args.key}».`,
          `Верните его из прежней копии файла или напишите заново: «${finding.args.key}:» с начала строки, без отступа, а под ним его строки с отступом.`,
        );
      }
      return withHint(
        `Не хватает строки «${finding.args.key}».`,
        `Добавьте «${finding.args.key}: ...» в этот блок.`,
      );
    case 'lost-blocks':
      return withHint(
        `Похоже, часть файла пропала: в нём нет блоков ${list(finding.args.keys)}. Эта строка — последняя.`,
        'Верните пропавшее из прежней копии файла или из истории изменений.',
      );
    case 'empty-value': {
      const { key, comment, word, isOptional, inner } = finding.args;
      if (comment !== undefined) {
        return withHint(
          `После «${key}» ничего нет: знак # сделал остаток строки пояснением.`,
          `Возьмите значение в кавычки: ${inQuotes(shown(comment))}`,
        );
      }
      if (word !== undefined) {
        return withHint(
          `«${word}» без кавычек значит «ничего».`,
          `Напишите значение, а если нужно само слово — в кавычках: ${inQuotes(word)}`,
        );
      }
      const what =
        inner === undefined ? 'Напишите значение' : `Напишите ниже строки с отступом (${list(inner)})`;
      return withHint(
        key === '' ? 'Здесь пусто.' : `После «${key}» ничего нет.`,
        isOptional ? `${what} или сотрите строку «${key}:».` : `${what}.`,
      );
    }
    case 'wrong-shape': {
      const { expected, found, source, meant: value } = finding.args;
      const written = source === undefined ? shapes[found] : `«${shown(source)}»`;
      return withHint(
        `Здесь должно быть: ${shapes[expected]}. Написано: ${written}.`,
        value === undefined ? shapeHints[expected] : `Напишите ${value}`,
      );
    }
    case 'number-for-text': {
      const { source, read } = finding.args;
      return withHint(
        source === read
          ? `Здесь нужен текст, а ${source} без кавычек — число.`
          : `Здесь нужен текст, а ${source} без кавычек — число и превращается в ${read}.`,
        `Возьмите значение в кавычки: ${inQuotes(source)}`,
      );
    }
    case 'not-allowed':
      return withHint(
        `«${shown(finding.args.value)}» здесь быть не может.`,
        meant(finding.args.value, finding.args.nearest),
        `Можно: ${list(finding.args.allowed)}.`,
      );
    case 'bad-format': {
      const { format, value, proposal, quotes, names } = finding.args;
      const text = `«${shown(value)}» не подходит.`;
      if (names !== undefined) {
        return withHint(text, `Имена в скобках отделяют запятыми: [${list(names)}]`);
      }
      return quotes !== undefined && proposal !== undefined
        ? withHint(text, `${quoteAdvice[quotes]} Напишите ${inQuotes(proposal)}`)
        : withHint(text, meant(value, proposal), `Нужно: ${formats[format]}.`);
    }
    case 'bad-name':
      return withHint(
        `Имя «${shown(finding.args.name)}» не подходит.`,
        meant(finding.args.name, finding.args.proposal),
        `Нужно: ${formats.reference}.`,
      );
    case 'too-few':
      return withHint(`В списке слишком мало значений: нужно не меньше ${finding.args.minimum}.`);
    case 'too-many':
      return withHint(`В списке слишком много значений: можно не больше ${finding.args.maximum}.`);
    case 'out-of-range':
      return withHint(
        finding.args.minimum === undefined
          ? `Слишком большое число: можно не больше ${finding.args.maximum}.`
          : `Слишком маленькое число: можно не меньше ${finding.args.minimum}.`,
      );
    case 'not-whole':
      return withHint('Здесь нужно целое число, без точки и запятой.');
    case 'invalid-value':
      return withHint('Это значение не подходит.');
    case 'picture-outside':
      return withHint(
        `Картинка «${shown(finding.args.file)}» лежит не в папке с картинками сайта.`,
        finding.args.proposal === undefined
          ? `Положите файл в папку ${finding.args.folderName ?? 'с картинками'} и напишите здесь только его имя, без папок.`
          : `Положите файл в папку ${finding.args.folderName ?? 'с картинками'} и напишите здесь только его имя: ${shown(finding.args.proposal)}`,
      );
    case 'low-contrast': {
      const { colour, against, ratio, minimum, proposal } = finding.args;
      return withHint(
        `Цвет ${colour} не годится: ${contrastPartners[against]} (контраст ${inNumber(ratio)}, нужно не меньше ${inNumber(minimum)}).`,
        `Ближайший подходящий: "${proposal}"`,
      );
    }
    case 'no-home-page':
      return withHint('Нет главной страницы.', 'У одной из страниц должно быть path: /');
    case 'duplicate-path':
      return withHint(
        `Адрес ${finding.args.path} уже занят: строка ${finding.args.firstLine}.`,
        'Дайте странице другой адрес; большие и маленькие буквы не различаются.',
      );
    case 'duplicate-page-id':
      return withHint(
        `Имя «${finding.args.id}» уже занято: строка ${finding.args.firstLine}.`,
        'Дайте странице другое имя id; большие и маленькие буквы не различаются.',
      );
    case 'duplicate-section-id':
      return withHint(
        `Раздел «${finding.args.id}» на этой странице уже есть: строка ${finding.args.firstLine}.`,
        'Дайте разделу другое имя id.',
      );
    case 'duplicate-field':
      return withHint(
        `Поле «${finding.args.name}» уже есть: строка ${finding.args.firstLine}.`,
        'Дайте полю другое имя name.',
      );
    case 'reserved-path':
      return withHint(`Адрес ${finding.args.path} нужен самому сайту.`, 'Дайте странице другой адрес.');
    case 'page-heading':
      return withHint(
        finding.args.count === 0
          ? 'На странице нет раздела hero с главным заголовком.'
          : `На странице разделов hero: ${finding.args.count}, а должен быть один.`,
        'На каждой странице нужен ровно один раздел с kind: hero.',
      );
    case 'menu-item':
      return withHint(
        finding.args.given === 'none'
          ? 'Пункт меню никуда не ведёт.'
          : 'У пункта меню есть и link, и services.',
        'Оставьте одну строку: link (ссылка) или services (список услуг).',
      );
    case 'no-form':
      return withHint(
        'Здесь показана форма, а блока form в файле нет.',
        'Добавьте блок form или напишите здесь form: false.',
      );
    case 'no-reviews':
      return withHint(
        'Здесь показаны отзывы, а в файле нет ни одного.',
        'Добавьте отзывы в блок reviews или уберите этот раздел и ссылки на него.',
      );
    case 'title-pattern':
      return withHint(
        'В titlePattern нет {title}: у всех страниц был бы один заголовок.',
        "Например: '{title} — {brand}'",
      );
    case 'bad-pattern':
      return withHint(
        'В этом правиле проверки (регулярном выражении) ошибка: браузер его не поймёт.',
        'Спросите разработчика или уберите блок pattern.',
      );
    case 'unknown-phone':
      return withHint(
        `Телефона «${finding.args.name}» нет в блоке phones.`,
        meant(finding.args.name, finding.args.nearest),
        `Есть: ${list(finding.args.known)}.`,
      );
    case 'unknown-messenger':
      return withHint(
        `Мессенджера «${finding.args.name}» нет в блоке messengers.`,
        meant(finding.args.name, finding.args.nearest),
        finding.args.known.length > 0 ? `Есть: ${list(finding.args.known)}.` : undefined,
      );
    case 'bad-account': {
      const { app, account, lacksCountry, proposal } = finding.args;
      if (lacksCountry) {
        return withHint(
          `Номер «${shown(account)}» для ${app} не годится: без плюса и кода страны чат не откроется.`,
          proposal === undefined
            ? "Начните номер с плюса и кода страны, например '+375 29 000-00-01'"
            : `Напишите ${inQuotes(proposal)}`,
        );
      }
      return withHint(
        `«${shown(account)}» не подходит для ${app}.`,
        proposal === undefined
          ? 'Для telegram и instagram нужно имя латинскими буквами, для whatsapp и viber — номер телефона, для email — адрес почты.'
          : `Напишите ${inQuotes(proposal)}`,
      );
    }
    case 'unknown-page':
      return withHint(
        `Страницы «${shown(finding.args.target)}» нет.`,
        meant(finding.args.target, finding.args.nearest) ??
          'Адреса страниц стоят в строках path блока pages.',
      );
    case 'unknown-anchor':
      return withHint(
        `Ссылка «${shown(finding.args.target)}» ведёт к разделу, которого на странице нет.`,
        meant(anchorOf(finding.args.target), finding.args.nearest),
        `Разделы страницы: ${list(finding.args.known)}.`,
      );
    case 'forbidden-link':
      return withHint(
        `Ссылки «${shown(finding.args.target)}» быть не может.`,
        meant(finding.args.target, finding.args.nearest),
        'Ссылка — это страница сайта, https://..., mailto:... или tel:...',
      );
    case 'missing-picture':
      return withHint(
        `Картинки «${shown(finding.args.file)}» нет в папке ${finding.args.folderName ?? 'с картинками'}.`,
        meant(finding.args.file, finding.args.nearest),
        'Положите файл в эту папку или исправьте имя; большие и маленькие буквы различаются.',
      );
    case 'unsafe-picture':
      return withHint(
        `Картинку «${shown(finding.args.file)}» публиковать нельзя: ${pictureProblems[finding.args.problem]}.`,
        finding.args.problem === 'damaged'
          ? 'Скопируйте файл в папку ещё раз или сохраните картинку заново.'
          : 'Откройте её в программе для рисования и сохраните как простой SVG или как PNG.',
      );
    case 'unsupported-mark':
      return marks[finding.args.mark];
    case 'phone-country-code':
      return withHint(
        `Номер «${shown(finding.args.number)}» начинается не с плюса и кода страны: из-за границы по нему не дозвониться.`,
        `Напишите ${inQuotes(finding.args.proposal)}`,
      );
    case 'phone-length': {
      const { number, code, digits, wanted, proposal } = finding.args;
      const advice =
        digits < wanted ? 'Проверьте, не потерялась ли цифра.' : 'Проверьте, нет ли лишней цифры.';
      return withHint(
        `В номере «${shown(number)}» цифр ${digits}, а в номерах с кодом +${code} их ${wanted}: по нему не дозвониться.`,
        proposal === undefined ? advice : `Напишите ${inQuotes(proposal)}`,
      );
    }
    case 'pasted-html': {
      const { source, meaning, sign } = finding.args;
      return withHint(
        `Здесь «${shown(source)}»: это знаки веб-страницы, посетитель увидит их как есть.`,
        sign === undefined
          ? htmlAdvice[meaning]
          : `Сотрите и наберите ${sign === ' ' ? 'обычный пробел.' : `сам знак: ${sign}`}`,
      );
    }
    case 'broken-link':
      return withHint(
        `Ссылка записана с ошибкой: посетитель увидит «${shown(finding.args.source)}».`,
        `Ссылку пишут так, без пробела между скобками: ${shown(finding.args.proposal)}`,
      );
    case 'loose-mark':
      return looseMark(finding.args.mark, finding.args.source);
    case 'mark-in-text':
      return withHint(
        `Слово «${finding.args.word}» попадёт на сайт: здесь оно стало частью текста.`,
        'Замените пример настоящим значением и сотрите это слово вместе с решёткой.',
      );
    case 'copied-page': {
      const { keys, page, line } = finding.args;
      return withHint(
        `То же самое, что у страницы ${page} (строка ${line}): ${list(keys)}.`,
        'Напишите у этой страницы своё: одинаковые страницы путают и посетителей, и поиск.',
      );
    }
    case 'repeated-conversion':
      return withHint(
        `Идентификатор ${finding.args.id} уже стоит у страницы ${finding.args.page}: строка ${finding.args.line}. Реклама не различит эти страницы.`,
        'Возьмите в рекламном кабинете отдельный идентификатор или сотрите эту строку.',
      );
    case 'repeated-item':
      return withHint(
        `«${shown(finding.args.item)}» в этом списке уже есть: место ${finding.args.place}.`,
        'Оставьте одну из двух записей.',
      );
    case 'map-page':
      return withHint(
        `Карта по адресу «${shown(finding.args.address)}» открывается только сама по себе: на вашей странице будет пустое место.`,
        'На сайте карт нажмите «Поделиться», затем «Встроить карту» (или «HTML-код») и впишите сюда только то, что стоит там внутри src="...".',
      );
    case 'unused-phone':
      return withHint(
        `Телефон «${finding.args.name}» нигде не показан.`,
        'Уберите строку или покажите телефон.',
      );
    case 'unused-messenger':
      return withHint(
        `Мессенджер «${finding.args.name}» нигде не показан.`,
        'Уберите строки или покажите мессенджер.',
      );
    case 'long-title':
      return withHint(
        `Заголовок длинный: вместе с названием компании знаков ${finding.args.length}, а поиск показывает около ${finding.args.maximum}.`,
        'Сделайте заголовок короче.',
      );
    case 'long-description':
      return withHint(
        `Описание длинное: знаков ${finding.args.length}, а поиск показывает около ${finding.args.maximum}.`,
        'Сделайте описание короче.',
      );
    case 'example-value':
      return withHint('Это пример.', 'Замените его настоящим значением и сотрите пометку «# ЗАМЕНИТЬ».');
    case 'unlinked-page':
      return withHint(
        `На страницу ${finding.args.path} нет ни одной ссылки: посетители её не найдут.`,
        finding.args.isService
          ? 'Добавьте её в меню или в карточки либо поставьте ссылку в тексте.'
          : 'Добавьте её в меню или в карточки, поставьте ссылку в тексте или сделайте услугой: service: true',
      );
    case 'page-without-analytics':
      return withHint(
        `У страницы «${shown(finding.args.name)}» нет строк conversion и callConversion, а у других страниц есть (${finding.args.others}): реклама не узнает о её посещениях и звонках.`,
        finding.args.hasBlock
          ? 'Возьмите идентификаторы в рекламном кабинете и впишите их сюда строками conversion: ... и callConversion: ...'
          : 'Возьмите идентификаторы в рекламном кабинете и добавьте странице блок analytics с двумя строками: conversion: ... и callConversion: ...',
        'Если их нет, сайт соберётся и так.',
      );
    case 'heading-order':
      return withHint(
        `Заголовок «${shown(finding.args.title)}» стоит раньше главного.`,
        'Поставьте раздел hero выше этого раздела или уберите здесь title.',
      );
    case 'cut-text':
      return withHint(
        `Знак # сделал конец текста пояснением: «${shown(finding.args.lost)}» на сайте не появится.`,
        `Если это пояснение, поставьте после # пробел. Если нет, возьмите всё в кавычки: ${inQuotes(shown(finding.args.whole))}`,
      );
    default:
      return unreachable(finding);
  }
}
