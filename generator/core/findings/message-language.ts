import type { InEachLanguage } from '../schema/key.ts';

/** Languages in which findings can be said. */
export type MessageLanguage = keyof InEachLanguage;
