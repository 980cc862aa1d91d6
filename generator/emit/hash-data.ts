import { z } from 'zod';
import { fact } from '../core/text/facts.ts';
import { jsonOf } from '../core/text/json-of.ts';
import { hashOf } from '../disk/kept-file.ts';

/** Hash of a value as JSON. A page that has not changed is the same object. */
export const hashOfData = fact('hash', z.string(), (value: object) => hashOf(jsonOf(value)));
