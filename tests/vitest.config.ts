import { join } from 'node:path';
import { defineConfig } from 'vitest/config';
import { siteIcons } from '../generator/vite/site-icons.ts';
import { stillTabMessage } from './support/still-tab.ts';

const projectRoot = join(import.meta.dirname, '..');

/** Ends the wait for a state that does not come: a busy machine is slow, not wrong. */
const pollTimeoutMs = 60_000;
/** Ends a test that hangs: walks through all pages and property tests take minutes of a machine with much other work. */
const hangTimeoutMs = 600_000;

/** Tests that replace modules, or draw into a document of their own: each file begins with fresh modules. */
const isolated = ['tests/runtime/**/*.test.{ts,tsx}', 'tests/generator/write-files.test.ts'];

export default defineConfig({
  root: projectRoot,
  test: {
    // Pages mostly wait, for timers and frames: meanwhile other tests run, on two processors too.
    maxWorkers: 4,
    reporters: ['default', join(projectRoot, 'tests/support/summary-reporter.ts')],
    projects: [
      {
        plugins: [siteIcons(projectRoot)],
        test: {
          name: 'isolated',
          include: isolated,
          setupFiles: ['tests/support/patience.ts'],
          // What a page of a test refers to is not there to be loaded, and links of it lead nowhere.
          environmentOptions: {
            happyDOM: {
              settings: {
                handleDisabledFileLoadingAsSuccess: true,
                navigation: { disableMainFrameNavigation: true },
              },
            },
          },
          expect: { poll: { timeout: pollTimeoutMs }, requireAssertions: true },
          testTimeout: hangTimeoutMs,
          hookTimeout: hangTimeoutMs,
        },
      },
      {
        plugins: [siteIcons(projectRoot)],
        test: {
          name: 'unit',
          include: ['tests/**/*.test.ts'],
          exclude: ['tests/browser/**', ...isolated],
          setupFiles: ['tests/support/same-examples.ts'],
          // The generator and its packages are loaded once for all files of a worker.
          isolate: false,
          expect: { poll: { timeout: pollTimeoutMs }, requireAssertions: true },
          testTimeout: hangTimeoutMs,
          hookTimeout: hangTimeoutMs,
        },
      },
      {
        test: {
          name: 'browser',
          include: ['tests/browser/**/*.test.ts'],
          globalSetup: ['tests/support/serve-fixtures.ts'],
          isolate: false,
          expect: { poll: { timeout: pollTimeoutMs }, requireAssertions: true },
          // A fault of the browser, not of the site. It is told in the list of tests.
          retry: { count: 1, condition: new RegExp(stillTabMessage) },
          testTimeout: hangTimeoutMs,
          hookTimeout: hangTimeoutMs,
        },
      },
    ],
  },
});
