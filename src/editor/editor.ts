/** What the owner does to the texts of the page, step by step, and what has become of it. */
import type { EditedPage, EditOperation, EditPath, TextOrigin } from '../model/editor.ts';
import { fillTemplate } from '../ui/fill-template.ts';
import {
  type ChangeAnswer,
  loadEditedPage,
  loadForm,
  loadState,
  sendChange,
  sendStep,
} from './edit-requests.ts';
import type { ActiveText, Editor, EditorView, Progress } from './editor-state.ts';
import { currentPath, type LivePage, openPage, takeOverPage } from './live-page.tsx';
import { observeMarks } from './marked-texts.ts';
import { describeStops, isShownAsTyped, originOfText, shownText, stopOf } from './page-texts.ts';
import { isSamePath, isWithin, valueIn } from './paths.ts';
import { caretAt, openTextField, type SelectedRange, type TextField } from './text-field.ts';
import { unquoted } from './unquoted.ts';

const stepsDone = { undo: 'undone', redo: 'redone' } as const;

/** Takes the page over; `undefined` where this browser may not edit or there is no site. */
export async function createEditor(container: HTMLElement): Promise<Editor | undefined> {
  const marked = observeMarks(document.body);
  const listeners = new Set<() => void>();
  let field: TextField | undefined;
  let live: LivePage<EditedPage> | undefined;
  let view: EditorView | undefined;
  let wantedForm: EditPath | undefined;
  /** What has been saved last, or is being saved. */
  let sent: string | undefined;

  const forgetProblems = () => {
    if (view !== undefined) {
      const { removal: _, ...others } = view;
      view = { ...others, problems: [] };
    }
  };
  const change = (part: Partial<EditorView>) => {
    if (view !== undefined) {
      view = { ...view, ...part };
      for (const listener of listeners) {
        listener();
      }
    }
  };
  const changeActive = (part: Partial<ActiveText>) => {
    if (view?.active !== undefined) {
      change({ active: { ...view.active, ...part } });
    }
  };
  const textsOf = (path: EditPath, content: EditedPage) =>
    marked.all().filter((text) => isSamePath(originOfText(text, marked, content)?.path, path));

  /** Renders the page around the text that is being typed: it keeps what is typed, and what is selected. */
  const rendering = (render: () => void) => {
    const active = view?.active;
    const nth = active && view ? textsOf(active.origin.path, view.content).indexOf(active.text) : 0;
    const kept = field && {
      selected: field.selected(),
      isFocused: document.activeElement === field.host,
      value: field.value(),
      typed: field.typed(),
    };
    field?.close();
    field = undefined;
    render();
    marked.flush();
    const content = live?.content();
    if (content === undefined) {
      return;
    }
    change({ content });
    describeStops(marked, content);
    if (active !== undefined) {
      reopen(active, textsOf(active.origin.path, content)[Math.max(nth, 0)], kept);
    }
  };

  const reopen = (active: ActiveText, text: Text | undefined, kept: KeptField | undefined) => {
    const origin = text && view && originOfText(text, marked, view.content);
    const base = active.origin.value;
    const isTyped = active.draft !== base;
    if (text === undefined || origin === undefined) {
      close();
      if (isTyped && view !== undefined) {
        change({ problems: [{ message: fillTemplate(view.content.words.lost, { text: active.draft }) }] });
      }
      return;
    }
    const draft = isTyped ? active.draft : origin.value;
    // Somebody else has changed what is being typed over: the owner is asked at once.
    const isForeign = isTyped && ![base, draft, sent].includes(origin.value);
    const conflict = isForeign && { conflict: { mine: draft, theirs: origin.value, base } };
    if (kept !== undefined) {
      field = openTextField(text, kept.value === draft ? kept.typed : draft, origin.about, marked);
      if (kept.isFocused) {
        field.focus(kept.selected);
      }
    }
    changeActive({ text, origin, draft, host: field?.host, ...conflict });
  };

  const close = () => {
    const host = field?.host;
    field?.close();
    field = undefined;
    if (view?.active !== undefined) {
      const { active: _, ...others } = view;
      view = others;
      change({});
      const { activeElement } = document;
      const isInPopover = activeElement?.shadowRoot?.activeElement?.closest('[data-popover]');
      if (host === undefined || activeElement === document.body || isInPopover) {
        stopOf(_.text)?.focus({ preventScroll: true });
      }
    }
  };

  /** Shows what the server has made of a change. */
  const receive = async (
    answer: ChangeAnswer,
    done: Progress,
    operation?: EditOperation,
  ): Promise<boolean> => {
    if (view === undefined) {
      return false;
    }
    switch (answer.kind) {
      case 'changed': {
        forgetProblems();
        change({ file: answer.state });
        await live?.refresh(answer.state.revision);
        await openForm(wantedForm);
        change({ progress: done });
        return true;
      }
      case 'conflict':
        change({ progress: 'idle' });
        changeActive({ conflict: answer.conflict });
        if (view.active === undefined) {
          // Nothing is decided: the form shows what the file says now, and the owner changes it again.
          await follow();
          change({ problems: [{ message: view.content.words.meanwhile }] });
        }
        return false;
      case 'refused':
        change({ progress: 'idle', ...(view.active === undefined && { problems: answer.findings }) });
        if (operation?.kind === 'remove' && answer.links !== undefined) {
          change({ removal: { path: operation.path, links: answer.links } });
        }
        changeActive({ findings: answer.findings });
        return false;
      case 'unreadable':
        change({ progress: 'idle', file: { ...view.file, unreadable: answer.findings } });
        return false;
      case 'failed':
        change({ progress: 'failed' });
        return false;
    }
  };

  const save = async (from: unknown): Promise<boolean> => {
    const typed = view?.active;
    if (typed === undefined || view === undefined) {
      return true;
    }
    const active = { ...typed, draft: unquoted(typed.draft, typed.origin) };
    if (active.draft !== typed.draft) {
      field?.write(active.draft);
      changeActive(active);
    }
    if (active.draft === active.origin.value) {
      return true;
    }
    const { conflict: _, ...others } = { ...active, findings: [] };
    change({ progress: 'saving', active: others });
    const { path } = active.origin;
    sent = active.draft;
    return receive(await sendChange(view.file.revision, { kind: 'set', path, to: sent }, from), 'saved');
  };

  const openForm = async (path: EditPath | undefined, wanted?: EditPath) => {
    wantedForm = path;
    const form = path && (await loadForm(path));
    // Another form may have been asked for meanwhile.
    if (view !== undefined && wantedForm === path) {
      const { form: _, wanted: __, ...others } = view;
      view = others;
      change({ ...(form && { form }), ...(wanted && { wanted }) });
    }
  };
  const untilShown = (path: string) =>
    new Promise<void>((resolve) => {
      const look = () => {
        if (view?.content.path === path) {
          listeners.delete(look);
          resolve();
        }
      };
      listeners.add(look);
      look();
    });
  const show = (path: EditPath) => {
    const isOfIt = (text: Text) => isWithin(originOfText(text, marked, page.content())?.path ?? [], path);
    // The whole site has no place, and a page is in sight.
    const text = isBelowPage(path) ? shownText(marked.all(), isOfIt) : undefined;
    text?.parentElement?.scrollIntoView({ block: 'nearest', behavior: 'instant' });
  };
  const follow = async () => {
    const state = await loadState();
    if (state !== undefined) {
      change({ file: state });
    }
    await live?.refresh();
    await openForm(wantedForm);
  };

  let saving: Promise<unknown> = Promise.resolve();
  /** Saves one after the other: what is typed on is compared with what has been saved before. */
  const commit = () => {
    const saved = saving.then(() => {
      const { origin, conflict } = view?.active ?? {};
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
    const active = view?.active;
    const isSaved = await commit();
    if (isSaved && view?.active?.text === active?.text) {
      close();
    }
    return isSaved;
  };
  let applying: Promise<unknown> = Promise.resolve();
  const applyNow = async (revision: string, operation: EditOperation, from: unknown): Promise<boolean> => {
    if (view === undefined || (view.active !== undefined && !(await leave()))) {
      return false;
    }
    forgetProblems();
    change({ progress: 'saving' });
    const [block, index, ...inner] = operation.path;
    const opened = block === 'pages' && inner.length === 0 ? view.content.pages[Number(index)] : undefined;
    const isShown = opened?.path === currentPath();
    const seen = operation.kind.startsWith('remove') ? (from ?? shownInForm(operation.path)) : from;
    const answer = await sendChange(revision, operation, seen);
    const isDone = await receive(answer, 'saved', operation);
    // The owner goes along with the page.
    if (isDone && isShown && operation.kind === 'rename-page') {
      openPage(operation.to, 'replace');
    } else if (isDone && isShown && operation.kind.startsWith('remove')) {
      openPage('to' in operation ? String(operation.to) : '/', 'replace');
    }
    return isDone;
  };
  const shownInForm = (path: EditPath): unknown => {
    const { form } = view ?? {};
    return form && isWithin(path, form.path) ? valueIn(form.value, path.slice(form.path.length)) : undefined;
  };
  const openInPlace = (text: Text, origin: TextOrigin, caret: number) => {
    field = openTextField(text, origin.value, origin.about, marked);
    field.focus(caretAt(caret));
  };

  const file = await loadState();
  if (file === undefined) {
    return undefined;
  }
  live = await takeOverPage(container, loadEditedPage, rendering);
  if (live === undefined) {
    return undefined;
  }
  const page = live;
  let current: EditorView = { content: page.content(), file, progress: 'idle', problems: [] };
  view = current;
  describeStops(marked, current.content);

  return {
    marked,
    view() {
      current = view ?? current;
      return current;
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    textsAt: (stop) => marked.all().filter((text) => stopOf(text) === stop),
    originOfAttribute: (element, name) =>
      page.content().origins[marked.marksOfAttribute(element, name).at(-1) ?? ''],
    originOf: (text) => originOfText(text, marked, page.content()),
    async begin(text, caret) {
      if (view?.active !== undefined && !(await leave())) {
        field?.focus(field.selected());
        return;
      }
      const origin = originOfText(text, marked, page.content());
      if (origin === undefined || !text.isConnected || (view?.file.unreadable.length ?? 0) > 0) {
        return;
      }
      if (isShownAsTyped(text, origin)) {
        openInPlace(text, origin, caret);
      }
      const { host } = field ?? {};
      const active = { text, origin, host, draft: origin.value, findings: [] };
      change({ progress: 'idle', active, stand: origin.path });
    },
    type,
    typeInPlace: () => type(field?.value() ?? ''),
    typeProposal(proposal) {
      field?.write(proposal);
      field?.focus(caretAt(proposal.length));
      type(proposal);
    },
    commit,
    leave,
    revert: close,
    async resolve(choice) {
      const conflict = view?.active?.conflict;
      if (choice === 'mine') {
        await save(conflict?.theirs);
      } else {
        close();
        await page.refresh();
      }
    },
    async step(step) {
      if (view?.active === undefined || (await leave())) {
        const { revision } = view?.file ?? {};
        change({ progress: 'saving' });
        const answer = await sendStep(step);
        // Where there is nothing to take back, the file stays as it is.
        const isDone = answer.kind === 'changed' && answer.state.revision !== revision;
        await receive(answer, isDone ? stepsDone[step] : 'idle');
      }
    },
    apply(operation, from) {
      // By which the path is meant.
      const revision = view?.file.revision ?? '';
      // What is removed may be a part of what has just been left, and is saved in this moment.
      const before = operation.kind.startsWith('remove') ? applying : Promise.resolve();
      const applied = before.then(() => applyNow(revision, operation, from));
      applying = Promise.allSettled([applying, applied]);
      return applied;
    },
    async openForm(path, wanted) {
      if (view?.active === undefined || (await leave())) {
        forgetProblems();
        await openForm(path, wanted === 'first' ? undefined : wanted);
        const { form, stand = [] } = view ?? {};
        // On the way up the owner stays at the item that the way began at.
        if (form !== undefined && !isWithin(stand, form.path)) {
          change({ stand: form.path });
        }
        if (form?.page !== undefined && form.page !== currentPath()) {
          openPage(form.page, 'push');
          // A page that opens takes the focus.
          await untilShown(form.page);
        } else if (form !== undefined) {
          show(typeof wanted === 'object' ? wanted : form.path);
        }
        const [first] = wanted === 'first' ? (form?.fields ?? []) : [];
        if (first !== undefined) {
          change({ wanted: first.path });
        }
      }
    },
    report: (progress, problems = []) => change({ progress, problems }),
    follow,
    show,
    fieldHost: () => field?.host,
  };
}

/** A field that is opened again where the page has been rendered. */
interface KeptField {
  readonly selected: SelectedRange;
  readonly isFocused: boolean;
  readonly value: string;
  readonly typed: string;
}

/** Whether a path leads to more than the site or one of its pages. */
function isBelowPage([block, _, ...inner]: EditPath): boolean {
  return block !== undefined && (block !== 'pages' || inner.length > 0);
}
