import type { FindingDefinition } from '../finding-definition.ts';
import { shown, withHint } from '../message.ts';

export const takenFieldName: FindingDefinition<{ readonly name: string; readonly proposal: string }> = {
  number: 102,
  severity: 'error',
  dependsOn: 'value',
  meaning: {
    ru: 'Этим именем браузер сам что-то называет в форме: с таким полем она не сможет отправить письмо.',
    en: 'Browsers call something of the form itself by this name: with such a field it cannot send a message.',
  },
  message: {
    ru: ({ name, proposal }) =>
      withHint(
        `Имя поля «${shown(name)}» занято браузером, форма с ним сломается.`,
        `Назовите поле иначе, например ${shown(proposal)}, и поправьте это имя в шаблоне письма EmailJS.`,
      ),
    en: ({ name, proposal }) =>
      withHint(
        `Browsers use the field name "${shown(name)}" themselves, and the form would break.`,
        `Name the field otherwise, for example ${shown(proposal)}, and change the name in the EmailJS template.`,
      ),
  },
  examples: ['taken-field-name'],
};
