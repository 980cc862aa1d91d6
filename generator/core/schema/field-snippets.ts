import type { z } from 'zod';
import { fieldSchema } from './form-field.ts';
import type { InEachLanguage } from './key.ts';
import type { ExampleOfEach } from './snippet.ts';
import { snippetsOfKinds } from './snippets-of-kinds.ts';

/** A field of every kind, as an owner would begin it. */
const fieldExamples = {
  ru: {
    text: { kind: 'text', name: 'name', label: 'Ваше имя', required: 'Введите имя' },
    tel: { kind: 'tel', name: 'phone', label: 'Телефон', required: 'Введите телефон' },
    email: { kind: 'email', name: 'email', label: 'Почта', required: 'Введите почту' },
    textarea: { kind: 'textarea', name: 'question', label: 'Ваш вопрос' },
    select: {
      kind: 'select',
      name: 'topic',
      label: 'Тема',
      empty: 'Выберите тему',
      options: ['Первый вариант', 'Второй вариант'],
    },
    checkbox: { kind: 'checkbox', name: 'callback', label: 'Перезвоните мне' },
  },
  en: {
    text: { kind: 'text', name: 'name', label: 'Your name', required: 'Please type your name' },
    tel: { kind: 'tel', name: 'phone', label: 'Phone', required: 'Please type your phone number' },
    email: { kind: 'email', name: 'email', label: 'E-mail', required: 'Please type your e-mail address' },
    textarea: { kind: 'textarea', name: 'question', label: 'Your question' },
    select: {
      kind: 'select',
      name: 'topic',
      label: 'Subject',
      empty: 'Choose a subject',
      options: ['The first choice', 'The second choice'],
    },
    checkbox: { kind: 'checkbox', name: 'callback', label: 'Please call me back' },
  },
} satisfies InEachLanguage<ExampleOfEach<z.input<typeof fieldSchema>>>;

export const fieldSnippets = snippetsOfKinds({ ru: 'Поле', en: 'Field' }, fieldSchema.options, fieldExamples);
