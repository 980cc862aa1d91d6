import type { Finding } from '../../generator/core/findings/diagnostic.ts';
import {
  createContext,
  type PictureIndex,
  type ResolveContext,
} from '../../generator/core/resolve/context.ts';
import { outlineSite } from '../../generator/core/resolve/page-outline.ts';
import type { SiteSpec } from '../../generator/core/schema/site.ts';
import { SiteDocument } from '../../generator/core/site-document.ts';
import { readFixture } from './workspace.ts';

/** The checked specification of a text that has no mistakes of form. */
export function specOf(text: string): SiteSpec {
  const { specification: spec, diagnostics } = SiteDocument.read(text);
  if (spec === undefined) {
    throw new TypeError(`The text is not a site: ${JSON.stringify(diagnostics)}`);
  }
  return spec;
}

/** Tests of resolvers are about what is typed. */
const asTyped = (text: string) => text;

/** A resolver's context for a fixture, and what is reported to it. */
export async function contextFor(
  fixture: string,
  pictures: PictureIndex = new Map(),
): Promise<{ readonly context: ResolveContext; readonly findings: Finding[] }> {
  const findings: Finding[] = [];
  const outline = outlineSite(specOf(await readFixture(fixture)));
  const context = createContext(outline, pictures, findings);
  return {
    context: { ...context, typesetter: { text: asTyped, heading: asTyped, quote: (text) => `«${text}»` } },
    findings,
  };
}
