/** What each code means, and which of the fixtures shows it. */
import type { FindingCode } from './diagnostic.ts';
import type { MessageLanguage } from './format-message.ts';

export interface Explanation {
  readonly meaning: Readonly<Record<MessageLanguage, string>>;
  /**
   * Names of the fixtures that bring the finding about, one for each cause that has a look of its own:
   * `err/<name>.yaml` is wrong, `fixed/<name>.yaml` is the same file mended. None for a code that no file brings
   * about today.
   */
  readonly examples: readonly string[];
}

export const explanations: Readonly<Record<FindingCode, Explanation>> = {
  'yaml-syntax': {
    meaning: {
      ru: 'Запись нарушает правила файла: отступ, кавычки, двоеточие или скобка стоят не так, и прочитать дальше нельзя. Пока такая ошибка есть, остальное не проверяется.',
      en: 'The way the line is written breaks the rules of the file: an indentation, a quote, a colon or a bracket is not in its place, and what follows cannot be read. Nothing else is checked while there is such a mistake.',
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
  },
  'yaml-duplicate-key': {
    meaning: {
      ru: 'Одна и та же строка стоит в блоке дважды. Какая из двух верна, решить можете только вы.',
      en: 'The same line stands twice in one block. Only you can say which of the two is right.',
    },
    examples: ['duplicate-key'],
  },
  'yaml-alias': {
    meaning: {
      ru: 'Знаки «&» и «*» в начале значения в таких файлах — ссылки на другое место. Здесь каждое значение пишут целиком.',
      en: 'The signs "&" and "*" at the start of a value refer to another place of the file. Here every value is written out.',
    },
    examples: ['alias'],
  },
  'yaml-tag': {
    meaning: {
      ru: 'Знак «!» в начале значения меняет его вид. Здесь вид значения всегда ясен из кавычек.',
      en: 'The sign "!" at the start of a value changes its kind. Here quotes say all that is needed.',
    },
    examples: ['tag'],
  },
  'file-empty': {
    meaning: {
      ru: 'В файле ничего нет, или в нём только пояснения. Верните прежний текст из копии или из истории изменений.',
      en: 'There is nothing in the file, or nothing but comments. Bring back the former text from a copy or from the history of changes.',
    },
    examples: ['empty-file'],
  },
  'invisible-sign': {
    meaning: {
      ru: 'В строке стоит знак, которого не видно: неразрывный пробел на месте обычного, знак нулевой ширины. Такие знаки приходят с текстом из писем, мессенджеров и с сайтов и меняют смысл строки.',
      en: 'The line holds a sign that cannot be seen: a no-break space in place of an ordinary one, a sign of no width. Such signs come with text from letters, messengers and sites, and change what the line means.',
    },
    examples: ['no-break-space-after-colon'],
  },
  'smart-quotes': {
    meaning: {
      ru: 'Значение стоит в кавычках “ ”, какие ставит Word. Для файла это просто буквы: текст они не защищают и попадают на сайт. Нужны прямые кавычки. Если “ ” должны быть видны на сайте, возьмите их в прямые вместе с текстом.',
      en: 'The value stands in the quotes “ ” that word processors make. To the file they are mere letters: they protect nothing and show on the site. Straight quotes are needed. Where “ ” are meant to be seen, put them in straight quotes together with the text.',
    },
    examples: ['smart-quotes'],
  },
  'unknown-key': {
    meaning: {
      ru: 'Строки с таким именем в этом блоке не бывает: скорее всего, в имени опечатка, или строка стоит не в своём блоке.',
      en: 'This block has no line of that name: most likely the name is misspelt, or the line stands in the wrong block.',
    },
    examples: ['unknown-key'],
  },
  'missing-key': {
    meaning: {
      ru: 'В блоке нет строки, без которой страницу или её часть не построить.',
      en: 'The block lacks a line without which the page or its part cannot be made.',
    },
    examples: ['missing-key'],
  },
  'lost-blocks': {
    meaning: {
      ru: 'В файле нет сразу нескольких блоков: похоже, его конец или середину случайно удалили.',
      en: 'Several blocks of the file are missing at once: its end or its middle seems to be deleted by accident.',
    },
    examples: ['lost-blocks'],
  },
  'empty-value': {
    meaning: {
      ru: 'Имя строки есть, а после двоеточия пусто. Бывает, что значение начинается с «#» и стало пояснением.',
      en: 'The line has a name and nothing after the colon. Sometimes the value begins with "#" and has become a comment.',
    },
    examples: ['empty-value'],
  },
  'wrong-shape': {
    meaning: {
      ru: 'Значение другого вида: например, текст там, где нужен список.',
      en: 'The value is of another kind: a text, say, where a list is needed.',
    },
    examples: ['text-for-list'],
  },
  'number-for-text': {
    meaning: {
      ru: 'Без кавычек значение читается как число: плюс и нули в начале пропадают. Телефоны, индексы и счета берут в кавычки.',
      en: 'Without quotes the value is read as a number, which loses a leading plus and zeros. Phones, postal codes and accounts go in quotes.',
    },
    examples: ['phone-without-quotes'],
  },
  'not-allowed': {
    meaning: {
      ru: 'Здесь можно написать только одно из известных слов.',
      en: 'Only one of a few known words can stand here.',
    },
    examples: ['unknown-section-kind'],
  },
  'bad-format': {
    meaning: {
      ru: 'Значение записано не так, как нужно здесь: адрес страницы, телефон, почта, цвет и имя файла имеют свой вид.',
      en: 'The value is not written as this place needs it: a path, a phone, a mail address, a colour and a file name each have their form.',
    },
    examples: ['path-in-cyrillic'],
  },
  'bad-name': {
    meaning: {
      ru: 'Имя, по которому на значение ссылаются в других местах, пишут без пробелов.',
      en: 'A name by which other places of the file call a value has no spaces.',
    },
    examples: ['phone-name-with-space'],
  },
  'too-few': {
    meaning: { ru: 'В списке меньше значений, чем нужно.', en: 'The list has fewer values than are needed.' },
    examples: ['too-few-logo-words'],
  },
  'too-many': {
    meaning: {
      ru: 'В списке больше значений, чем можно.',
      en: 'The list has more values than there may be.',
    },
    examples: ['too-many-logo-words'],
  },
  'out-of-range': {
    meaning: {
      ru: 'Число больше или меньше, чем можно.',
      en: 'The number is larger or smaller than it may be.',
    },
    examples: ['rating-out-of-range'],
  },
  'not-whole': {
    meaning: {
      ru: 'Здесь нужно число без дробной части.',
      en: 'A number without a fraction is needed here.',
    },
    examples: ['rating-not-whole'],
  },
  'invalid-value': {
    meaning: {
      ru: 'Значение не подходит, а точнее сказать нечего. Если вы увидели этот код, сообщите о нём разработчикам сайта.',
      en: 'The value does not fit, and nothing closer can be said. Tell the developers of the site if you see this code.',
    },
    examples: [],
  },
  'picture-outside': {
    meaning: {
      ru: 'Картинки сайта лежат в одной папке, и в файле пишут только имя: без папок, без адреса в интернете.',
      en: 'The pictures of the site are in one folder, and the file has only their names: no folders, no address of the web.',
    },
    examples: ['picture-in-folder'],
  },
  'low-contrast': {
    meaning: {
      ru: 'Цвет главной кнопки слишком близок к цвету надписи на ней или к цвету страницы: кнопку не прочтут или не заметят.',
      en: 'The colour of the main button is too close to that of its words or of the page: the button will not be read or noticed.',
    },
    examples: ['accent-too-pale-for-words'],
  },
  'no-home-page': {
    meaning: {
      ru: 'У сайта должна быть главная страница — та, у которой path: /',
      en: 'A site needs a home page: the one with path: /',
    },
    examples: ['no-home-page'],
  },
  'duplicate-path': {
    meaning: {
      ru: 'У двух страниц один адрес: посетитель увидел бы только одну из них.',
      en: 'Two pages have one address: a visitor would see only one of them.',
    },
    examples: ['duplicate-path'],
  },
  'duplicate-page-id': {
    meaning: {
      ru: 'У двух страниц одно короткое имя id. Большие и маленькие буквы не различаются.',
      en: 'Two pages have one short name (id). Capital and small letters make no difference.',
    },
    examples: ['duplicate-page-id'],
  },
  'duplicate-section-id': {
    meaning: {
      ru: 'У двух разделов страницы одно имя: ссылка вида «/страница#имя» не знала бы, куда вести.',
      en: 'Two sections of a page have one name: a link such as "/page#name" would not know where to lead.',
    },
    examples: ['duplicate-section-id'],
  },
  'duplicate-field': {
    meaning: {
      ru: 'У двух полей формы одно имя: в письмо попало бы только одно из них.',
      en: 'Two fields of the form have one name: only one of them would reach the letter.',
    },
    examples: ['duplicate-field'],
  },
  'reserved-path': {
    meaning: {
      ru: 'По этому адресу сайт хранит собственные файлы, страницы там быть не может.',
      en: 'The site keeps files of its own at this address; no page can stand there.',
    },
    examples: ['reserved-path'],
  },
  'page-heading': {
    meaning: {
      ru: 'На странице должен быть ровно один раздел hero: в нём главный заголовок.',
      en: 'A page has exactly one section of kind hero: it holds the main heading.',
    },
    examples: ['page-without-hero'],
  },
  'menu-item': {
    meaning: {
      ru: 'Пункт меню — это или ссылка (link), или раскрывающийся список услуг (services), но не то и другое сразу.',
      en: 'A menu item is either a link or a list of services that opens, never both.',
    },
    examples: ['menu-item-with-both'],
  },
  'no-form': {
    meaning: {
      ru: 'Раздел показывает форму вопроса, а самой формы (блока form) в файле нет.',
      en: 'The section shows the question form, and the file has no form block.',
    },
    examples: ['form-without-block'],
  },
  'no-reviews': {
    meaning: {
      ru: 'Раздел показывает отзывы, а в файле их нет: под заголовком было бы пустое место.',
      en: 'The section shows reviews, and the file has none: there would be nothing below its heading.',
    },
    examples: ['reviews-without-one'],
  },
  'title-pattern': {
    meaning: {
      ru: 'В образце заголовка нет места для заголовка страницы, и у всех страниц он вышел бы один.',
      en: 'The pattern of titles has no place for the page’s own title, so that all pages would have the same.',
    },
    examples: ['title-pattern-without-title'],
  },
  'bad-pattern': {
    meaning: {
      ru: 'Правило, по которому форма проверяет поле, записано с ошибкой.',
      en: 'The rule by which the form checks a field has a mistake in it.',
    },
    examples: ['bad-pattern'],
  },
  'unknown-phone': {
    meaning: {
      ru: 'Телефон зовут по имени, а в блоке phones такого имени нет.',
      en: 'A phone is called by a name that the block phones does not have.',
    },
    examples: ['unknown-phone'],
  },
  'unknown-messenger': {
    meaning: {
      ru: 'Мессенджер зовут по имени, а в блоке messengers такого имени нет.',
      en: 'A messenger is called by a name that the block messengers does not have.',
    },
    examples: ['unknown-messenger'],
  },
  'bad-account': {
    meaning: {
      ru: 'В этом мессенджере такого имени или номера быть не может.',
      en: 'This messenger can have no such name or number.',
    },
    examples: ['bad-account'],
  },
  'unknown-page': {
    meaning: {
      ru: 'Ссылка ведёт на страницу, которой на сайте нет: посетитель увидел бы пустое место.',
      en: 'A link leads to a page that the site does not have: a visitor would find nothing.',
    },
    examples: ['unknown-page-in-button'],
  },
  'unknown-anchor': {
    meaning: {
      ru: 'Ссылка ведёт к разделу, которого на той странице нет.',
      en: 'A link leads to a section that the page does not have.',
    },
    examples: ['unknown-anchor'],
  },
  'forbidden-link': {
    meaning: {
      ru: 'Ссылка бывает на страницу сайта, на адрес https://, на почту mailto: и на телефон tel:. Другие могут навредить посетителю.',
      en: 'A link leads to a page of the site, to an https:// address, to mailto: or to tel:. Others could harm a visitor.',
    },
    examples: ['forbidden-link'],
  },
  'missing-picture': {
    meaning: {
      ru: 'Файла картинки с таким именем нет в папке с картинками. Большие и маленькие буквы в имени различаются.',
      en: 'The folder of pictures has no file of that name. Capital and small letters make a difference.',
    },
    examples: ['missing-picture'],
  },
  'unsafe-picture': {
    meaning: {
      ru: 'Файл картинки повреждён, или в нём есть то, что рисунку не нужно, а может навредить посетителю или не покажется ему: часть веб-страницы, другой файл, запись о месте съёмки.',
      en: 'The file is damaged, or it holds what a drawing does not need and what could harm a visitor or would not be shown: a part of a web page, another file, the place where a photo was taken.',
    },
    examples: ['unsafe-picture'],
  },
  'unsupported-mark': {
    meaning: {
      ru: 'В текстах бывают жирный шрифт, курсив, ссылки и списки. Заголовки и картинки — это отдельные строки раздела.',
      en: 'Texts can have bold, italic, links and lists. Headings and pictures are lines of the section.',
    },
    examples: ['heading-in-text'],
  },
  'phone-country-code': {
    meaning: {
      ru: 'Номер записан так, как его набирают внутри страны, или без плюса. С телефона в другой стране по нему не дозвониться. Сайт будет построен и так.',
      en: 'The number is written as it is dialled within the country, or without a plus. A phone in another country cannot reach it. The site is built all the same.',
    },
    examples: ['phone-without-country-code'],
  },
  'phone-length': {
    meaning: {
      ru: 'В номере не столько цифр, сколько их бывает в этой стране: скорее всего, цифра потерялась или лишняя. Сайт будет построен и так.',
      en: 'The number does not have as many digits as numbers of that country have: most likely one is lost or too many. The site is built all the same.',
    },
    examples: ['phone-with-lost-digit'],
  },
  'pasted-html': {
    meaning: {
      ru: 'В тексте остались знаки веб-страницы: <b>, <p>, &nbsp;. Они приходят с текстом, скопированным с сайта, и показываются посетителю как есть. Сайт будет построен и так.',
      en: 'The text holds remains of a web page: <b>, <p>, &nbsp;. They come with text copied from a site, and visitors see them letter by letter. The site is built all the same.',
    },
    examples: ['pasted-html'],
  },
  'broken-link': {
    meaning: {
      ru: 'Ссылка в тексте пишется так: [слова](/адрес). Здесь потерялась скобка или между скобками стоит пробел, и ссылки не получилось. Сайт будет построен и так.',
      en: 'A link in a text is written so: [words](/path). Here a bracket is lost or a space stands between the brackets, and there is no link. The site is built all the same.',
    },
    examples: ['broken-link-in-text'],
  },
  'loose-mark': {
    meaning: {
      ru: 'Жирное пишут так: **слово**, звёздочки вплотную к словам. Пункт списка начинают дефисом и пробелом. В названиях, заголовках, описаниях, карточках и отзывах пометок нет вовсе: там их увидит посетитель. Сайт будет построен и так.',
      en: 'Bold is written so: **word**, the stars close to the words. An item of a list begins with a hyphen and a space. Names, headings, descriptions, cards and reviews have no marks at all: visitors would see them there. The site is built all the same.',
    },
    examples: ['loose-marks'],
  },
  'mark-in-text': {
    meaning: {
      ru: 'Пометка ЗАМЕНИТЬ стёрта наполовину или стоит внутри текста, и посетитель увидит её. Перед публикацией её стирают целиком.',
      en: 'The mark REPLACE is half deleted or stands within a text, and visitors will see it. It is deleted wholly before publishing.',
    },
    examples: ['mark-in-text'],
  },
  'copied-page': {
    meaning: {
      ru: 'У двух страниц одинаковое название, заголовок или описание: скорее всего, блок скопирован и переписан не до конца. Сайт будет построен и так.',
      en: 'Two pages have the same name, title or description: most likely a block was copied and not rewritten to the end. The site is built all the same.',
    },
    examples: ['copied-page'],
  },
  'repeated-conversion': {
    meaning: {
      ru: 'У двух страниц один идентификатор конверсии, хотя у других страниц они свои: реклама посчитает эти страницы за одну. Сайт будет построен и так.',
      en: 'Two pages have one conversion identifier, although other pages have their own: advertising will count the two as one. The site is built all the same.',
    },
    examples: ['copied-page'],
  },
  'repeated-item': {
    meaning: {
      ru: 'Одно и то же стоит в списке дважды. Сайт будет построен и так.',
      en: 'The same thing stands in a list twice. The site is built all the same.',
    },
    examples: ['repeated-items'],
  },
  'map-page': {
    meaning: {
      ru: 'Адрес страницы с картой годится для ссылки, а внутри другой страницы такая карта не показывается. Для неё у сайта карт есть особый адрес. Сайт будет построен и так.',
      en: 'The address of a map’s page will do for a link, and cannot be shown within another page. The site of the maps has an address for that. The site is built all the same.',
    },
    examples: ['map-page'],
  },
  'unused-phone': {
    meaning: {
      ru: 'Телефон записан в блоке phones, а на сайте его не видно нигде. Сайт будет построен и так.',
      en: 'A phone stands in the block phones and is seen nowhere on the site. The site is built all the same.',
    },
    examples: ['unused-phone'],
  },
  'unused-messenger': {
    meaning: {
      ru: 'Мессенджер записан в блоке messengers, а на сайте его не видно нигде. Сайт будет построен и так.',
      en: 'A messenger stands in the block messengers and is seen nowhere on the site. The site is built all the same.',
    },
    examples: ['unused-messenger'],
  },
  'long-title': {
    meaning: {
      ru: 'Заголовок длиннее, чем показывают поисковики: конец обрежут. Сайт будет построен и так.',
      en: 'The title is longer than search engines show: its end would be cut. The site is built all the same.',
    },
    examples: ['long-title'],
  },
  'long-description': {
    meaning: {
      ru: 'Описание длиннее, чем показывают поисковики: конец обрежут. Сайт будет построен и так.',
      en: 'The description is longer than search engines show: its end would be cut. The site is built all the same.',
    },
    examples: ['long-description'],
  },
  'example-value': {
    meaning: {
      ru: 'В строке стоит пример с пометкой «# ЗАМЕНИТЬ». Перед публикацией его меняют на настоящее значение и стирают пометку.',
      en: 'The line holds an example, marked "# REPLACE". Before publishing it is replaced by the real value, and the mark goes.',
    },
    examples: ['example-value'],
  },
  'unlinked-page': {
    meaning: {
      ru: 'Страница есть, а ссылок на неё нет ни в меню, ни на карточках, ни в текстах: найти её можно только по адресу. Сайт будет построен и так.',
      en: 'The page is there, and no menu, card or text links to it: only its address leads there. The site is built all the same.',
    },
    examples: ['unlinked-page'],
  },
  'page-without-analytics': {
    meaning: {
      ru: 'У большинства страниц в блоке analytics есть идентификаторы конверсий, а у этой нет: реклама не засчитает её посещений и звонков. Сайт будет построен и так.',
      en: 'Most pages have conversion identifiers in their analytics block and this one has none: advertising will not count its visits and calls. The site is built all the same.',
    },
    examples: ['page-without-analytics'],
  },
  'heading-order': {
    meaning: {
      ru: 'Раздел с заголовком стоит выше раздела hero: поисковики и экранные дикторы ждут главный заголовок первым. Сайт будет построен и так.',
      en: 'A section with a title stands above the hero: search engines and screen readers expect the main heading first. The site is built all the same.',
    },
    examples: ['heading-before-hero'],
  },
  'cut-text': {
    meaning: {
      ru: 'Пробел и знак # после него начинают пояснение, и конец текста пропадает с сайта. Сайт будет построен и так.',
      en: 'A space and the sign # after it begin a comment, and the end of the text is lost to the site. The site is built all the same.',
    },
    examples: ['cut-text'],
  },
};
