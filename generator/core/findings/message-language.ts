/** Languages in which findings can be said. */
export type MessageLanguage = 'ru' | 'en';
