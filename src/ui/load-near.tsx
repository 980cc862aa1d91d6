import { type ComponentType, createElement, type ReactNode, useEffect, useRef, useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { isUntyped, keepTyped } from './form-draft.ts';
import { clearReload, reloadOnce } from './reload-guard.ts';
import { useIsInteractive } from './use-is-interactive.ts';

/** How far from the screen a part begins to load, in CSS margin notation: about one screen of a phone. */
const nearMargin = '600px 0px';

/** How long, in milliseconds, a part that was lost on the way is not asked for again: a weak signal tells no end. */
const retryPauseMs = 10_000;

/** After this time, in milliseconds, a part that has not come counts as not coming, until it comes. */
const arrivalLimitMs = 10_000;

/** What a visitor does to a part that wants it at once. */
const wakeEvents = ['pointerdown', 'pointerover', 'focusin', 'keydown'] as const;

/**
 * Leaves the children that the server wrote alone: React neither draws into an element with this property nor
 * compares what is there, and the empty text is never written, because it never changes.
 */
const keepServerMarkup = {
  dangerouslySetInnerHTML: { __html: '' },
  suppressHydrationWarning: true,
};

type Mode =
  /** The code is here (at build time always): an ordinary part of the page. */
  | 'inline'
  /** The server wrote the part: its markup stays as it is until its code comes and takes it over. */
  | 'adopt'
  /** The page was opened by a click inside the site: there is no markup to keep. */
  | 'load';

/** A component whose code is fetched when it is wanted, and kept. */
export interface NearSource<Props extends object> {
  /** Tells the parts of a page apart. */
  readonly name: string;
  /** The component, once its code is here. */
  readonly current: () => ComponentType<Props> | undefined;
  /** Fetches the code now. The prerenderer awaits it, so that static pages contain the part. */
  readonly fetch: () => Promise<ComponentType<Props>>;
  /** Whether it has to say something wherever on the page the visitor is. */
  readonly isUrgent: () => boolean;
}

/** A component behind a dynamic import; a failed fetch is tried again, which not every browser really does. */
export function createNearSource<Props extends object>(
  name: string,
  load: () => Promise<ComponentType<Props>>,
  isUrgent = () => false,
): NearSource<Props> {
  let loaded: ComponentType<Props> | undefined;
  return {
    name,
    current: () => loaded,
    fetch: async () => {
      loaded ??= await load();
      return loaded;
    },
    isUrgent,
  };
}

interface PartProps<Props extends object> {
  readonly source: NearSource<Props>;
  /** Properties of the component. */
  readonly part: Props;
}

interface NearPartProps<Props extends object> extends PartProps<Props> {
  /** Shown while the code is missing on a page without server markup: the part does without it if it must. */
  readonly fallback?: ReactNode;
  /** Shown below what is there of the part, as soon as its code does not come. */
  readonly apology?: ReactNode;
}

/**
 * Draws a component whose code is fetched on a static page only when its place comes near the screen or is touched,
 * and after a click inside the site with the page.
 *
 * The static HTML shows the part in full from the start. It is hydrated as a root of its own: a `Suspense`
 * boundary would throw the static markup away as soon as any context above it changes (the router's location
 * does on every hash link), and what a visitor had typed with it. If the code cannot be fetched the static
 * markup stays, and where the part does not do without its code the document is reloaded once: a new release has
 * other files. The part therefore stands outside the router's context, and is drawn once from the properties it had
 * when its code came.
 */
export function NearPart<Props extends object>({ source, part, fallback, apology }: NearPartProps<Props>) {
  const isHydrating = !useIsInteractive();
  const [mode] = useState<Mode>(() => (source.current() ? 'inline' : isHydrating ? 'adopt' : 'load'));
  switch (mode) {
    case 'inline': {
      const Part = source.current();
      return <div className="near">{Part && createElement(Part, part)}</div>;
    }
    case 'adopt':
      return <AdoptedPart source={source} part={part} needsCode={fallback === undefined} apology={apology} />;
    case 'load':
      return <LoadedPart source={source} part={part} fallback={fallback} apology={apology} />;
  }
}

interface AdoptedPartProps<Props extends object> extends PartProps<Props> {
  readonly needsCode: boolean;
  readonly apology: ReactNode;
}

function AdoptedPart<Props extends object>({ source, part, needsCode, apology }: AdoptedPartProps<Props>) {
  const place = useRef<HTMLDivElement>(null);
  const [isMissing, setIsMissing] = useState(false);
  const partAtFirst = useRef(part);

  useEffect(() => {
    const container = place.current;
    if (!container) {
      return;
    }
    const life = new AbortController();
    const keep = () => keepTyped(container);
    const waiting = new AbortController();
    window.addEventListener('pagehide', keep, { signal: waiting.signal });
    life.signal.addEventListener('abort', keep, { signal: waiting.signal });
    life.signal.addEventListener('abort', () => waiting.abort());
    const isUrgent = source.isUrgent();
    whenWanted(container, life.signal, isUrgent, async () => {
      const markMissing = () => setIsMissing(true);
      const arrivalLimit = setTimeout(markMissing, arrivalLimitMs);
      life.signal.addEventListener('abort', () => clearTimeout(arrivalLimit));
      const Part = await source.fetch().catch(async (error: unknown) => {
        clearTimeout(arrivalLimit);
        markMissing();
        if (needsCode && isUntyped(container)) {
          const typing = new AbortController();
          container.addEventListener('input', () => typing.abort(), { once: true, signal: life.signal });
          life.signal.addEventListener('abort', () => typing.abort());
          await reloadOnce(reasonFor(source), 'kept', typing.signal);
        }
        throw error;
      });
      clearTimeout(arrivalLimit);
      if (life.signal.aborted) {
        return;
      }
      setIsMissing(false);
      clearReload(reasonFor(source));
      waiting.abort();
      const root = hydrateRoot(container, createElement(Part, partAtFirst.current));
      // The parent is still committing when its effects end; a root must not be unmounted inside that.
      life.signal.addEventListener('abort', () => queueMicrotask(() => root.unmount()));
    });
    return () => life.abort();
  }, [source, needsCode]);

  return (
    <>
      <div className="near" ref={place} {...keepServerMarkup} />
      {isMissing && apology}
    </>
  );
}

function LoadedPart<Props extends object>({ source, part, fallback, apology }: NearPartProps<Props>) {
  const [state, setState] = useState<{
    readonly Part?: ComponentType<Props>;
    readonly failed?: boolean;
    readonly isMissing?: boolean;
  }>({});

  const needsCode = fallback === undefined;

  useEffect(() => {
    const life = new AbortController();
    const { signal } = life;
    const markMissing = () => setState({ isMissing: true });
    const arrivalLimit = setTimeout(markMissing, arrivalLimitMs);
    signal.addEventListener('abort', () => clearTimeout(arrivalLimit));
    async function bring() {
      try {
        const Part = await source.fetch();
        clearTimeout(arrivalLimit);
        if (!signal.aborted) {
          clearReload(reasonFor(source));
          setState({ Part });
        }
      } catch (error) {
        console.error(error);
        clearTimeout(arrivalLimit);
        markMissing();
        // The static document has the part in it.
        const isReloading = needsCode && (await reloadOnce(reasonFor(source), 'kept', signal));
        if (isReloading || signal.aborted) {
          return;
        }
        setState({ failed: true, isMissing: true });
        await connectionMayBeBack(signal);
        await bring();
      }
    }
    void bring();
    return () => life.abort();
  }, [source, needsCode]);

  if (state.Part) {
    return <div className="near">{createElement(state.Part, part)}</div>;
  }
  return (
    <>
      <div className={state.failed ? 'near' : 'near near--waiting'}>{fallback}</div>
      {state.isMissing && apology}
    </>
  );
}

/** Settled when it is worth asking for a file again; never, where nobody wants it any more. */
function connectionMayBeBack(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer);
      window.removeEventListener('online', goOn);
      signal.removeEventListener('abort', end);
    };
    const goOn = () => {
      end();
      resolve();
    };
    const timer = setTimeout(goOn, retryPauseMs);
    window.addEventListener('online', goOn);
    signal.addEventListener('abort', end);
  });
}

