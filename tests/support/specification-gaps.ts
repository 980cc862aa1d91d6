import type { Row } from './specification-rows.ts';

/** A test that a run knows: its file below `tests/`, its name without those of its groups, and what became of it. */
export interface RunTest {
  readonly file: string;
  readonly name: string;
  readonly state: 'passed' | 'failed' | 'skipped' | 'pending';
}

/** Placeholders of a test that runs for several values (`%s`, `$name`); each run has the value in its name. */
const placeholders = /%[a-z]|\\\$[\w.]+/g;

function patternOf(name: string): RegExp {
  const escaped = name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  return new RegExp(`^${escaped.replace(placeholders, '.+')}$`);
}

/** The rows for which no test has run to a good end: it was renamed, removed, skipped, or it failed. */
export function specificationGaps(rows: readonly Row[], tests: readonly RunTest[]): Row[] {
  return rows.filter(([, file, name]) => {
    const pattern = patternOf(name);
    const held = tests.filter((test) => test.file === file && pattern.test(test.name));
    return held.length === 0 || held.some(({ state }) => state !== 'passed');
  });
}
