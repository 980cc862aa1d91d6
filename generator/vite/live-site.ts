import { dirname, join } from 'node:path';
import type { ViteDevServer } from 'vite';
import { compile } from '../compile.ts';
import { lockWords } from '../core/findings/locked-site.ts';
import { messageLanguageFor } from '../core/findings/read-language.ts';
import { isSameIndex, type PictureIndex } from '../core/resolve/context.ts';
import { markSite, OriginMarks } from '../core/resolve/origins.ts';
import { SiteDocument } from '../core/site-document.ts';
import { remember } from '../core/text/remember.ts';
import { withSiteLock } from '../disk/site-lock.ts';
import type { PrintedModules } from '../emit/print-module.ts';
import { writeFiles } from '../emit/write-files.ts';
import type { SiteFolder } from '../site-folder.ts';
import { contentEvent, type FileState, toDevBar } from './dev-bar.ts';
import { revisionOf } from './edit-journal.ts';
import { faultSentence, printSiteFindings, unreadSite } from './findings.ts';
import { readWholeSite } from './read-whole-site.ts';

/** The document that was read last. Kept while the file cannot be read, so that the next text is read incrementally. */
export interface LatestDocument {
  document?: SiteDocument;
}

/** The last good state of the site, and what is wrong with the file now. */
export type LiveSite = ReturnType<typeof createLiveSite>;

/**
 * Delay before modules are written, in milliseconds: open pages, which are rendered from the document, request the
 * change first, and writing modules would block the answer.
 */
const modulesAfterMs = 100;

/**
 * The first compilation is up to the caller.
 * @param reload reloads the open pages: pictures have changed
 */
export function createLiveSite(server: ViteDevServer, folder: SiteFolder, reload: () => void) {
  const { logger } = server.config;
  const printed: PrintedModules = new Map();
  const latest: LatestDocument = {};
  let lastGood: SiteDocument | undefined;
  /** The pictures that open pages show. */
  let shown: PictureIndex | undefined;
  let working: Promise<void> = Promise.resolve();
  /** The document whose modules are still to be written. */
  let unwritten: SiteDocument | undefined;
  let timer: NodeJS.Timeout | undefined;
  const marks = new OriginMarks();
  const markedOf = remember((document: SiteDocument) => {
    const { specification, pictures, model } = document;
    return specification && model && { document, site: markSite(specification, pictures, model, marks) };
  });
  let state: FileState = { kind: 'read', text: '', diagnostics: [], unmarkedExamples: [] };

  /** The language in which the owner is spoken to. */
  const language = () => messageLanguageFor(latest.document?.text ?? '');
  const findings = (colour: boolean) =>
    state.kind === 'stopped'
      ? state.sentence
      : (printSiteFindings(state.diagnostics, state.text, colour) ?? '');
  const basePath = () => lastGood?.model?.basePath ?? server.config.base;
  /** Whether the site's base path has changed: then the server must restart. */
  const isMoved = () => basePath() !== server.config.base;
  const devBar = () =>
    toDevBar(state, {
      specFile: folder.specFile,
      language: language(),
      revision: lastGood && revisionOf(lastGood.text),
      basePath: basePath(),
    });

  /** The last document without errors, as soon as it has been read; absent where there has been none. */
  const good = () => {
    if (latest.document?.model !== undefined) {
      lastGood = latest.document;
    }
    return lastGood;
  };

  /** The same with the origins of its texts. */
  const marked = () => {
    const document = good();
    return document && markedOf(document);
  };

  const readInput = async (): ReturnType<typeof readWholeSite> => {
    const before = latest.document;
    const input = await readWholeSite(folder, before?.text ?? '');
    // The editor has changed the file meanwhile: what has been read is older than what its page shows.
    return input.kind !== 'site' || latest.document === before ? input : readInput();
  };

  const say = () => server.ws.send({ type: 'custom', event: contentEvent, data: devBar() });

  /** Runs tasks one at a time; open pages are told of failures. */
  const enqueue = (work: () => Promise<void>): Promise<void> => {
    working = working.then(work).catch((error: unknown) => {
      state = { kind: 'stopped', sentence: faultSentence(error, language()) };
      say();
    });
    return working;
  };

  /** Reads the file; tells whether anything has changed, because one save may trigger several events. */
  const readFile = async (): Promise<boolean> => {
    const input = await readInput();
    if (input.kind !== 'site') {
      const sentence = unreadSite(input, folder, language());
      const isNew = state.kind !== 'stopped' || state.sentence !== sentence;
      state = { kind: 'stopped', sentence };
      return isNew;
    }
    const { text, pictures } = input;
    const document = latest.document?.withText(text, pictures) ?? SiteDocument.read(text, pictures);
    const isNew = document !== latest.document || state.kind !== 'read' || state.text !== text;
    latest.document = document;
    state = {
      kind: 'read',
      text,
      diagnostics: document.diagnostics,
      unmarkedExamples: document.unmarkedExamples(),
    };
    if (document.model !== undefined) {
      lastGood = document;
      unwritten = document;
    }
    return isNew;
  };

  const sayFile = async () => {
    // A message closes what is open in the bars of pages.
    if (!(await readFile())) {
      return;
    }
    say();
    const printed = findings(process.stdout.isTTY);
    if (printed !== '') {
      logger.info(`\n${printed}\n`);
    }
  };

  const showPictures = () => {
    const { pictures, model } = latest.document ?? {};
    if (state.kind !== 'read' || pictures === undefined || model === undefined) {
      return;
    }
    if (shown !== undefined && !isSameIndex(shown, pictures)) {
      reload();
    }
    shown = pictures;
  };

  const writeModules = async () => {
    const document = unwritten;
    unwritten = undefined;
    // A restarted server writes the modules: open pages would reload while this one is closing.
    if (document === undefined || isMoved()) {
      return;
    }
    const files = await compile(document, printed);
    await withSiteLock(
      dirname(folder.generatedFolder),
      () => {
        const { changed, stale } = writeFiles(folder.generatedFolder, files);
        const paths = [...changed.map(({ path }) => path), ...stale];
        for (const file of paths.map((path) => join(folder.generatedFolder, path).replaceAll('\\', '/'))) {
          // At once, without waiting for the watcher: the next requested document already uses the modules.
          for (const { moduleGraph } of Object.values(server.environments)) {
            moduleGraph.onFileChange(file);
          }
        }
      },
      { onWait: (owner) => logger.info(lockWords[language()].waiting(owner)) },
    );
  };

  /** Writes the modules that are still to be written; resolves when they say what the site does. */
  const settled = () => {
    clearTimeout(timer);
    return enqueue(writeModules);
  };

  return {
    /** What the file says now. */
    latest,
    /** All findings as text; empty where there are none. */
    findings: () => findings(false),
    devBar,
    good,
    marked,
    language,
    isMoved,
    settled,
    /** Reads the file and the pictures again and notifies open pages; the modules follow. Never rejects. */
    async recompile(): Promise<void> {
      clearTimeout(timer);
      await enqueue(sayFile);
      timer = setTimeout(settled, modulesAfterMs);
      showPictures();
    },
  };
}
