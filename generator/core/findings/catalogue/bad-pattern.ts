import type { FindingDefinition } from '../finding-definition.ts';

/** Whether the browser can compile a regular expression as the form will: Unicode, for the whole value. */
function compiles(source: string): boolean {
  try {
    new RegExp(`^(?:${source})$`, 'u');
    return true;
  } catch {
    return false;
  }
}

export const badPattern: FindingDefinition<{ readonly rule: string }> = {
  number: 41,
  severity: 'error',
  dependsOn: 'value',
  meaning: {
    ru: 'Правило, по которому форма проверяет поле, записано с ошибкой.',
    en: 'The rule by which the form checks a field has a mistake in it.',
  },
  message: () => ({
    ru: [
      'В этом правиле проверки (регулярном выражении) ошибка: браузер его не поймёт.',
      'Спросите разработчика или уберите блок pattern.',
    ],
    en: [
      'This rule (a regular expression) has a mistake: browsers do not understand it.',
      'Ask a developer, or remove the pattern block.',
    ],
  }),
  rule: ({ form }) =>
    (form?.fields ?? []).flatMap(({ pattern }, index) =>
      pattern === undefined || compiles(pattern.rule)
        ? []
        : [{ args: { rule: pattern.rule }, path: ['form', 'fields', index, 'pattern', 'rule'] }],
    ),
};
