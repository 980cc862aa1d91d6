/** Checked by the compiler (`npm run typecheck`): the specification and the contract name the same things. */
import type { z } from 'zod';
import type { FindingArgs } from '../../generator/core/findings/all-findings.ts';
import type { CodedArgs } from '../../generator/core/findings/diagnostic.ts';
import type { SiteModel } from '../../generator/core/resolve/site-model.ts';
import type { FormSpec } from '../../generator/core/schema/form.ts';
import type { SectionSpec } from '../../generator/core/schema/section.ts';
import type { SiteSpec, siteSchema } from '../../generator/core/schema/site.ts';
import type { MessengerApp } from '../../src/model/contacts.ts';
import type { FormField } from '../../src/model/form.ts';
import type { Link } from '../../src/model/link.ts';
import type { RouteRecord } from '../../src/model/routes.ts';
import type { Section } from '../../src/model/section.ts';
import type { Words } from '../../src/model/words.ts';

type Same<First, Second> = [First] extends [Second] ? ([Second] extends [First] ? true : false) : false;

/** Does not compile unless every claim is true. */
type AllTrue<Claims extends readonly true[]> = Claims['length'];

export type SpecificationAndContract = AllTrue<
  [
    // The ready text about personal data becomes sections of text.
    Same<Exclude<SectionSpec['kind'], 'privacy'>, Section['kind']>,
    Same<FormSpec['fields'][number]['kind'], FormField['kind']>,
    Same<SiteSpec['messengers'][string]['app'], MessengerApp>,
    Same<keyof SiteSpec['words'], keyof Words>,
    Same<CodedArgs['code'], keyof FindingArgs>,
  ]
>;

type SiteSpecInput = z.input<typeof siteSchema>;

/** What an editor may leave out, and what the resolver always has. */
export type Defaults = AllTrue<
  [
    Same<Extract<SiteSpecInput['reviews'], undefined>, undefined>,
    Same<Extract<SiteSpec['reviews'], undefined>, never>,
    Same<Extract<SiteSpecInput['pages'], undefined>, never>,
  ]
>;

/** Every literal that the generator prints has a type in the contract. */
export const link = { kind: 'page', path: '/', hash: 'contacts' } satisfies Link;
export const route = {
  path: '/',
  load: () => Promise.resolve({ page: pageOf() }),
} satisfies RouteRecord;

declare function pageOf(): SiteModel['pages'][number];
