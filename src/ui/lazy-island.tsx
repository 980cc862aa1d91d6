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

interface IslandOptions {
  /** Whether it has something to say wherever on the page the visitor is, so that it does not wait for the viewport. */
  readonly isUrgent?: () => boolean;
  /** Selects the parts inside it that need its code, where the others are the same without. */
  readonly parts?: string;
  /** Class of its element. */
  readonly className?: string;
}

/** A component whose code is fetched on demand and cached. */
type IslandSource<Props extends object> = ReturnType<typeof createIslandSource<Props>>;

/**
 * A component behind a dynamic import. Each call after a failed one imports again, where the browser does so.
 * @param name distinguishes the islands of a page; empty for the page itself, which a failed navigation may have reloaded
 */
export function createIslandSource<Props extends object>(
  name: string,
  load: () => Promise<ComponentType<Props>>,
  { isUrgent = () => false, className = 'island', parts }: IslandOptions = {},
) {
  let loaded: ComponentType<Props> | undefined;
  return {
    name,
    /** The component, once its code is loaded. */
    current: () => loaded,
    /** Fetches the code now. The prerenderer awaits it, so that static pages contain the island. */
    fetch: async () => {
      loaded ??= await load();
      return loaded;
    },
    isUrgent,
    className,
    parts,
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
 * after client-side navigation together with the page. Where all of it is loaded (always so at build time) it is an
 * ordinary component.
 *
 * The static HTML shows the whole island from the start. It is hydrated as a root of its own: a `Suspense` boundary
 * would discard the static markup, and what a visitor had typed into it, as soon as any context above it changes (the
 * router's location does on every hash link). If the code cannot be fetched the static markup stays, and an island
 * without a fallback reloads the document once, because a new release has other file names. The island is therefore
 * outside the router's context, and keeps the properties that it had when it was mounted.
 */
export function LazyIsland<Props extends object>({
  source,
  props,
  fallback,
  unavailable,
}: LazyIslandProps<Props>) {
  const [isStatic] = useState(!useIsInteractive());
  const containerRef = useRef<HTMLDivElement>(null);
  const site = useSite();
  const initial = useRef({ props, site });
  const [loaded, setLoaded] = useState<LoadedIsland<Props> | undefined>(() => {
    const Component = source.current();
    return Component && typeof props !== 'function' ? { Component, props } : undefined;
  });
  const [isMissing, setIsMissing] = useState(false);
  const needsCode = fallback === undefined;

  useEffect(() => {
    const container = containerRef.current;
    if (!container) {
      return;
    }
    const mounted = new AbortController();
    const { signal } = mounted;
    const reason = `${toSitePath(window.location.pathname) ?? ''} ${source.name}`.trimEnd();
    let root: Root | undefined;

    /** Fetches the code and the properties until both are here. The island is missing while a request takes too long. */
    const load = async (): Promise<LoadedIsland<Props> | undefined> => {
      while (!signal.aborted) {
        const arrivalLimit = setTimeout(() => setIsMissing(true), arrivalLimitMs);
        const { props: known } = initial.current;
        try {
          const [Component, complete] = await Promise.all([
            source.fetch(),
            typeof known === 'function' ? known() : known,
          ]);
          setIsMissing(false);
          clearReload(reason);
          return { Component, props: complete };
        } catch (error) {
          console.error(error);
          setIsMissing(true);
        } finally {
          clearTimeout(arrivalLimit);
        }
        if (needsCode && (await reloadOnce(reason, 'kept', () => !signal.aborted && !hasInput(container)))) {
          return undefined;
        }
        await retryMoment(container, signal);
      }
      return undefined;
    };

    const hydrate = async () => {
      await neededMoment(container, source, signal);
      const island = await load();
      if (island === undefined || signal.aborted) {
        return;
      }
      const component = createElement(island.Component, island.props);
      // The page may be left before React has taken the island over.
      save();
      // In time slices, so that the page stays responsive.
      startTransition(() => {
        root = hydrateRoot(container, <SiteContext value={initial.current.site}>{component}</SiteContext>, {
          onRecoverableError: (error) => {
            // A page that is left before it is hydrated is unmounted as it is.
            if (!signal.aborted) {
              reportError(error);
            }
          },
        });
      });
    };

    const save = () => {
      if (root === undefined) {
        saveTypedValues(container);
      }
    };
    if (isStatic) {
      window.addEventListener('pagehide', save, { signal });
      void hydrate();
    } else {
      void load().then(setLoaded);
    }
    return () => {
      save();
      mounted.abort();
      // React forbids unmounting a root while the parent commits.
      queueMicrotask(() => root?.unmount());
    };
  }, [source, needsCode, isStatic]);

  if (loaded) {
    const current = typeof props === 'function' ? loaded.props : props;
    return <div className={source.className}>{createElement(loaded.Component, current)}</div>;
  }
  const isLoading = !isStatic && !isMissing;
  return (
    <>
      <div
        className={isLoading ? `${source.className} island--loading` : source.className}
        ref={containerRef}
        {...(isStatic ? keepServerMarkup : { children: fallback })}
      />
      {isMissing && unavailable}
    </>
  );
}

interface LoadedIsland<Props extends object> {
  readonly Component: ComponentType<Props>;
  readonly props: Props;
}

/** Resolves when it is worth requesting a file again. */
function retryMoment(element: HTMLElement, signal: AbortSignal): Promise<void> {
  return touchOr(element, signal, (proceed, waiting) => {
    window.addEventListener('online', proceed, { signal: waiting });
    setTimeout(proceed, retryPauseMs);
  });
}

/**
 * Resolves when the element, or a part of it that needs its code, comes near the viewport, when the element is touched
 * or focused before that, or at once where it is urgent.
 */
function neededMoment(
  element: HTMLElement,
  { isUrgent, parts }: Pick<IslandSource<object>, 'isUrgent' | 'parts'>,
  signal: AbortSignal,
): Promise<void> {
  return touchOr(element, signal, (proceed, waiting) => {
    if (isUrgent() || element.contains(document.activeElement)) {
      proceed();
      return;
    }
    const observer = new IntersectionObserver(
      (entries) => entries.some((entry) => entry.isIntersecting) && proceed(),
      { rootMargin: nearMargin },
    );
    for (const part of parts === undefined ? [element] : element.querySelectorAll(parts)) {
      observer.observe(part);
    }
    waiting.addEventListener('abort', () => observer.disconnect());
  });
}

/**
 * Resolves at the next touch of an element, when `listen` calls `proceed`, or at the signal.
 * @param listen gets a signal that ends its listening
 */
function touchOr(
  element: HTMLElement,
  signal: AbortSignal,
  listen: (proceed: () => void, waiting: AbortSignal) => void,
): Promise<void> {
  const waiting = new AbortController();
  const proceed = () => waiting.abort();
  const over = new Promise<void>((resolve) => {
    waiting.signal.addEventListener('abort', () => resolve());
  });
  signal.addEventListener('abort', proceed);
  for (const type of wakeEvents) {
    element.addEventListener(type, proceed, { signal: waiting.signal, passive: true });
  }
  listen(proceed, waiting.signal);
  return over;
}
