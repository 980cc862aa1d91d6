import type { FindingDefinition } from '../finding-definition.ts';
import { inQuotes, list, shown, type Wording } from '../message.ts';

/** Why the YAML text cannot be read, as far as the problem alone says it. */
export type PlainSyntaxProblem = keyof typeof plain;

/** Why the YAML text cannot be read: what an editor did, with what there is to say of it. Lines count from 1. */
export type SyntaxArgs =
  /** `meant` is what stands there as it has to be typed, where the line tells. */
  | { readonly problem: PlainSyntaxProblem; readonly meant?: string }
  /** Spaces before a line that stands alone. */
  | { readonly problem: 'indent'; readonly found: number; readonly wanted: number }
  /** Lines that stand too far to the right or, where `by` is below 0, to the left; `isSafe` where a command moves them back. */
  | {
      readonly problem: 'shifted';
      readonly from: number;
      readonly to: number;
      readonly by: number;
      readonly isSafe?: boolean;
    }
  /** `firstLine` is that of the list item to which the lines stuck. */
  | {
      readonly problem: 'lost-dash';
      readonly start: string;
      readonly typed: string;
      readonly firstLine?: number;
    }
  | { readonly problem: 'odd-dash'; readonly character: string }
  | { readonly problem: 'text-beside-indicator'; readonly indicator: string; readonly words?: string }
  | { readonly problem: 'dash-in-indicator'; readonly indicator: string; readonly meant: string }
  | { readonly problem: 'lost-indicator'; readonly key: string }
  /** Two lines in one; `key` is that of the second, with its dash. */
  | { readonly problem: 'joined-lines'; readonly key: string }
  /** `typed` is the line that stood above a list, a block or a text. */
  | { readonly problem: 'lost-key'; readonly typed: string }
  /** `typed` is the line that stood before a long text. */
  | { readonly problem: 'lost-item-start'; readonly typed: string }
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

function inBoth(ru: string, ruHint: string, en: string, enHint: string): Wording {
  return { ru: [ru, ruHint], en: [en, enHint] };
}

