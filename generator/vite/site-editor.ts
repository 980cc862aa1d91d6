/** Changes `site.yaml` on behalf of the pages of the development server. */
import type { EditOperation } from '../../src/model/editor.ts';
import type { ValuePath } from '../core/document/source-range.ts';
import { valueAt } from '../core/document/value-at.ts';
import { applyOperation } from '../core/edit/apply-operation.ts';
import { formOf } from '../core/edit/form-of.ts';
import { type Direction, editsOf, rebasedEditsOf } from '../core/edit/history.ts';
import { isSameValue } from '../core/edit/operation.ts';
import { changedPlaces, examplePlaces } from '../core/edit/places.ts';
import { rebaseOperation, rebasePath } from '../core/edit/rebase-path.ts';
import { meantBy } from '../core/edit/safe-fixes.ts';
import { applyEdits } from '../core/edit/splice.ts';
import { placeInWords } from '../core/edit/titles.ts';
import type { Diagnostic } from '../core/findings/diagnostic.ts';
import { formatMessage, messageInEditor } from '../core/findings/format-message.ts';
import type { MessageLanguage } from '../core/findings/message-language.ts';
import { messageLanguageFor } from '../core/findings/read-language.ts';
import { SiteDocument } from '../core/site-document.ts';
import { shorten } from '../core/text/shorten.ts';
import { replaceFile } from '../disk/write-file.ts';
import { toJson } from '../print/print-json.ts';
import { readPictures, type SiteFolder } from '../site-folder.ts';
import { readSpecFile } from '../spec-file.ts';
import { committedText } from './committed-text.ts';
import { EditJournal, revisionOf } from './edit-journal.ts';
import { unreadSite } from './findings.ts';
import type { LatestDocument } from './live-site.ts';
import { type Change, readChange, readPath } from './read-change.ts';
import { type GivenPicture, storePicture } from './store-picture.ts';

/** What is answered to a page. */
export interface EditAnswer {
  readonly status: 200 | 400 | 404 | 409 | 422 | 423;
  readonly body: unknown;
}

/** Versions of the file that pages may still show. */
const keptVersions = 50;

type Words = Readonly<Record<'refused' | 'gone' | 'inTheWay' | 'outside' | 'uncommitted', string>>;

const words: Readonly<Record<MessageLanguage, Words>> = {
  ru: {
    refused:
      'Это изменение не записать так, чтобы остальное в файле осталось прежним. Впишите его в site.yaml сами.',
    inTheWay: 'Это место с тех пор изменили в самом файле. Верните прежнее в site.yaml сами.',
    gone: 'В файле этого места больше нет. Обновите страницу и попробуйте ещё раз.',
    uncommitted: 'Сравнить не с чем: site.yaml ещё не сохраняли в git (Commit).',
    outside: 'Папка картинок ведёт за пределы сайта. Положите файл туда сами.',
  },
  en: {
    refused:
      'This change cannot be written so that the rest of the file stays as it is. Put it into site.yaml yourself.',
    inTheWay: 'This place has been changed in the file itself since. Put it back in site.yaml yourself.',
    gone: 'The file no longer has this place. Reload the page and try again.',
    uncommitted: 'There is nothing to compare with: site.yaml has not been committed to git yet.',
    outside: 'The pictures folder leads out of the site. Put the file there yourself.',
  },
};

/** Errors that only the later document has. Compared without their paths, because items move. */
function newErrors(before: SiteDocument, after: SiteDocument): Diagnostic[] {
  const nameOf = ({ code, args }: Diagnostic) => JSON.stringify([code, args]);
  const errorsOf = ({ diagnostics }: SiteDocument) =>
    diagnostics.filter(({ severity }) => severity === 'error');
  const known = errorsOf(before).map(nameOf);
  return errorsOf(after).filter((error) => {
    const at = known.indexOf(nameOf(error));
    return at === -1 || known.splice(at, 1).length === 0;
  });
}

