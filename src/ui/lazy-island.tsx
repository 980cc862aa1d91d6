import {
  type ComponentType,
  createElement,
  type ReactNode,
  startTransition,
  useEffect,
  useRef,
  useState,
} from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { hasInput, saveTypedValues } from './form-draft.ts';
import { toSitePath } from './host-path.ts';
import { clearReload, reloadOnce } from './reload-guard.ts';
import { SiteContext, useSite } from './site-context.ts';
import { useIsInteractive } from './use-is-interactive.ts';

/** Distance from the viewport at which an island begins to load, in CSS margin notation: about one phone screen. */
const nearMargin = '600px 0px';

/** Pause in milliseconds before lost code is requested again: a weak signal fires no event when it improves. */
const retryPauseMs = 10_000;

/** Code that has not arrived after this time, in milliseconds, counts as missing until it arrives. */
const arrivalLimitMs = 10_000;

/** Events on an island that start loading it at once. */
const wakeEvents = ['pointerdown', 'pointerover', 'focusin', 'keydown'] as const;

/**
 * Keeps the server markup: React neither renders into an element with this property nor compares its content, and the
 * empty text is never written, because it never changes.
 */
const keepServerMarkup = {
  dangerouslySetInnerHTML: { __html: '' },
  suppressHydrationWarning: true,
};

type Mode =
  /** All of it is loaded (always so at build time): an ordinary component. */
  | 'inline'
  /** The server rendered the island: its markup stays until the code arrives and hydrates it. */
  | 'hydrate'
  /** The page was opened by client-side navigation: there is no markup to keep. */
  | 'load';

/** A component whose code is fetched on demand and cached. */
export interface IslandSource<Props extends object> {
  /** Distinguishes the islands of a page; empty for the page itself, which a failed navigation may have reloaded. */
  readonly name: string;
  /** The component, once its code is loaded. */
  readonly current: () => ComponentType<Props> | undefined;
  /** Fetches the code now. The prerenderer awaits it, so that static pages contain the island. */
  readonly fetch: () => Promise<ComponentType<Props>>;
  /** Whether it has something to say wherever on the page the visitor is, so that it does not wait for the viewport. */
  readonly isUrgent: () => boolean;
  /** Selects the parts inside it that need its code, where the others are the same without. */
  readonly parts?: string;
  /** Class of its element. */
  readonly className: string;
}

type IslandOptions = Partial<Pick<IslandSource<object>, 'isUrgent' | 'parts' | 'className'>>;

/** A component behind a dynamic import. Each call after a failed one imports again, where the browser does so. */
export function createIslandSource<Props extends object>(
  name: string,
  load: () => Promise<ComponentType<Props>>,
  { isUrgent = () => false, className = 'island', parts }: IslandOptions = {},
): IslandSource<Props> {
  let loaded: ComponentType<Props> | undefined;
  return {
    name,
    current: () => loaded,
    fetch: async () => {
      loaded ??= await load();
      return loaded;
    },
    isUrgent,
    className,
    ...(parts !== undefined && { parts }),
  };
}

interface LazyIslandProps<Props extends object> {
  readonly source: IslandSource<Props>;
  /** Properties of the component, or how they are loaded along with its code. */
  readonly props: Props | (() => Promise<Props>);
  /** Shown in place of missing code on a page without server markup. An island with a fallback can do without its code. */
  readonly fallback?: ReactNode;
  /** Shown below the island while its code is missing. */
  readonly unavailable?: ReactNode;
}

/**
 * Renders a component whose code is fetched on a static page only when it comes near the viewport or is touched, and
 * after client-side navigation together with the page.
 *
 * The static HTML shows the whole island from the start. It is hydrated as a root of its own: a `Suspense` boundary
 * would discard the static markup, and what a visitor had typed into it, as soon as any context above it changes (the
 * router's location does on every hash link). If the code cannot be fetched the static markup stays, and an island
 * without a fallback reloads the document once, because a new release has other file names. The island is therefore
 * outside the router's context, and keeps the properties that it had when it was mounted.
 */
export function LazyIsland<Props extends object>(island: LazyIslandProps<Props>) {
  const { source, props } = island;
  const isHydrating = !useIsInteractive();
  const isComplete = typeof props !== 'function';
  const [mode] = useState<Mode>(() =>
    isComplete && source.current() ? 'inline' : isHydrating ? 'hydrate' : 'load',
  );
  switch (mode) {
    case 'inline': {
      const Component = source.current();
      return (
        <div className={source.className}>{isComplete && Component && createElement(Component, props)}</div>
      );
    }
    case 'hydrate':
      return <HydratedIsland {...island} />;
    case 'load':
      return <LoadedIsland {...island} />;
  }
}

