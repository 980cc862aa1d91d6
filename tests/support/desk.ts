/** The owner's desk: an open page of the development server, and the `site.yaml` that it shows. */
import { rm, writeFile } from 'node:fs/promises';
import type { BrowserContext, Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { revisionOf } from '../../generator/vite/edit-journal.ts';
import { test as browserTest, openContext, testedSite, warmUp, whenConnected } from './browser.ts';
import { copyFixture, type DevelopmentServer, serveForDevelopment } from './serve-fixtures.ts';
import { tellStillTab } from './still-tab.ts';
import { createWorkspace, type Workspace } from './workspace.ts';

export interface Desk {
  readonly page: Page;
  /** What the editor shows beside the page. */
  readonly panel: Locator;
  /** The text of `site.yaml` as it was. */
  readonly text: string;
  /** The text of `site.yaml` now. */
  file(): Promise<string>;
  save(content: string | Buffer): Promise<void>;
  /** Saves what a test begins with; resolves when the server shows it. */
  lay(content: string): Promise<void>;
  /** Removes `site.yaml`. */
  remove(): Promise<void>;
  reload(): Promise<void>;
  /**
   * Opens a page of the site and the editor in it.
   * @param press presses the button that opens it
   */
  edit(path: string, size?: WindowSize, press?: (button: Locator) => Promise<void>): Promise<void>;
  /** Errors that no script has caught. */
  readonly faults: readonly string[];
}

interface WindowSize {
  readonly width: number;
  readonly height: number;
}

export const desktop: WindowSize = { width: 1280, height: 800 };

/** A site that the tests of a file change one after the other. */
interface DeskSite {
  readonly server: DevelopmentServer;
  readonly workspace: Workspace;
  readonly text: string;
  /** Brings the file back, and resolves when the server has forgotten all that a test has done. */
  restore(): Promise<void>;
}

const fixture = 'driver-papers';
const specFile = 'site.yaml';
const generatedFolder = 'generated';
const journalFile = '.site-work/edits.json';

async function openSite(workspace: Workspace): Promise<DeskSite> {
  await copyFixture(fixture, workspace.folder);
  const text = await workspace.read(specFile);
  const server = await serveForDevelopment(workspace.folder);
  const modules = async () => {
    const paths = await workspace.list(generatedFolder);
    const read = async (path: string) => [path, await workspace.read(`${generatedFolder}/${path}`)] as const;
    return Object.fromEntries(await Promise.all(paths.map(read)));
  };
  const answer = async (path: string): Promise<unknown> => (await fetch(server.origin + path)).json();
  const file = () => workspace.read(specFile).catch(() => undefined);
  const state = async () => ({
    text: await file(),
    modules: await modules(),
    findings: await answer('/@site/findings'),
    page: await answer('/@site/page?path=/'),
  });
  const first = await state();
  return {
    server,
    workspace,
    text,
    async restore() {
      await rm(workspace.path(journalFile), { force: true });
      // By itself: modules, which the server may be writing, are read again until they are whole.
      if ((await file()) !== text) {
        await workspace.write(specFile, text);
      }
      await expect.poll(state).toEqual(first);
    },
  };
}

/** Closes the tabs of a test, and forgets what it has kept in the browser. */
async function leaveNothing(context: BrowserContext): Promise<void> {
  await Promise.all(
    context.pages().map(async (page) => {
      await page.evaluate(() => localStorage.clear()).catch(() => undefined);
      await page.close();
    }),
  );
  await context.clearCookies();
  await context.clearPermissions();
}

/** A test at a desk; the tests of a file share the browser and the server, and each begins with the fixture as it is. */
export const test = browserTest
  .extend('deskFolder', { scope: 'file' }, ({ browser: _ }, { onCleanup }) => createWorkspace(onCleanup))
  .extend(
    'deskSite',
    { scope: 'file' },
    async ({ browser, deskFolder }, { onCleanup }): Promise<DeskSite> => {
      const site = await openSite(deskFolder);
      onCleanup(() => site.server.close());
      await warmUp(browser, { ...testedSite(fixture, 'development'), origin: site.server.origin });
      return site;
    },
  )
  // One for all tests of a file: the modules of the page, which are many in development, stay in its cache.
  .extend('deskContext', { scope: 'file' }, async ({ browser, deskSite }, { onCleanup }) => {
    const context = await openContext(browser, { baseURL: deskSite.server.origin, viewport: desktop });
    onCleanup(() => context.close());
    return context;
  })
  .extend('desk', async ({ deskContext, deskSite, task, onTestFailed }, { onCleanup }): Promise<Desk> => {
    const { server, workspace, text, restore } = deskSite;
    const findStillTab = tellStillTab({ task, onTestFailed });
    onCleanup(async () => {
      await findStillTab(deskContext.pages());
      await leaveNothing(deskContext);
      await restore();
    });
    const page = await deskContext.newPage();
    const faults: string[] = [];
    page.on('pageerror', ({ message }) => faults.push(message));
    return {
      page,
      panel: page.locator('site-editor'),
      text,
      file: () => workspace.read(specFile),
      save: (content) => writeFile(workspace.path(specFile), content),
      async lay(content) {
        await writeFile(workspace.path(specFile), content);
        await expect
          .poll(async () => (await fetch(`${server.origin}/@site/served?path=/`)).json())
          .toMatchObject({ revision: revisionOf(content) });
      },
      remove: () => rm(workspace.path(specFile)),
      reload: () => whenConnected(page, () => page.reload()),
      faults,
      async edit(path, size = desktop, press = (button) => button.click()) {
        await page.setViewportSize(size);
        // The key becomes a cookie; the page that it leads to is not the one that is looked at. The server may be closing
        // the connection of an earlier request at that moment.
        await page.request.get(server.editAddress(), { maxRedirects: 0, maxRetries: 2 });
        await page.goto(path);
        await press(page.getByRole('button', { name: 'Править', exact: true }));
        await page.getByRole('region', { name: 'Правка страницы' }).waitFor();
      },
    };
  });
