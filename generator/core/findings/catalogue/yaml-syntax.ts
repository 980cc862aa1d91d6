import type { FindingDefinition } from '../finding-definition.ts';
import { list, type Message, shown, withHint } from '../message.ts';
import type { MessageLanguage } from '../message-language.ts';

/** Why the YAML text cannot be read, as far as the problem alone says it. */
export type PlainSyntaxProblem =
  | 'tab'
  | 'indent'
  | 'colon-in-text'
  | 'unclosed-quote'
  | 'text-after-quote'
  | 'bad-escape'
  | 'reserved-start'
  | 'several-documents'
  | 'unclosed-bracket'
  | 'missing-colon'
  | 'missing-space'
  | 'glued-dash'
  | 'list-beside-colon'
  | 'lost-hash'
  | 'old-line-ends'
  | 'other';

/** Why the YAML text cannot be read: what an editor did, with what there is to say of it. Lines count from 1. */
export type SyntaxArgs =
  | { readonly problem: PlainSyntaxProblem }
  /** Spaces before a line that stands alone. */
  | { readonly problem: 'indent'; readonly found: number; readonly wanted: number }
  /** Lines that stand too far to the right or, where `by` is below 0, to the left; `isSure` where it is so in any case. */
  | {
      readonly problem: 'shifted';
      readonly from: number;
      readonly to: number;
      readonly by: number;
      readonly isSure: boolean;
    }
  /** `firstLine` is that of the list item to which the lines stuck. */
  | {
      readonly problem: 'lost-dash';
      readonly start: string;
      readonly typed: string;
      readonly firstLine?: number;
    }
  | { readonly problem: 'odd-dash'; readonly sign: string }
  | { readonly problem: 'text-beside-sign'; readonly sign: string }
  | { readonly problem: 'dash-behind-sign'; readonly sign: string; readonly meant: string }
  | { readonly problem: 'lost-sign'; readonly key: string }
  /** Lines that stand beside the block that they belong in. */
  | { readonly problem: 'lost-indent'; readonly key: string; readonly names: readonly string[] }
  | {
      readonly problem: 'text-indent';
      readonly found: number;
      readonly wanted: number;
      readonly from: number;
      readonly to: number;
    };

export type SyntaxProblem = SyntaxArgs['problem'];

/** What there is to say where the problem alone says it. */
const plain: Readonly<Record<MessageLanguage, Readonly<Record<PlainSyntaxProblem, Message>>>> = {
  ru: {
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
  },
  en: {
    tab: {
      text: 'A tab is used for indentation.',
      hint: 'Indent with spaces: two for each level.',
    },
    indent: {
      text: 'The indentation differs from that of the lines around.',
      hint: 'Put as many spaces before this line as before the lines around it.',
    },
    'colon-in-text': {
      text: 'A colon in a text without quotes.',
      hint: "Put the whole text in quotes: 'Note: ...'",
    },
    'unclosed-quote': {
      text: 'A quote is opened and never closed.',
      hint: 'Put the same quote at the end of the text.',
    },
    'text-after-quote': {
      text: 'The quote is closed, and the text goes on.',
      hint: 'Put the whole text in quotes, and use the other kind within: \'The "Example" company\'',
    },
    'bad-escape': {
      text: 'A "\\" in double quotes changes the meaning of the next letter.',
      hint: "Put the text in single quotes: '...'",
    },
    'reserved-start': {
      text: 'A text without quotes cannot start with this character.',
      hint: "Put the whole text in quotes: '...'",
    },
    'several-documents': {
      text: 'The line "---" splits the file.',
      hint: 'Remove this line.',
    },
    'unclosed-bracket': {
      text: 'A bracket is opened and never closed.',
      hint: 'Close it on the same line.',
    },
    'missing-colon': {
      text: 'A colon is missing.',
      hint: 'Write "name: value", with a space after the colon.',
    },
    'missing-space': {
      text: 'There is no space after the colon.',
      hint: 'Put a space there: "name: value".',
    },
    'glued-dash': {
      text: 'There is no space after the dash.',
      hint: 'Put a space there: "- text".',
    },
    'list-beside-colon': {
      text: 'A list does not begin on the line of its name.',
      hint: 'If this is a list, move the "- " to the next line, two spaces further right. If the dash is part of the text, put the whole text in quotes: \'- ...\'',
    },
    'lost-hash': {
      text: 'This is neither a line "name: value" nor a list item.',
      hint: 'If it is a comment, put the sign # and a space at its start. If it is part of a text, put as many spaces before it as before the other lines of the text.',
    },
    'old-line-ends': {
      text: 'The file has no usual line ends and is read as one line.',
      hint: 'Open it in an editor and save it with line ends LF or CRLF: most editors offer them in the lower right corner.',
    },
    other: {
      text: 'This line cannot be read.',
      hint: 'Compare it with a line of the same kind elsewhere.',
    },
  },
};