/** The operation that applies the fix that a finding proposes. */
function fixOf(data: unknown, finding: Diagnostic): EditOperation | undefined {
  const value = valueAt(data, finding.path);
  if (typeof value !== 'string') {
    return undefined;
  }
  if (finding.code === 'long-description' || finding.code === 'long-title') {
    const { length, maximum } = finding.args;
    return { kind: 'set', path: finding.path, to: shorten(value, value.length - (length - maximum)) };
  }
  if (finding.code === 'example-value') {
    // Setting a value to itself removes the mark of the example.
    return finding.args.kind === 'marked' ? { kind: 'set', path: finding.path, to: value } : undefined;
  }
  const words = meantBy(finding);
  return words && { kind: 'set', path: finding.path, to: value.replace(words.written, () => words.meant) };
}

/** Path of a page's analytics block, which the file may not have yet. */
function analyticsOf({ path: [block = '', index = 0] }: Diagnostic): ValuePath {
  return [block, index, 'analytics'];
}

function targetOf({ kind, path: at }: EditOperation): ValuePath {
  return kind === 'rename-page' ? [...at, 'path'] : at;
}

/** Operations that replace no value, and so cannot conflict with a change by somebody else. */
const keepsValues: ReadonlySet<EditOperation['kind']> = new Set(['insert', 'move', 'duplicate']);

/** The value that an operation replaces. */
function replacedValue(data: unknown, operation: EditOperation): unknown {
  return valueAt(data, targetOf(operation)) ?? null;
}

export class SiteEditor {
  private readonly folder: SiteFolder;
  private readonly latest: LatestDocument;
  private readonly journal: EditJournal;
  /** Values of the versions that pages may be based on, by revision. */
  private readonly versions = new Map<string, unknown>();
  private running: Promise<unknown> = Promise.resolve();

  constructor(folder: SiteFolder, latest: LatestDocument = {}) {
    this.folder = folder;
    this.latest = latest;
    this.journal = new EditJournal(folder.specFile);
  }

  /** The language of the site's owner. */
  language(): MessageLanguage {
    return messageLanguageFor(this.latest.document?.text ?? '');
  }

  state(): Promise<EditAnswer> {
    return this.withDocument((document) => this.stateOf(document));
  }

  change(body: unknown): Promise<EditAnswer> {
    const request = readChange(body);
    if (request === undefined) {
      return Promise.resolve({ status: 400, body: {} });
    }
    return this.withDocument((document) => this.carryOut(document, request));
  }

  /** The form of a block. See `placeNow`. */
  form(path: string, revision: string): EditAnswer {
    const { document } = this.latest;
    const now = this.placeNow(path, revision);
    const form = document && now && formOf(document, now, this.language());
    return form
      ? { status: 200, body: { revision: this.version(document), ...form } }
      : { status: 404, body: {} };
  }

  /** Where a value stands in the file as it is now. See `placeNow`. */
  place(path: string, revision: string): EditAnswer {
    const now = this.placeNow(path, revision);
    return now ? { status: 200, body: { path: now } } : { status: 404, body: {} };
  }

  /** Values that are still examples. */
  examples(): Promise<EditAnswer> {
    return this.withDocument((document) => ({
      status: 200,
      body: { places: examplePlaces(document, this.language()) },
    }));
  }

  /** What the file says otherwise than in the last commit. */
  changes(): Promise<EditAnswer> {
    return this.withDocument(async (document) => {
      const language = this.language();
      const text = await committedText(this.folder.specFile);
      const body =
        text === undefined
          ? { places: [], message: words[language].uncommitted }
          : { places: changedPlaces(document.withText(text), document, language) };
      return { status: 200, body };
    });
  }

