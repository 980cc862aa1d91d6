import type { Finding } from '../../generator/diagnostics/diagnostic.ts';
import { readSite } from '../../generator/read/read-site.ts';
import { createContext, type PictureIndex, type ResolveContext } from '../../generator/resolve/context.ts';
import type { SiteSpec } from '../../generator/spec/site.ts';
import { readFixture } from './workspace.ts';

/** The checked specification of a text that has no mistakes of form. */
export function specOf(text: string): SiteSpec {
  const { spec, diagnostics } = readSite(text);
  if (spec === undefined) {
    throw new TypeError(`The text is not a site: ${JSON.stringify(diagnostics)}`);
  }
  return spec;
}

/** A resolver's context for a fixture, and what is reported to it. */
export async function contextFor(
  fixture: string,
  pictures: PictureIndex = new Map(),
): Promise<{ readonly context: ResolveContext; readonly findings: Finding[] }> {
  const findings: Finding[] = [];
  return { context: createContext(specOf(await readFixture(fixture)), pictures, findings), findings };
}
