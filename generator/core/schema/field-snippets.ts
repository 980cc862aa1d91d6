import type { z } from 'zod';
import { fieldSchema } from './form-field.ts';
import { type ExampleOfEach, inEachLanguage } from './snippet.ts';
import { snippetsOfKinds } from './snippets-of-kinds.ts';

/** A field of every kind, as an owner would begin it. */
const fieldExamples = inEachLanguage(
  (say) =>
    ({
      text: {
        kind: 'text',
        name: 'name',
        label: say('Ваше имя', 'Your name'),
        required: say('Введите имя', 'Please type your name'),
      },
      tel: {
        kind: 'tel',
        name: 'phone',
        label: say('Телефон', 'Phone'),
        required: say('Введите телефон', 'Please type your phone number'),
      },
      email: {
        kind: 'email',
        name: 'email',
        label: say('Почта', 'E-mail'),
        required: say('Введите почту', 'Please type your e-mail address'),
      },
      textarea: { kind: 'textarea', name: 'question', label: say('Ваш вопрос', 'Your question') },
      select: {
        kind: 'select',
        name: 'topic',
        label: say('Тема', 'Subject'),
        empty: say('Выберите тему', 'Choose a subject'),
        options: [say('Первый вариант', 'The first choice'), say('Второй вариант', 'The second choice')],
      },
      checkbox: { kind: 'checkbox', name: 'callback', label: say('Перезвоните мне', 'Please call me back') },
    }) satisfies ExampleOfEach<z.input<typeof fieldSchema>>,
);

export const fieldSnippets = snippetsOfKinds({ ru: 'Поле', en: 'Field' }, fieldSchema.options, fieldExamples);
