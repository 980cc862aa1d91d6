/** State and actions of the editor: typing into texts, saving, conflicts, undo, and forms. */
import type { EditedPage, EditFinding, EditOperation, EditPath, TextOrigin } from '../model/editor.ts';
import { fillTemplate } from '../ui/fill-template.ts';
import {
  type ChangeAnswer,
  loadEditedPage,
  loadPlace,
  loadState,
  sendChange,
  sendStep,
} from './edit-requests.ts';
import { type ActiveText, type EditorView, isTyped, noProblems, type Progress } from './editor-state.ts';
import { goAlong } from './go-to.ts';
import { currentPath, openPage, takeOverPage } from './live-page.tsx';
import { observeMarks } from './marked-texts.ts';
import { describeStops, focusStop, isShownAsTyped, shownText, stopOf } from './page-texts.ts';
import { isBelowPage, isLikePath, isSamePath, isWithin } from './paths.ts';
import { createStore } from './store.ts';
import { caretAt, type KeptField, openTextField, type TextField } from './text-field.ts';
import { typedValue } from './typed-value.ts';
import { createWantedForm } from './wanted-form.ts';

const stepsDone = { undo: 'undone', redo: 'redone' } as const;

export type Editor = NonNullable<Awaited<ReturnType<typeof createEditor>>>;