/** What there is to say where the problem alone says it; behind the advice stands what is meant, or a full stop. */
const plain = {
  tab: [
    'Отступ сделан табуляцией.',
    'Сделайте отступ пробелами: по два на каждый уровень',
    'A tab is used for indentation.',
    'Indent with spaces: two for each level',
  ],
  indent: [
    'Отступ не такой, как у соседних строк.',
    'Поставьте перед этой строкой столько же пробелов, сколько перед соседними',
    'The indentation differs from that of the lines around.',
    'Put as many spaces before this line as before the lines around it',
  ],
  'colon-in-text': [
    'Двоеточие внутри текста без кавычек.',
    'Возьмите весь текст в кавычки',
    'A colon in a text without quotes.',
    'Put the whole text in quotes',
  ],
  'unclosed-quote': [
    'Кавычка открыта и не закрыта.',
    'Поставьте такую же кавычку в конце текста',
    'A quote is opened and never closed.',
    'Put the same quote at the end of the text',
  ],
  'text-after-quote': [
    'Кавычка закрылась, а текст идёт дальше.',
    'Возьмите в кавычки весь текст, а внутри ставьте другие',
    'The quote is closed, and the text goes on.',
    'Put the whole text in quotes, and use the other kind within',
  ],
  'bad-escape': [
    'Знак «\\» в двойных кавычках меняет смысл следующей буквы.',
    'Возьмите текст в одинарные кавычки',
    'A "\\" in double quotes changes the meaning of the next letter.',
    'Put the text in single quotes',
  ],
  'reserved-start': [
    'С этого знака текст без кавычек начинаться не может.',
    'Возьмите весь текст в кавычки',
    'A text without quotes cannot start with this character.',
    'Put the whole text in quotes',
  ],
  'several-documents': [
    'Строка «---» делит файл на части.',
    'Уберите эту строку',
    'The line "---" splits the file.',
    'Remove this line',
  ],
  'unclosed-bracket': [
    'Скобка открыта и не закрыта.',
    'Закройте скобку на той же строке',
    'A bracket is opened and never closed.',
    'Close it on the same line',
  ],
  'extra-character': ['Здесь лишний знак.', 'Сотрите его', 'A character too many.', 'Remove it'],
  'missing-colon': [
    'Здесь не хватает двоеточия.',
    'Поставьте после имени двоеточие и пробел',
    'A colon is missing.',
    'Put a colon and a space behind the name',
  ],
  'missing-space': [
    'После двоеточия нет пробела.',
    'Поставьте пробел',
    'There is no space after the colon.',
    'Put a space there',
  ],
  'glued-dash': [
    'После дефиса нет пробела.',
    'Поставьте пробел',
    'There is no space after the dash.',
    'Put a space there',
  ],
  'list-beside-colon': [
    'Список на одной строке с именем не начинают.',
    'Если это список, перенесите «- » на следующую строку, на два пробела правее. Если дефис — часть текста, возьмите весь текст в кавычки',
    'A list does not begin on the line of its name.',
    'If this is a list, move the "- " to the next line, two spaces further right. If the dash is part of the text, put the whole text in quotes',
  ],
  'text-above-list': [
    'Рядом с именем списка стоит текст, а пункты — ниже.',
    'Перенесите текст на следующую строку и поставьте перед ним дефис и пробел, как у остальных пунктов. Если он лишний, сотрите его',
    'Beside the name of the list stands a text, and the items stand below.',
    'Move the text to the next line, with a dash and a space before it like the other items, or delete it',
  ],
  'text-above-block': [
    'Рядом с именем блока стоит текст, а его строки — ниже.',
    'Если этот текст лишний, сотрите его: рядом с именем блока ничего не пишут. Если он нужен, уберите строки ниже',
    'Beside the name of the block stands a text, and its lines stand below.',
    'Delete the text if it is too much: nothing is written beside the name of a block. If it is needed, remove the lines below',
  ],
  'outside-list': [
    'Пункт списка стоит там, где списка нет.',
    'Перенесите этот пункт со всеми его строками в тот список, в который он входит, и выровняйте по соседнему пункту',
    'A list item stands where there is no list.',
    'Move the item with all of its lines into the list that it belongs to, and align it with the item beside it',
  ],
  'lost-hash': [
    'Это не строка «имя: значение» и не пункт списка.',
    'Если это пояснение, поставьте в его начале знак # и пробел. Если это текст, поставьте перед ним столько же пробелов, сколько перед остальными строками текста',
    'This is neither a line "name: value" nor a list item.',
    'If it is a comment, put the hash # and a space at its start. If it is part of a text, put as many spaces before it as before the other lines of the text',
  ],
  'old-line-ends': [
    'В файле нет обычных концов строк, и он читается как одна строка.',
    'Откройте его в редакторе и сохраните с концами строк LF или CRLF: их обычно выбирают в правом нижнем углу окна',
    'The file has no usual line ends and is read as one line.',
    'Open it in an editor and save it with line ends LF or CRLF: most editors offer them in the lower right corner',
  ],
  'inner-quotes': [
    'Внутри кавычек стоят такие же кавычки: на них текст обрывается.',
    'Снаружи и внутри ставьте разные',
    'There are quotes within quotes of the same kind: the text ends at them.',
    'Use different ones outside and inside',
  ],
  other: [
    'Эту строку нельзя прочитать.',
    'Сравните её с такой же строкой в другом месте файла',
    'This line cannot be read.',
    'Compare it with a line of the same kind elsewhere',
  ],
} satisfies Readonly<Record<string, readonly [ru: string, ruHint: string, en: string, enHint: string]>>;

/** What is meant, behind an advice; a full stop where that is not known or too long to be repeated. */
function behindAdvice(meant: string | undefined): string {
  return meant === undefined || shown(meant) !== meant ? '.' : `: ${meant}`;
}