/** `1 пробел`, `3 пробела`, `5 пробелов`. */
function inRussianSpaces(count: number): string {
  const tens = count % 100;
  const ones = count % 10;
  if (ones === 1 && tens !== 11) {
    return `${count} пробел`;
  }
  return `${count} ${ones >= 2 && ones <= 4 && (tens < 12 || tens > 14) ? 'пробела' : 'пробелов'}`;
}

function inEnglishSpaces(count: number): string {
  return count === 1 ? '1 space' : `${count} spaces`;
}

export const yamlSyntax: FindingDefinition<SyntaxArgs> = {
  number: 1,
  severity: 'error',
  dependsOn: 'value',
  meaning: {
    ru: 'Запись нарушает правила файла: отступ, кавычки, двоеточие или скобка стоят не так, и прочитать дальше нельзя. Пока такая ошибка есть, остальное не проверяется.',
    en: 'The way the line is written breaks the rules of the file: an indentation, a quote, a colon or a bracket is not in its place, and what follows cannot be read. Nothing else is checked while there is such a mistake.',
  },
  message: {
    ru: (args) => {
      switch (args.problem) {
        case 'indent':
          return 'wanted' in args
            ? withHint(
                'Отступ не такой, как у соседних строк.',
                `Нужно перед этой строкой: ${inRussianSpaces(args.wanted)}. Сейчас: ${inRussianSpaces(args.found)}.`,
              )
            : plain.ru.indent;
        case 'shifted': {
          const count = inRussianSpaces(Math.abs(args.by));
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
            `Нужно перед каждой строкой текста: ${inRussianSpaces(args.wanted)}. Сейчас: ${inRussianSpaces(args.found)}.`,
          );
        default:
          return plain.ru[args.problem];
      }
    },
    en: (args) => {
      switch (args.problem) {
        case 'indent':
          return 'wanted' in args
            ? withHint(
                'The indentation differs from that of the lines around.',
                `Needed before this line: ${inEnglishSpaces(args.wanted)}. Now: ${inEnglishSpaces(args.found)}.`,
              )
            : plain.en.indent;
        case 'shifted': {
          const count = inEnglishSpaces(Math.abs(args.by));
          const command = args.isSure ? 'A command can do it too: npm run check -- --fix' : undefined;
          return args.by > 0
            ? withHint(
                `Lines ${args.from} to ${args.to} are shifted to the right by ${count}.`,
                `Remove ${count} at the start of each.`,
                command,
              )
            : withHint(
                `Lines ${args.from} to ${args.to} are shifted to the left by ${count}.`,
                `Add ${count} at the start of each.`,
                command,
              );
        }
        case 'lost-dash':
          return withHint(
            args.firstLine === undefined
              ? `It seems that the dash before "${shown(args.start)}" is lost: a list item begins with one.`
              : `It seems that the dash before "${shown(args.start)}" is lost: without it these lines stick to the list item of line ${args.firstLine}.`,
            `Put a dash and a space, below the dash of the next item: ${shown(args.typed)}`,
          );
        case 'odd-dash':
          return withHint(
            `A list item begins with a hyphen, and here is another sign: "${args.sign}".`,
            'Put a hyphen and a space in its place: "- ".',
          );
        case 'text-beside-sign':
          return withHint(
            `The text after "${args.sign}" must begin on a new line.`,
            `Move it to the next line, two spaces further right, or remove "${args.sign}" and put the text in quotes: '...'`,
          );
        case 'dash-behind-sign':
          return withHint(
            `The sign "${args.sign}" has a long dash where a hyphen is needed.`,
            `Remove "${args.sign}" and type "${args.meant}".`,
          );
        case 'lost-sign':
          return withHint(
            `It seems that the sign ">-" after "${args.key}:" is lost: a text of several lines stands below.`,
            `Write: ${args.key}: >-`,
          );
        case 'lost-indent':
          return withHint(
            `It seems that these lines have lost their indentation: ${list(args.names)}. They belong inside "${args.key}".`,
            `Put two more spaces before each of them than before "${args.key}".`,
          );
        case 'text-indent':
          return withHint(
            args.from === args.to
              ? 'It seems that this line is part of the text that begins above, but its indentation is smaller.'
              : `It seems that lines ${args.from} to ${args.to} are part of the text that begins above, but their indentation is smaller.`,
            `Needed before each line of the text: ${inEnglishSpaces(args.wanted)}. Now: ${inEnglishSpaces(args.found)}.`,
          );
        default:
          return plain.en[args.problem];
      }
    },
  },
  examples: [
    'colon-in-text',
    'lines-shifted-right',
    'lost-dash',
    'glued-dash',
    'dash-of-word-processor',
    'text-beside-sign',
    'lost-text-sign',
    'text-line-not-indented',
    'comment-without-hash',
    'lost-indent',
  ],
};
