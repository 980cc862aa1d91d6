/** The address that is shown, as a state that navigation changes. */
import { createContext, type ReactNode, startTransition, useContext, useLayoutEffect, useState } from 'react';
import { toHostPath, toSitePath } from './host-path.ts';

/** An address in the site. Every navigation makes a new object, also one to the same address. */
export interface SiteLocation {
  /** From the root of the site. */
  readonly pathname: string;
  readonly search: string;
  readonly hash: string;
  /** Reached by a link, not by opening the document or going back. */
  readonly isFollowed: boolean;
}

/** Tells that a link has changed the address; the browser itself tells of going back and of hashes. */
const navigationEvent = 'site:navigation';

const LocationContext = createContext<SiteLocation | undefined>(undefined);

/** The location that is shown or on its way. */
export function useLocation(): SiteLocation {
  const location = useContext(LocationContext);
  if (location === undefined) {
    throw new TypeError('There is no location outside its provider');
  }
  return location;
}

interface LocationProviderProps {
  /** Path of the page where there is no browser. */
  readonly path?: string;
  readonly children: ReactNode;
}

/** Follows the address in the browser. */
export function LocationProvider({ path, children }: LocationProviderProps) {
  const [location, setLocation] = useState(() =>
    path === undefined ? readLocation(false) : { pathname: path, search: '', hash: '', isFollowed: false },
  );

  useLayoutEffect(() => {
    const follow = ({ type }: Event) => {
      startTransition(() => setLocation(readLocation(type === navigationEvent)));
    };
    const life = new AbortController();
    window.addEventListener('popstate', follow, { signal: life.signal });
    window.addEventListener(navigationEvent, follow, { signal: life.signal });
    return () => life.abort();
  }, []);

  return <LocationContext value={location}>{children}</LocationContext>;
}

function readLocation(isFollowed: boolean): SiteLocation {
  const { pathname, search, hash } = window.location;
  return { pathname: toSitePath(pathname) ?? pathname, search, hash, isFollowed };
}

/**
 * Goes to an address of the site in the open document.
 * @param address from the root of the site
 * @param isReplacing makes no new entry in the browser's history
 */
export function navigate(address: string, isReplacing = false): void {
  window.history[isReplacing ? 'replaceState' : 'pushState'](null, '', toHostPath(address));
  window.dispatchEvent(new Event(navigationEvent));
}
