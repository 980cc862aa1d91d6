import type { ViteDevServer } from 'vite';
import type { DevBarContent } from '../../src/model.ts';
import { compile } from '../compile.ts';
import { type Diagnostic, hasErrors } from '../diagnostics/diagnostic.ts';
import { type MessageLanguage, messageLanguageFor } from '../diagnostics/format-message.ts';
import type { FrameSource } from '../emit/source-text.ts';
import { writeFiles } from '../emit/write-files.ts';
import type { SiteModel } from '../resolve/site-model.ts';
import { readSiteInput, type SiteFolder } from '../site-folder.ts';
import { contentEvent, toDevBar } from './dev-bar.ts';
import { printSiteFindings, toOverlay } from './findings.ts';

/** What has changed since the last compilation. */
export type SiteChange = 'file' | 'pictures';

/** The last good state of the site, and what is wrong with the file now. */
export interface LiveSite {
  /** Absent until the file has been without errors once. */
  model(): SiteModel | undefined;
  /** All findings as text; empty where there are none. */
  findings(): string;
  devBar(): DevBarContent;
  /** Whether the address has got another path: then only a server that starts anew can serve the site. */
  isMoved(): boolean;
  /** Reads and compiles the file again, and tells open pages. Never rejects. */
  recompile(change: SiteChange): Promise<void>;
}

const unreadableWords: Readonly<Record<MessageLanguage, (reason: string) => string>> = {
  ru: (reason) => `Файл site.yaml не читается (${reason}). Пока показан прежний сайт.`,
  en: (reason) => `site.yaml cannot be read (${reason}). The last good site is still shown.`,
};

/** Starts without a compilation; the first is the caller's. */
export function createLiveSite(server: ViteDevServer, folder: SiteFolder, frameOf: FrameSource): LiveSite {
  const { logger } = server.config;
  let model: SiteModel | undefined;
  let text = '';
  let diagnostics: readonly Diagnostic[] = [];
  let unreadable: string | undefined;

  const isBroken = () => hasErrors(diagnostics);
  const findings = (colour: boolean) => unreadable ?? printSiteFindings(diagnostics, text, colour) ?? '';
  const basePath = () => model?.basePath ?? server.config.base;
  const isMoved = () => basePath() !== server.config.base;
  const devBar = () => toDevBar(diagnostics, folder.specFile, messageLanguageFor(text), basePath());
  const showOverlay = () => {
    if (isBroken()) {
      server.ws.send(toOverlay(diagnostics, text));
    }
  };
  // A page that is opened while the file is broken learns of it too.
  server.ws.on('connection', showOverlay);

  const compileNow = async (change: SiteChange) => {
    const input = await readSiteInput(folder);
    const compiled = await compile(input.text, input.pictures, frameOf);
    const wasBroken = isBroken();
    ({ text } = input);
    ({ diagnostics } = compiled);
    if (compiled.model !== undefined) {
      ({ model } = compiled);
    }
    if (isMoved()) {
      // The next server writes the modules: open pages would reload for them just when this one is gone.
      return;
    }
    if (compiled.model !== undefined) {
      writeFiles(folder.generatedFolder, compiled.files);
    }
    // Vite itself reloads a page whose modules have changed. It knows nothing of pictures, nor of a page that
    // shows findings because the site has had no modules yet.
    if (!isBroken() && (wasBroken || change === 'pictures')) {
      server.ws.send({ type: 'full-reload' });
    }
  };

  return {
    model: () => model,
    findings: () => findings(false),
    devBar,
    isMoved,
    async recompile(change) {
      try {
        unreadable = undefined;
        await compileNow(change);
      } catch (error) {
        // An editor that replaces the file takes it away for a moment.
        unreadable = unreadableWords[messageLanguageFor(text)](reasonOf(error));
      }
      const printed = findings(process.stdout.isTTY);
      if (printed !== '') {
        logger.info(`\n${printed}\n`);
      }
      server.ws.send({ type: 'custom', event: contentEvent, data: devBar() });
      showOverlay();
    },
  };
}

/** The system's short name of an error (`ENOENT`), which is all that helps an owner. */
function reasonOf(error: unknown): string {
  if (error instanceof Error) {
    return 'code' in error && typeof error.code === 'string' ? error.code : error.message;
  }
  return String(error);
}
