import type { Reporter, TestModule } from 'vitest/node';

/** Closes a run with one plain line that counts its tests, for programs that read the output. */
export default class SummaryReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], unhandledErrors: readonly unknown[]): void {
    const counts = { passed: 0, failed: unhandledErrors.length, skipped: 0 };
    for (const module of modules) {
      // A module that cannot be loaded has no tests to count, and must not look like success.
      counts.failed += module.errors().length;
      for (const test of module.children.allTests()) {
        const { state } = test.result();
        counts[state === 'pending' ? 'failed' : state] += 1;
      }
    }
    console.log(`Tests: ${counts.passed} passed, ${counts.failed} failed, ${counts.skipped} skipped`);
  }
}
