import type { InvisibleKind } from '../../document/invisible-characters.ts';
import type { FindingDefinition } from '../finding-definition.ts';
import type { MessageLanguage } from '../message-language.ts';

const characters: Readonly<Record<MessageLanguage, Readonly<Record<InvisibleKind, string>>>> = {
  ru: {
    'no-break-space': 'неразрывный пробел',
    'odd-space': 'особый пробел, не тот, что на клавиатуре',
    'zero-width': 'знак нулевой ширины',
    'direction-mark': 'знак направления письма',
    'byte-order-mark': 'метка начала файла (BOM)',
    'control-character': 'служебный знак',
  },
  en: {
    'no-break-space': 'a no-break space',
    'odd-space': 'a special space, not the one of the keyboard',
    'zero-width': 'a character of no width',
    'direction-mark': 'a mark of writing direction',
    'byte-order-mark': 'a byte order mark',
    'control-character': 'a control character',
  },
};

export const invisibleCharacter: FindingDefinition<{
  readonly kind: InvisibleKind;
  readonly codePoint: string;
}> = {
  number: 6,
  severity: 'error',
  dependsOn: 'value',
  meaning: {
    ru: 'В строке стоит знак, которого не видно: неразрывный пробел на месте обычного, знак нулевой ширины. Такие знаки приходят с текстом из писем, мессенджеров и с сайтов и меняют смысл строки.',
    en: 'The line holds a character that cannot be seen: a no-break space in place of an ordinary one, a character of no width. Such characters come with text from letters, messengers and sites, and change what the line means.',
  },
  message: ({ kind, codePoint }) => ({
    ru: [
      `Здесь невидимый знак: ${characters.ru[kind]} (${codePoint}). Такие попадают в файл с текстом, скопированным из другого места.`,
      kind === 'no-break-space' || kind === 'odd-space'
        ? 'Сотрите его и поставьте обычный пробел.'
        : 'Сотрите подчёркнутое и наберите заново.',
    ],
    en: [
      `There is an invisible character here: ${characters.en[kind]} (${codePoint}). Such characters come with text copied from elsewhere.`,
      kind === 'no-break-space' || kind === 'odd-space'
        ? 'Delete it and type an ordinary space.'
        : 'Delete what is underlined and type it again.',
    ],
  }),
};