  /** Adds a picture to the site's folder; answers with its name there, and leaves `site.yaml` alone. */
  storePicture(given: GivenPicture): Promise<EditAnswer> {
    return this.withDocument(async (document) => {
      const { folder } = this;
      const stored = await storePicture(folder, given, document.specification?.site.language ?? '');
      if (stored.kind === 'stored') {
        const pictures = await readPictures(folder.picturesFolder, folder.picturesName);
        this.latest.document = document.withText(document.text, pictures);
        return { status: 200, body: { file: stored.file } };
      }
      const { problem } = stored;
      if (problem === 'outside') {
        return this.refuse('outside');
      }
      const args = { file: given.name, problem };
      const { text: message, hint } = formatMessage({ code: 'unsafe-picture', args }, this.language());
      return { status: 422, body: { findings: [{ message, hint }] } };
    });
  }

  /** Runs a task on the current file; requests are processed one at a time. */
  private withDocument(
    work: (document: SiteDocument) => EditAnswer | Promise<EditAnswer>,
  ): Promise<EditAnswer> {
    const run = async (): Promise<EditAnswer> => {
      const read = await readSpecFile(this.folder.specFile);
      if (read.kind !== 'text') {
        const message = unreadSite(read, this.folder, this.language());
        return { status: 423, body: { findings: [], message } };
      }
      const document = this.latest.document?.withText(read.text) ?? SiteDocument.read(read.text);
      this.latest.document = document;
      return document.data === undefined
        ? { status: 423, body: { findings: this.print(document, document.diagnostics) } }
        : work(document);
    };
    const answer = this.running.then(run);
    this.running = answer.catch(() => undefined);
    return answer;
  }

  /**
   * Where a value stands now; of an item of a list also after it has moved, and nowhere when it is gone.
   * @param path of the value, as JSON
   * @param revision of the file to which the path refers; an unknown one counts as the current
   */
  private placeNow(path: string, revision: string): ValuePath | undefined {
    const { data: now } = this.latest.document ?? {};
    const meant = readPath(path);
    return meant && rebasePath(this.versions.get(revision) ?? now, now, meant);
  }

  private refuse(reason: keyof Words): EditAnswer {
    return { status: 422, body: { findings: [], message: words[this.language()][reason] } };
  }

  /** Remembers a version that is sent to a page; returns its revision. */
  private version(document: SiteDocument): string {
    const revision = revisionOf(document.text);
    this.versions.delete(revision);
    this.versions.set(revision, document.data);
    for (const old of [...this.versions.keys()].slice(0, -keptVersions)) {
      this.versions.delete(old);
    }
    return revision;
  }

  private stateOf(document: SiteDocument, operation?: EditOperation): EditAnswer {
    return {
      status: 200,
      body: {
        revision: this.version(document),
        operation,
        findings: this.print(document, document.diagnostics),
        canUndo: this.journal.next(document.text, 'undo') !== undefined,
        canRedo: this.journal.next(document.text, 'redo') !== undefined,
      },
    };
  }

  /** Findings as the editor says them, each with the operation that fixes it where there is one. */
  private print({ data }: SiteDocument, diagnostics: readonly Diagnostic[]) {
    const language = this.language();
    return diagnostics.flatMap((diagnostic) =>
      toJson([diagnostic], { file: 'site.yaml', language }).map((finding) => ({
        ...finding,
        ...messageInEditor(diagnostic, language),
        path: diagnostic.code === 'page-without-analytics' ? analyticsOf(diagnostic) : diagnostic.path,
        fix: fixOf(data, diagnostic) ?? null,
      })),
    );
  }

  /** What a version of the file says; of one that is forgotten, nothing. */
  private dataOf(revision: string, { text, data }: SiteDocument): unknown {
    return revision === revisionOf(text) ? data : this.versions.get(revision);
  }

