import { jsonOf } from '../core/text/json-of.ts';
import { remember } from '../core/text/remember.ts';
import { hashOf } from '../disk/kept-text.ts';

/** Hash of a value as JSON. A page that has not changed is the same object. */
export const hashOfData = remember((value: object) => hashOf(jsonOf(value)));