/** Takes the page over; `undefined` where this browser may not edit or there is no site. */
export async function createEditor() {
  const marked = observeMarks(document.body);
  let field: TextField | undefined;
  /** The text that was saved last, or is being saved. */
  let sent: string | undefined;
  /** Where the file has the value being edited now, which may be nowhere; absent where nobody else has changed it. */
  let nowAt: { readonly path: EditPath | undefined } | undefined;
  /** Path to open when the current page has been removed. */
  let instead = '/';

  const change = (part: Partial<EditorView>) => state.set({ ...state.get(), ...part });
  const changeActive = (part: Partial<ActiveText>) => {
    const { active } = state.get();
    if (active !== undefined) {
      change({ active: { ...active, ...part } });
    }
  };
  const lost = (text: string) => ({ message: fillTemplate(state.get().content.words.lost, { text }) });
  const originOf = (text: Text): TextOrigin | undefined => state.get().content.origins[marked.markOf(text)];
  const textsOf = (path: EditPath) => marked.all().filter((text) => isSamePath(originOf(text)?.path, path));

  /** Renders the page and reopens the text being edited, with its input and selection. */
  const rendering = (render: () => void, content: EditedPage) => {
    const { active } = state.get();
    const nth = active ? textsOf(active.origin.path).indexOf(active.text) : 0;
    const focused = marked.all().find((text) => stopOf(text) === document.activeElement);
    const focusedPath = focused && originOf(focused)?.path;
    const kept = field?.kept();
    closeField();
    render();
    showContent(content);
    if (active !== undefined) {
      const texts = textsAgain(active);
      // Of a text with other marks there may be fewer parts.
      reopen(active, texts[Math.max(nth, 0)] ?? texts.at(-1), kept);
    } else if (focusedPath !== undefined && document.activeElement === document.body) {
      // React has replaced the focused element.
      focusStop(textsOf(focusedPath)[0]);
    }
  };

  /** Texts of the value being edited: at its path or, if items have moved, at a like path with the same value. */
  const textsAgain = ({ origin, draft }: ActiveText): Text[] => {
    if (nowAt !== undefined) {
      return nowAt.path === undefined ? [] : textsOf(nowAt.path);
    }
    const there = textsOf(origin.path);
    if (there.some((text) => [origin.value, draft, sent].includes(originOf(text)?.value))) {
      return there;
    }
    const origins = marked.all().flatMap((text) => originOf(text) ?? []);
    const moved = origins.find(({ path, value }) => value === origin.value && isLikePath(path, origin.path));
    return moved === undefined ? there : textsOf(moved.path);
  };

  /** Adopts the content that has just been rendered. */
  const showContent = (content: EditedPage) => {
    const { pages } = state.get().content;
    marked.flush();
    change({ content });
    describeStops(marked, content);
    goAlong(pages, content.pages, instead);
  };

  const reopen = (active: ActiveText, text: Text | undefined, kept: KeptField | undefined) => {
    const origin = text && originOf(text);
    const base = active.origin.value;
    const isUnsaved = isTyped(active);
    if (text === undefined || origin === undefined) {
      close();
      if (isUnsaved) {
        change({ problems: [lost(active.draft)] });
      }
      return;
    }
    const draft = isUnsaved ? active.draft : origin.value;
    // Somebody else has changed the value being edited: the owner has to choose.
    const isForeign = isUnsaved && ![base, draft, sent].includes(origin.value);
    const conflict = isForeign && { conflict: { mine: draft, theirs: origin.value, base } };
    if (kept !== undefined) {
      field = openTextField(text, kept.value === draft ? kept.typed : draft, origin.about, marked);
      if (kept.isFocused) {
        field.focus(kept.selected);
      }
    }
    changeActive({ text, origin, draft, host: field?.host, ...conflict });
  };

  const closeField = () => {
    field?.close();
    field = undefined;
  };
  const close = () => {
    const host = field?.host;
    const { active } = state.get();
    closeField();
    if (active !== undefined) {
      change({ active: undefined });
      const { activeElement } = document;
      const isInPopover = activeElement?.shadowRoot?.activeElement?.closest('[data-popover]');
      if (host === undefined || activeElement === document.body || isInPopover) {
        focusStop(active.text);
      }
    }
  };

  /** Handles the server's answer to a change. */
  const receive = async (
    answer: ChangeAnswer,
    done: Progress,
    operation?: EditOperation,
  ): Promise<boolean> => {
    const { active, content, file } = state.get();
    switch (answer.kind) {
      case 'changed':
        change({ file: answer.state, ...noProblems });
        await page.refresh();
        await wantedForm.followAfter(operation);
        change({ progress: done });
        return true;
      case 'conflict':
        change({ progress: 'idle' });
        changeActive({ conflict: answer.conflict });
        if (active === undefined) {
          // Nothing is decided: the form shows what the file says now, and the owner changes it again.
          await follow();
          change({ problems: [{ message: content.words.meanwhile }] });
        }
        return false;
      case 'refused':
        change({ progress: 'idle', ...(active === undefined && { problems: answer.findings }) });
        if (operation?.kind === 'remove' && answer.linked !== undefined) {
          change({ removal: { path: operation.path, ...answer.linked } });
        }
        changeActive({ findings: answer.findings });
        return false;
      case 'unreadable':
        change({ progress: 'idle', file: { ...file, unreadable: answer.findings } });
        return false;
      case 'closed':
      case 'failed':
        change({ progress: answer.kind });
        return false;
    }
  };

  const save = async (from: unknown): Promise<boolean> => {
    const { active, file } = state.get();
    if (active === undefined) {
      return true;
    }
    const draft = typedValue(active.draft, active.origin);
    if (draft !== active.draft) {
      field?.write(draft);
      changeActive({ draft });
    }
    const { path, value, isShared } = active.origin;
    if (draft === value) {
      return true;
    }
    sent = draft;
    change({ progress: 'saving', active: { ...active, draft, findings: [], conflict: undefined } });
    const operation = { kind: 'set', path, to: draft, isShared } as const;
    const answer = await sendChange(file.revision, operation, { from });
    const { origin } = state.get().active ?? {};
    if (answer.kind === 'changed' && origin !== undefined && isSamePath(origin.path, path)) {
      // Nothing of it is lost, whatever the page shows of it.
      changeActive({ origin: { ...origin, value: draft } });
    }
    return receive(answer, 'saved');
  };

  const wantedForm = createWantedForm(change, lost);
  const show = (path: EditPath) => {
    // The whole site has no place, and a page is in sight.
    const text = isBelowPage(path)
      ? shownText(marked.all(), (one) => isWithin(originOf(one)?.path ?? [], path))
      : undefined;
    text?.parentElement?.scrollIntoView({ block: 'nearest', behavior: 'instant' });
  };
  const follow = async () => {
    change({ file: (await loadState()) ?? state.get().file });
    const { active, content, file } = state.get();
    const { path } = active?.origin ?? {};
    nowAt = path && { path: await loadPlace({ path, revision: content.revision }) };
    await page.refresh();
    nowAt = undefined;
    // What is typed into a form stays until the file can be read again.
    if (file.unreadable.length === 0) {
      await wantedForm.follow();
    }
  };

  let saving: Promise<unknown> = Promise.resolve();
  /** Saves one change at a time: each is compared with the value saved before. */
  const commit = () => {
    const saved = saving.then(() => {
      const { origin, conflict } = state.get().active ?? {};
      return save(conflict ? conflict.base : origin?.isDefault ? undefined : origin?.value);
    });
    saving = saved.catch(() => undefined);
    return saved;
  };
  const type = (draft: string) => {
    change({ progress: 'idle' });
    changeActive({ draft });
  };
  const leave = async () => {
    const { active } = state.get();
    const isSaved = await commit();
    if (isSaved && state.get().active?.text === active?.text) {
      close();
    }
    return isSaved;
  };
  /** Whether no text is being changed any more. */
  const isFree = async () => state.get().active === undefined || leave();

  let applying: Promise<unknown> = Promise.resolve();
  const applyNow = async (revision: string, operation: EditOperation, from: unknown) => {
    if (!(await isFree())) {
      return undefined;
    }
    change({ progress: 'saving', ...noProblems });
    instead = operation.kind === 'remove-page' ? operation.to : '/';
    const { form, file } = state.get();
    const isShownBlock = operation.kind.startsWith('remove') && from === undefined;
    const shown = isShownBlock ? { seen: (form ?? file).revision } : { from };
    const answer = await sendChange(revision, operation, shown);
    await receive(answer, 'saved', operation);
    return answer.kind === 'changed' && answer.operation
      ? { operation: answer.operation, revision: answer.state.revision }
      : undefined;
  };

  const file = await loadState();
  const taken = file && (await takeOverPage(loadEditedPage, rendering));
  if (file === undefined || taken === undefined) {
    return undefined;
  }
  const page = taken;
  const state = createStore<EditorView>({
    content: page.content(),
    file,
    progress: 'idle',
    problems: [],
    opening: 0,
  });
  showContent(page.content());

  return {
    marked,
    view: state.get,
    subscribe: state.subscribe,
    /** Texts that the keyboard reaches by an element. */
    textsAt: (stop: Element) => marked.all().filter((text) => stopOf(text) === stop),
    originOfAttribute: (element: Element, name: string): TextOrigin | undefined =>
      state.get().content.origins[marked.markOfAttribute(element, name)],
    originOf,
    async begin(text: Text, caret: number) {
      if (!(await isFree())) {
        field?.focus(field.selected());
        return;
      }
      const origin = originOf(text);
      if (origin === undefined || !text.isConnected || state.get().file.unreadable.length > 0) {
        return;
      }
      if (isShownAsTyped(text, origin)) {
        field = openTextField(text, origin.value, origin.about, marked);
        field.focus(caretAt(caret));
      }
      const active = { text, origin, host: field?.host, draft: origin.value, findings: [] };
      change({ progress: 'idle', active, stand: origin.path });
    },
    /** What has been typed into the box. */
    type,
    /** Something has been typed into the text where it stands. */
    typeInPlace: () => type(field?.value() ?? ''),
    typeProposal(proposal: string) {
      field?.write(proposal);
      field?.focus(caretAt(proposal.length));
      type(proposal);
    },
    formFields: wantedForm.fields,
    /** Whether something is typed that the file does not say. */
    isUnsaved: () => wantedForm.isTyped() || isTyped(state.get().active),
    /** Resolves when what has been sent from forms is saved or refused. */
    settled: () => applying,
    commit,
    /** Saves what is typed, and closes it unless something is wrong with it. */
    leave,
    /** Closes the text as it was. */
    revert: close,
    async resolve(choice: 'mine' | 'theirs') {
      if (choice === 'mine') {
        await save(state.get().active?.conflict?.theirs);
      } else {
        close();
        await page.refresh();
      }
    },
    async step(step: 'undo' | 'redo') {
      if (await isFree()) {
        const { revision } = state.get().file;
        change({ progress: 'saving' });
        const answer = await sendStep(step);
        // Where there is nothing to take back, the file stays as it is.
        const isDone = answer.kind === 'changed' && answer.state.revision !== revision;
        await receive(answer, isDone ? stepsDone[step] : 'idle');
      } else if (step === 'undo' && state.get().active?.findings.length !== 0) {
        // What was refused is what the owner has done last.
        close();
      }
    },
    /**
     * Changes a value of the form, or the structure.
     * @param from what the owner has seen there; of what is removed what the open form shows, where it is not given
     * @returns what has been carried out, which may be elsewhere by now, and the revision of the file that it has led to
     */
    apply(operation: EditOperation, from?: unknown) {
      const { form, file } = state.get();
      // By which the path is meant; a form is loaded after the file has changed.
      const { revision } = form ?? file;
      // What is removed may be a part of what has just been left, and is saved in this moment.
      const before = operation.kind.startsWith('remove') ? applying : Promise.resolve();
      const applied = before.then(() => applyNow(revision, operation, from));
      applying = Promise.allSettled([applying, applied]);
      return applied;
    },
    /**
     * Opens the form of a block, or closes it; leaves the one that is open when what is typed into it is saved, or when
     * the owner has read why it is not.
     * @param wanted the value that comes into focus, or the first of the form
     * @param revision by which the path is meant; absent where it is that of the file now
     */
    async openForm(path: EditPath | undefined, wanted?: EditPath | 'first', revision?: string) {
      if (!(await isFree()) || !(await wantedForm.leave())) {
        return;
      }
      change(noProblems);
      const { form: before, opening } = state.get();
      await wantedForm.open(path && { path, revision }, {
        wanted,
        opening: path && isSamePath(before?.path, path) ? opening : opening + 1,
      });
      const { form, stand = [] } = state.get();
      if (form === undefined) {
        if (before !== undefined) {
          // The page has drawn it anew since the owner came from it; what it has not, the panel finds itself.
          focusStop(textsOf(stand)[0]);
        }
        return;
      }
      // On the way up the owner stays at the item that the way began at.
      if (!isWithin(stand, form.path)) {
        change({ stand: form.path });
      }
      if (form.page !== undefined && form.page !== currentPath()) {
        openPage(form.page, 'push');
      } else {
        show(typeof wanted === 'object' ? wanted : form.path);
      }
    },
    /** Shows the progress of an action with several requests. */
    report: (progress: Progress, problems: readonly EditFinding[] = []) => change({ progress, problems }),
    /** Shows what has changed in the file. */
    follow,
    /** Brings what the page shows of a block, or of a value, into sight. */
    show,
  };
}
