import type { FindingDefinition } from '../finding-definition.ts';
import { withHint } from '../message.ts';

export const badPattern: FindingDefinition<{ readonly rule: string }> = {
  number: 41,
  severity: 'error',
  dependsOn: 'value',
  meaning: {
    ru: 'Правило, по которому форма проверяет поле, записано с ошибкой.',
    en: 'The rule by which the form checks a field has a mistake in it.',
  },
  message: {
    ru: () =>
      withHint(
        'В этом правиле проверки (регулярном выражении) ошибка: браузер его не поймёт.',
        'Спросите разработчика или уберите блок pattern.',
      ),
    en: () =>
      withHint(
        'This rule (a regular expression) has a mistake: browsers do not understand it.',
        'Ask a developer, or remove the pattern block.',
      ),
  },
  examples: ['bad-pattern'],
};
