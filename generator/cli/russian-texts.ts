import { unreachable } from '../core/findings/message.ts';
import type { CommandName, UsageProblem } from './arguments.ts';
import type { CommandTexts, PageQuestion } from './english-texts.ts';

/** What each command does and which flags it has. */
const usage: Readonly<Record<CommandName, string>> = {
  check: `  npm run check                        Проверить site.yaml. Ничего не меняет.
    npm run check -- --release         …и показать каждое значение с пометкой # ЗАМЕНИТЬ.
    npm run check -- --strict          …и считать замечания ошибками.
    npm run check -- --fix             …и исправить то, что можно исправить без вопросов.
    npm run check -- --format github   …и показать иначе: text, json, github или sarif.
    npm run check -- папка/файл.yaml   …и проверить другой файл.`,

  'new-page': `  npm run new-page                     Добавить страницу услуги: задаст вопросы и впишет блок в site.yaml.
    npm run new-page -- Ремонт обуви   …с этим названием.
    Ответы можно дать сразу: --name, --title, --description, --path, --id, --card, --picture, --phone.
    Например: npm run new-page -- --name "Ремонт обуви" --title "Ремонт обуви за день" --description "Чиним каблуки, молнии и швы."`,

  'new-site': `  npm run new-site                     Начать новый сайт: впишет короткий site.yaml с примерами. Готовый файл не тронет.`,

  explain: `  npm run explain -- SITE-012          Объяснить код ошибки, с примером «неверно — верно».`,

  generate: `  npm run generate                     Собрать generated/ из site.yaml.
    npm run generate -- --check        …только сравнить, ничего не записывая.`,
};

const usageEnd =
  'У каждой команды есть --lang ru|en и --help. Между командой и «--release» нужны два дефиса с пробелами: « -- ».';

const questions: Readonly<Record<PageQuestion, string>> = {
  name: 'Название услуги, коротко (так она называется в меню)',
  path: 'Адрес страницы латинскими буквами',
  title: 'Заголовок для вкладки и поиска, до 60 знаков вместе с названием компании',
  description:
    'Описание для поиска, одно-два предложения, до 155 знаков.\n  Например: Ремонт обуви за день: каблуки, молнии, швы. Цену назовём до начала.\n  Описание',
  card: 'Текст карточки (Enter — взять описание)',
  picture: 'Картинка карточки: номер или имя файла (Enter — без картинки)',
  phone: 'Телефон для кнопки звонка (Enter — как на всём сайте)',
};

function linesOf(lines: readonly number[]): string {
  return `${lines.length === 1 ? 'строка' : 'строки'} ${lines.join(', ')}`;
}

function maybe(nearest: string | undefined): string {
  return nearest === undefined ? '' : ` Возможно, вы имели в виду «${nearest}».`;
}

function problem(found: UsageProblem): string {
  switch (found.kind) {
    case 'no-command':
      return 'Не сказано, что сделать.';
    case 'unknown-command':
      return `Команды «${found.word}» нет.${maybe(found.nearest)}`;
    case 'unknown-flag':
      return `Указания «${found.flag}» у этой команды нет.${maybe(found.nearest)}`;
    case 'swallowed-flag':
      return `Программа npm забрала «${found.flag}» себе. Пишите с двумя дефисами: npm run ${found.command} -- ${found.flag}${found.takesValue ? ' …' : ''}`;
    case 'no-value':
      return `После «${found.flag}» нужно значение.`;
    case 'needless-value':
      return `После «${found.flag}» значение не нужно.`;
    case 'not-allowed':
      return `«${found.flag} ${found.value}» не подходит.${maybe(found.nearest)} Можно: ${found.allowed.join(', ')}.`;
    case 'extra-word':
      if (found.flag !== undefined) {
        return `Слово «${found.word}» здесь лишнее: указание «${found.flag}» уже есть.`;
      }
      return `Слово «${found.word}» здесь лишнее. Текст из нескольких слов берут в кавычки, а указания пишут после двух дефисов: npm run ${found.command} -- …`;
    case 'missing-flags':
      return `Ответы на вопросы набирают с клавиатуры, а здесь её нет. Напишите ответы в самой команде, нужны: ${found.flags.join(', ')}. Ещё можно: ${found.others.join(', ')}.\nНапример: npm run new-page -- --name "Ремонт обуви" --title "Ремонт обуви за день" --description "Чиним каблуки, молнии и швы."`;
    case 'no-code':
      return 'Напишите код, например: npm run explain -- SITE-012';
    case 'unknown-code':
      return `Кода «${found.word}» нет.${maybe(found.nearest)}`;
    default:
      return unreachable(found);
  }
}

