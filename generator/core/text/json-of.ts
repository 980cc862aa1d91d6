import { remember } from './remember.ts';

/** An object as JSON, printed once: the modules of a page are made of it, and named after it. */
export const jsonOf = remember((value: object) => JSON.stringify(value));
