import type { FindingDefinition } from '../finding-definition.ts';

export const messengerNumber: FindingDefinition<{ readonly given: 'both' | 'none' }> = {
  number: 150,
  severity: 'error',
  dependsOn: 'block',
  meaning: {
    ru: 'WhatsApp и Viber находят по номеру. Его берут из блока phones по имени (phone) или пишут здесь (account), но не то и другое сразу.',
    en: 'WhatsApp and Viber are found by a number. It comes from the block phones by its name (phone) or stands here (account), never both.',
  },
  message: ({ given }) => ({
    ru: [
      given === 'none'
        ? 'Не сказано, по какому номеру открыть переписку.'
        : 'Номер сказан дважды: и в phone, и в account.',
      'Оставьте одну строку: phone (имя из блока phones) или account (сам номер, если его там нет).',
    ],
    en: [
      given === 'none'
        ? 'Nothing says which number opens the chat.'
        : 'The number is given twice: in phone and in account.',
      'Keep one line: phone (a name from the block phones), or account (the number itself, if it is not there).',
    ],
  }),
  inEditor: ({ given }) => ({
    ru: [
      given === 'none' ? 'Не сказано, по какому номеру открыть переписку.' : 'Номер сказан дважды.',
      'Выберите телефон сайта или впишите сам номер: одно из двух.',
    ],
    en: [
      given === 'none' ? 'Nothing says which number opens the chat.' : 'The number is given twice.',
      'Choose a phone of the site, or type the number itself: one of the two.',
    ],
  }),
  rule: ({ messengers }) =>
    Object.entries(messengers).flatMap(([name, messenger]) => {
      const isByNumber = messenger.app === 'whatsapp' || messenger.app === 'viber';
      return isByNumber && (messenger.phone === undefined) === (messenger.account === undefined)
        ? [
            {
              args: { given: messenger.phone === undefined ? 'none' : 'both' },
              path: ['messengers', name],
              target: 'key',
            },
          ]
        : [];
    }),
  examples: ['messenger-without-number', 'messenger-with-two-numbers'],
};