function wordingOf({
  problem,
  meant,
}: {
  readonly problem: PlainSyntaxProblem;
  readonly meant?: string;
}): Wording {
  const end = behindAdvice(meant);
  const [ru, ruHint, en, enHint] = plain[problem];
  return inBoth(ru, ruHint + end, en, enHint + end);
}

const spacesByCount: Readonly<Partial<Record<Intl.LDMLPluralRule, string>>> = {
  one: 'пробел',
  few: 'пробела',
};
const russianPlural = new Intl.PluralRules('ru');

/** `1 пробел`, `3 пробела`, `5 пробелов`. */
function inRussianSpaces(count: number): string {
  return `${count} ${spacesByCount[russianPlural.select(count)] ?? 'пробелов'}`;
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
  message: (args) => {
    switch (args.problem) {
      case 'indent':
        return 'wanted' in args
          ? inBoth(
              plain.indent[0],
              `Нужно перед этой строкой: ${inRussianSpaces(args.wanted)}. Сейчас: ${inRussianSpaces(args.found)}.`,
              plain.indent[2],
              `Needed before this line: ${inEnglishSpaces(args.wanted)}. Now: ${inEnglishSpaces(args.found)}.`,
            )
          : wordingOf(args);
      case 'shifted': {
        const isRight = args.by > 0;
        const ru = inRussianSpaces(Math.abs(args.by));
        const en = inEnglishSpaces(Math.abs(args.by));
        return {
          ru: [
            `Строки ${args.from}–${args.to} сдвинуты ${isRight ? 'вправо' : 'влево'} на ${ru}.`,
            isRight ? `Уберите ${ru} в начале каждой из них.` : `Добавьте ${ru} в начало каждой из них.`,
            args.isSafe ? 'Сделать это может и команда: npm run check -- --fix' : undefined,
          ],
          en: [
            `Lines ${args.from} to ${args.to} are shifted to the ${isRight ? 'right' : 'left'} by ${en}.`,
            `${isRight ? 'Remove' : 'Add'} ${en} at the start of each.`,
            args.isSafe ? 'A command can do it too: npm run check -- --fix' : undefined,
          ],
        };
      }
      case 'lost-dash':
        return inBoth(
          `Похоже, перед «${shown(args.start)}» пропал дефис: ${args.firstLine === undefined ? 'с него начинается пункт списка' : `без него эти строки приклеились к пункту списка из строки ${args.firstLine}`}.`,
          `Поставьте дефис и пробел, под дефисом соседнего пункта: ${shown(args.typed)}`,
          `It seems that the dash before "${shown(args.start)}" is lost: ${args.firstLine === undefined ? 'a list item begins with one' : `without it these lines stick to the list item of line ${args.firstLine}`}.`,
          `Put a dash and a space, below the dash of the next item: ${shown(args.typed)}`,
        );
      case 'odd-dash':
        return inBoth(
          `Пункт списка начинают с дефиса, а здесь другой знак: «${args.character}».`,
          'Поставьте вместо него дефис и пробел: «- ».',
          `A list item begins with a hyphen, and here is another character: "${args.character}".`,
          'Put a hyphen and a space in its place: "- ".',
        );
      case 'text-beside-indicator':
        return inBoth(
          `Текст после «${args.indicator}» должен начинаться с новой строки.`,
          `Перенесите его на следующую строку, на два пробела правее${args.words === undefined ? '.' : `, или уберите «${args.indicator}» и возьмите текст в кавычки${behindAdvice(inQuotes(args.words))}`}`,
          `The text after "${args.indicator}" must begin on a new line.`,
          `Move it to the next line, two spaces further right${args.words === undefined ? '.' : `, or remove "${args.indicator}" and put the text in quotes${behindAdvice(inQuotes(args.words))}`}`,
        );
      case 'dash-in-indicator':
        return inBoth(
          `В знаке «${args.indicator}» стоит тире, а нужен дефис.`,
          `Сотрите «${args.indicator}» и наберите «${args.meant}».`,
          `The mark "${args.indicator}" has a long dash where a hyphen is needed.`,
          `Remove "${args.indicator}" and type "${args.meant}".`,
        );
      case 'lost-indicator':
        return inBoth(
          `Похоже, после «${args.key}:» пропал знак «>-»: ниже стоит текст в несколько строк.`,
          `Напишите: ${args.key}: >-`,
          `It seems that the mark ">-" after "${args.key}:" is lost: a text of several lines stands below.`,
          `Write: ${args.key}: >-`,
        );
      case 'joined-lines':
        return inBoth(
          `Похоже, две строки слились в одну: «${args.key}:» должно начинаться с новой строки.`,
          `Поставьте курсор перед «${args.key}:», нажмите Enter и выровняйте строку по соседним.`,
          `It seems that two lines have become one: "${args.key}:" must begin a new line.`,
          `Put the cursor before "${args.key}:", press Enter and align the line with those around.`,
        );
      case 'lost-item-start':
        return inBoth(
          `Похоже, перед этим текстом пропала строка «${args.typed}»: с неё начинается пункт списка.`,
          'Впишите её отдельной строкой, так же, как у соседнего пункта.',
          `It seems that the line "${args.typed}" before this text is lost: the list item begins with it.`,
          'Type it as a line of its own, as in the item beside it.',
        );
      case 'lost-key':
        return inBoth(
          `Похоже, над этой строкой пропала строка «${args.typed}».`,
          'Впишите её отдельной строкой, с таким же отступом, как у соседних имён.',
          `It seems that the line "${args.typed}" above this one is lost.`,
          'Type it as a line of its own, indented like the names around it.',
        );
      case 'lost-indent':
        return inBoth(
          `Похоже, у этих строк пропал отступ: ${list(args.names)}. Они должны стоять внутри «${args.key}».`,
          `Поставьте перед каждой из них на два пробела больше, чем перед «${args.key}».`,
          `It seems that these lines have lost their indentation: ${list(args.names)}. They belong inside "${args.key}".`,
          `Put two more spaces before each of them than before "${args.key}".`,
        );
      case 'text-indent':
        return inBoth(
          args.from === args.to
            ? 'Похоже, эта строка — часть текста, который начат выше, но отступ у неё меньше.'
            : `Похоже, строки ${args.from}–${args.to} — часть текста, который начат выше, но отступ у них меньше.`,
          `Нужно перед каждой строкой текста: ${inRussianSpaces(args.wanted)}. Сейчас: ${inRussianSpaces(args.found)}.`,
          args.from === args.to
            ? 'It seems that this line is part of the text that begins above, but its indentation is smaller.'
            : `It seems that lines ${args.from} to ${args.to} are part of the text that begins above, but their indentation is smaller.`,
          `Needed before each line of the text: ${inEnglishSpaces(args.wanted)}. Now: ${inEnglishSpaces(args.found)}.`,
        );
      default:
        return wordingOf(args);
    }
  },
  examples: [
    'item-shifted-left',
    'item-behind-the-end',
    'item-too-far-right',
    'text-above-list',
    'text-above-long-items',
    'text-above-block',
    'colon-in-text',
    'joined-lines',
    'joined-lines-before-list',
    'joined-blocks',
    'inner-quotes',
    'lines-shifted-right',
    'lost-dash',
    'glued-dash',
    'dash-of-word-processor',
    'marks-for-dashes',
    'marks-for-all-dashes',
    'numbers-for-dashes',
    'text-beside-indicator',
    'lost-text-indicator',
    'lost-item-start',
    'lost-item-start-of-words',
    'lost-item-start-with-comments',
    'lost-key-of-list',
    'text-line-not-indented',
    'value-on-next-line',
    'comment-without-hash',
    'lost-indent',
    'tab-behind-text',
  ],
};
