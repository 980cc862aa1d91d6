import { join, relative } from 'node:path';
import type { Reporter, TestModule, Vitest } from 'vitest/node';
import { type RunTest, specificationGaps } from './specification-gaps.ts';
import { specificationRows } from './specification-rows.ts';

const testsFolder = join(import.meta.dirname, '..');

/**
 * Closes a run with one plain line that counts its tests, for programs that read the output. Files that hold a row of
 * the specification must hold it in every run; a row without a test that passed counts as failed.
 */
export default class SummaryReporter implements Reporter {
  private isNarrowed = false;

  onInit({ config }: Vitest): void {
    this.isNarrowed = config.testNamePattern !== undefined;
  }

  onTestRunEnd(modules: readonly TestModule[], unhandledErrors: readonly unknown[]): void {
    const counts = { passed: 0, failed: unhandledErrors.length, skipped: 0 };
    const tests: RunTest[] = [];
    for (const module of modules) {
      // A module that cannot be loaded has no tests to count, and must not look like success.
      counts.failed += module.errors().length;
      for (const test of module.children.allTests()) {
        const { state } = test.result();
        counts[state === 'pending' ? 'failed' : state] += 1;
        tests.push({ file: relative(testsFolder, module.moduleId), name: test.name, state });
      }
    }
    const files = new Set(tests.map(({ file }) => file));
    const rows = this.isNarrowed ? [] : specificationRows.filter(([, file]) => files.has(file));
    for (const [statement, file, name] of specificationGaps(rows, tests)) {
      console.error(`No test has held the specification: ${statement} (${file}: ${name})`);
      counts.failed += 1;
      process.exitCode = 1;
    }
    console.log(`Tests: ${counts.passed} passed, ${counts.failed} failed, ${counts.skipped} skipped`);
  }
}