/** What the open page is reloaded for on behalf of a part. */
function reasonFor({ name }: { readonly name: string }): string {
  return `${window.location.pathname} ${name}`;
}

/**
 * Calls `start` once: when the element comes near the screen, or is touched or focused before that, or at once.
 * A failed start is logged and tried again at the next touch and when the connection is back, as far as the browser
 * tries a failed import again.
 */
function whenWanted(
  element: HTMLElement,
  signal: AbortSignal,
  isWanted: boolean,
  start: () => Promise<void>,
): void {
  let isStarted = false;

  function begin() {
    if (isStarted) {
      return;
    }
    isStarted = true;
    start().catch((error: unknown) => {
      console.error(error);
      isStarted = false;
      window.addEventListener('online', begin, { signal, once: true });
    });
  }

  for (const type of wakeEvents) {
    element.addEventListener(type, begin, { signal, passive: true });
  }
  if (isWanted || element.contains(document.activeElement) || typeof IntersectionObserver === 'undefined') {
    begin();
    return;
  }
  const observer = new IntersectionObserver(
    (entries) => {
      if (entries.some((entry) => entry.isIntersecting)) {
        observer.disconnect();
        begin();
      }
    },
    { rootMargin: nearMargin },
  );
  observer.observe(element);
  signal.addEventListener('abort', () => observer.disconnect());
}