export const russianTexts: CommandTexts = {
  commands: 'Команды',
  usage,
  usageEnd,
  problem,
  fault: (reason) =>
    `Ошибка в самой программе, ваш файл тут ни при чём: ${reason}\nСообщите разработчикам сайта эту строку и команду, которую вы запускали.`,

  fine: (file) => `${file}: ошибок нет.`,
  counted: (errors, warnings, code) =>
    `Ошибок: ${errors}, замечаний: ${warnings}. Подробнее о коде: npm run explain -- ${code}`,
  examplesLeft: (count) => `Осталось заменить значений: ${count}.`,
  releasable: 'Все примеры заменены, можно публиковать.',
  strictNote: 'С --strict замечания считаются ошибками.',

  staleFolder: (folder, file) =>
    `Папка ${folder} отстала от ${file}. Выполните npm run generate и добавьте папку ${folder} в коммит.`,

  fixKinds: {
    tab: 'табуляция → пробелы',
    invisible: 'невидимые знаки',
    'smart-quotes': 'кавычки из Word и подобных программ → обычные',
    'number-quotes': 'кавычки вокруг числа',
    key: 'имя строки',
    value: 'похожие буквы другого алфавита',
    dash: 'дефис',
    indent: 'отступ',
    'text-quotes': 'кавычки вокруг текста',
    'text-indicator': 'знак перед длинным текстом',
    space: 'пробел после двоеточия',
    brackets: 'скобки вокруг списка',
  },
  fixed: (file, changes) => `Исправлено строк в ${file}: ${changes}.`,
  nothingToFix: 'Исправить без вопросов нечего.',
  changedMeanwhile: (file) => `Файл ${file} тем временем изменился. Он не тронут; запустите команду ещё раз.`,

  questions,
  phones: 'Телефоны',
  pictures: 'Картинки',
  acceptedWith: (remark) => `Принято, но есть замечание: ${remark}`,
  noAddress: (given, proposal) =>
    `«${given}» — не адрес страницы. Он начинается с «/», дальше латинские буквы, цифры, «-» и «_» без пробелов.${proposal === '' ? '' : ` Можно так: ${proposal}`}`,
  answerNeeded: 'Здесь нужен ответ.',
  pathTaken: (path, name) => `Адрес ${path} уже занят страницей «${name}».`,
  idTaken: (id, name) => `Имя «${id}» уже занято страницей «${name}».`,
  unknownPhone: (name, known, nearest) =>
    `Телефона «${name}» нет.${maybe(nearest)} Есть: ${known.join(', ')}.`,
  noPath: 'Из этого названия адрес не составить: укажите его сами (--path).',
  cancelled: 'Ничего не изменено.',
  fixFirst: 'Сначала исправьте ошибки в файле, потом добавляйте страницу.',
  pageAdded: ({ name, path, position, orderLines, exampleLines }) =>
    [
      `Страница «${name}» добавлена: ${position}. Её адрес на сайте: ${path}`,
      ...(orderLines.length === 0 ? [] : [`Она вписана и в порядок услуг (order): ${linesOf(orderLines)}.`]),
      `Замените примеры с пометкой # ЗАМЕНИТЬ: ${linesOf(exampleLines)}.`,
      'Посмотреть сайт: npm start',
    ].join('\n'),

  siteThere: (file) =>
    `В файле ${file} уже что-то написано, поэтому он не тронут. Чтобы начать новый сайт, переименуйте его, например в old-site.yaml, и запустите команду ещё раз.`,
  siteBegun: (file, examples) =>
    [
      `Новый сайт начат: ${file}`,
      'Дальше:',
      '  1. npm start — увидеть его. Откройте адрес, который появится.',
      `  2. Замените в файле примеры с пометкой # ЗАМЕНИТЬ, их ${examples}. Страница обновится сама.`,
      '  3. npm run new-page — добавить ещё одну услугу.',
    ].join('\n'),

  wrongExample: 'Неверно:',
  rightExample: 'Верно:',
  noExample: 'Примера для этого кода нет.',
  emptyFile: '(пустой файл)',
};