  private async carryOut(
    document: SiteDocument,
    { revision, operation, from: value = null, seen }: Change,
  ): Promise<EditAnswer> {
    const meant = this.dataOf(revision, document);
    const now = meant === undefined ? undefined : rebaseOperation(meant, document.data, operation);
    const theirs = now && replacedValue(document.data, now);
    const shown = seen === undefined ? undefined : this.dataOf(seen, document);
    const shownOperation = shown === undefined ? undefined : rebaseOperation(meant, shown, operation);
    const from = shownOperation === undefined ? value : replacedValue(shown, shownOperation);
    if (now === undefined || (!keepsValues.has(operation.kind) && !isSameValue(theirs, from))) {
      const mine = 'to' in operation ? operation.to : null;
      return { status: 409, body: { conflict: { mine, theirs: theirs ?? null, base: from } } };
    }
    const applied = applyOperation(document, await this.withHistory(document, now));
    if (applied.kind === 'refused') {
      return this.refuse(applied.reason === 'unproved' ? 'refused' : 'gone');
    }
    const errors = newErrors(document, applied.document);
    const [block, , ...inner] = now.path;
    const isPageRemoval = now.kind === 'remove' && block === 'pages' && inner.length === 0;
    if (isPageRemoval && errors.length > 0 && errors.every(({ code }) => code === 'unknown-page')) {
      const context = { document: applied.document, language: this.language() };
      const linking = errors.flatMap((error) => [error, ...(error.related ?? [])]);
      const links = linking.map(({ path: at }) => placeInWords(context, at));
      const page = valueAt(document.data, [...now.path, 'path']);
      return { status: 422, body: { findings: [], linked: { page, links } } };
    }
    if (errors.length > 0) {
      // Findings elsewhere are only consequences of the wrong value.
      const target = String(targetOf(now));
      const atValue = errors.filter(({ path: at }) => String(at) === target);
      const told = atValue.length > 0 ? atValue : errors;
      return { status: 422, body: { findings: this.print(applied.document, told) } };
    }
    const note = () => this.journal.add(document.text, applied.document.text, applied.edits);
    return this.write(document, applied.document, note, now);
  }

  /** An operation with what the last commit says of it: what is published has been committed. */
  private async withHistory({ data }: SiteDocument, operation: EditOperation): Promise<EditOperation> {
    if (operation.kind !== 'rename-page') {
      return operation;
    }
    const committed = await committedText(this.folder.specFile);
    const old = String(replacedValue(data, operation));
    return { ...operation, isUnpublished: committed?.includes(old) === false };
  }

  /** Undoes the last change, or redoes the one undone last. */
  step(direction: Direction): Promise<EditAnswer> {
    return this.withDocument(async (document) => {
      const { text } = document;
      const step = this.journal.next(text, direction);
      if (step === undefined) {
        return this.stateOf(document);
      }
      const edits = step.isExact
        ? editsOf(step.hunks, direction)
        : rebasedEditsOf(text, step.hunks, direction);
      const changed = edits && document.withText(applyEdits(text, edits));
      if (changed === undefined || (!step.isExact && newErrors(document, changed).length > 0)) {
        const before = step.hunks.map((hunk) => hunk.before).join('\n');
        const after = step.hunks.map((hunk) => hunk.after).join('\n');
        const [mine, base] = direction === 'undo' ? [before, after] : [after, before];
        const message = words[this.language()].inTheWay;
        return { status: 409, body: { conflict: { mine, theirs: null, base }, message } };
      }
      return this.write(document, changed, () => this.journal.stand(text, step.position));
    });
  }

  /**
   * @param note notes the change in the journal, before it is made
   * @param operation what is carried out by it, by the paths of the file before
   */
  private async write(
    before: SiteDocument,
    after: SiteDocument,
    note: () => Promise<void>,
    operation?: EditOperation,
  ): Promise<EditAnswer> {
    const { specFile } = this.folder;
    if (after.text !== before.text) {
      await note();
      const { kind, text } = { text: '', ...(await readSpecFile(specFile)) };
      if (kind !== 'text' || text !== before.text) {
        // Saved elsewhere in this very moment: the page asks again.
        return { status: 409, body: { conflict: { mine: null, theirs: null, base: null } } };
      }
      await replaceFile(specFile, after.text);
      this.latest.document = after;
    }
    return this.stateOf(after, operation);
  }
}