function HydratedIsland<Props extends object>({
  source,
  props,
  fallback,
  unavailable,
}: LazyIslandProps<Props>) {
  const containerRef = useRef<HTMLDivElement>(null);
  const [isMissing, setIsMissing] = useState(false);
  const site = useSite();
  const initial = useRef({ props, site });
  const needsCode = fallback === undefined;

  useEffect(() => {
    const container = containerRef.current;
    if (!container) {
      return;
    }
    const mounted = new AbortController();
    const { signal } = mounted;
    const reason = reloadReason(source);
    let root: Root | undefined;
    const save = () => {
      if (root === undefined) {
        saveTypedValues(container);
      }
    };
    window.addEventListener('pagehide', save, { signal });
    whenNeeded(container, source, signal, async () => {
      const island = await fetchInTime(source, initial.current.props, reason, setIsMissing).catch(
        async (error: unknown) => {
          if (needsCode && !hasInput(container)) {
            const untouched = new AbortController();
            container.addEventListener('input', () => untouched.abort(), { once: true, signal });
            signal.addEventListener('abort', () => untouched.abort());
            await reloadOnce(reason, 'kept', untouched.signal);
          }
          throw error;
        },
      );
      if (!signal.aborted) {
        // In time slices, so that the page stays responsive.
        startTransition(() => {
          const component = createElement(island.Component, island.props);
          root = hydrateRoot(container, <SiteContext value={initial.current.site}>{component}</SiteContext>, {
            onRecoverableError: (error) => {
              // A page that is left before it is hydrated is unmounted as it is.
              if (!signal.aborted) {
                reportError(error);
              }
            },
          });
        });
      }
    });
    return () => {
      save();
      mounted.abort();
      // React forbids unmounting a root while the parent commits.
      queueMicrotask(() => root?.unmount());
    };
  }, [source, needsCode]);

  return (
    <>
      <div className={source.className} ref={containerRef} {...keepServerMarkup} />
      {isMissing && unavailable}
    </>
  );
}

function LoadedIsland<Props extends object>({
  source,
  props,
  fallback,
  unavailable,
}: LazyIslandProps<Props>) {
  const [loaded, setLoaded] = useState<CompleteIsland<Props>>();
  const initialProps = useRef(props);
  const [hasFailed, setHasFailed] = useState(false);
  const [isMissing, setIsMissing] = useState(false);
  const needsCode = fallback === undefined;

  useEffect(() => {
    const mounted = new AbortController();
    const { signal } = mounted;
    const reason = reloadReason(source);
    async function load(): Promise<void> {
      try {
        const island = await fetchInTime(source, initialProps.current, reason, setIsMissing);
        if (!signal.aborted) {
          setLoaded(island);
        }
      } catch (error) {
        console.error(error);
        // The static document contains the island.
        const isReloading = needsCode && (await reloadOnce(reason, 'kept', signal));
        if (isReloading || signal.aborted) {
          return;
        }
        setHasFailed(true);
        await retryMoment(signal);
        await load();
      }
    }
    void load();
    return () => mounted.abort();
  }, [source, needsCode]);

  if (loaded) {
    const current = typeof props === 'function' ? loaded.props : props;
    return <div className={source.className}>{createElement(loaded.Component, current)}</div>;
  }
  return (
    <>
      <div className={hasFailed ? source.className : `${source.className} island--loading`}>{fallback}</div>
      {isMissing && unavailable}
    </>
  );
}

interface CompleteIsland<Props extends object> {
  readonly Component: ComponentType<Props>;
  readonly props: Props;
}

/**
 * Fetches an island's code, with its properties where they are not here yet, and reports it missing as soon as a request
 * fails or takes too long.
 */
async function fetchInTime<Props extends object>(
  source: IslandSource<Props>,
  props: LazyIslandProps<Props>['props'],
  reason: string,
  setIsMissing: (isMissing: boolean) => void,
): Promise<CompleteIsland<Props>> {
  const markMissing = () => setIsMissing(true);
  const arrivalLimit = setTimeout(markMissing, arrivalLimitMs);
  try {
    const [Component, complete] = await Promise.all([
      source.fetch(),
      typeof props === 'function' ? props() : props,
    ]);
    setIsMissing(false);
    clearReload(reason);
    return { Component, props: complete };
  } catch (error) {
    markMissing();
    throw error;
  } finally {
    clearTimeout(arrivalLimit);
  }
}

/** Resolves when it is worth requesting a file again; never after the signal. */
function retryMoment(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const settled = new AbortController();
    const retry = () => {
      settled.abort();
      resolve();
    };
    const timer = setTimeout(retry, retryPauseMs);
    settled.signal.addEventListener('abort', () => clearTimeout(timer));
    signal.addEventListener('abort', () => settled.abort(), { signal: settled.signal });
    window.addEventListener('online', retry, { signal: settled.signal });
  });
}

/** The key under which a reload on behalf of an island of the present page is remembered. */
function reloadReason({ name }: { readonly name: string }): string {
  return `${toSitePath(window.location.pathname) ?? ''} ${name}`.trimEnd();
}

/**
 * Calls `start` once: when the element, or a part of it that needs its code, comes near the viewport, or when the
 * element is touched or focused before that, or at once where it is urgent. A failed start is logged, and repeated at the next touch and when the connection is back.
 */
function whenNeeded(
  element: HTMLElement,
  { isUrgent, parts }: Pick<IslandSource<object>, 'isUrgent' | 'parts'>,
  signal: AbortSignal,
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
  if (isUrgent() || element.contains(document.activeElement) || typeof IntersectionObserver === 'undefined') {
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
  for (const part of parts === undefined ? [element] : element.querySelectorAll(parts)) {
    observer.observe(part);
  }
  signal.addEventListener('abort', () => observer.disconnect());
}
