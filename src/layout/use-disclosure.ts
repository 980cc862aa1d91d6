import { type RefObject, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useIsInteractive } from '../ui/use-is-interactive.ts';

export interface Disclosure<Container extends HTMLElement> {
  readonly isOpen: boolean;
  readonly setOpen: (isOpen: boolean) => void;
  /** Contains the button and the panel. */
  readonly container: RefObject<Container | null>;
  /** The button; Escape returns the focus to it. */
  readonly button: RefObject<HTMLButtonElement | null>;
  /**
   * Attributes of the container for the styles. Before scripts run (or without them) the panel opens while it
   * has the focus or the pointer; `data-enhanced` ends that.
   */
  readonly state: {
    readonly 'data-enhanced'?: true;
    readonly 'data-open'?: true;
  };
  /** Attributes of what opens: hidden from everyone while closed, but for the styles' fallback. */
  readonly panel: { readonly hidden: boolean };
}

interface DisclosureOptions {
  /** Covers the page: Escape, a click outside and leaving with the keyboard close it. */
  readonly isPopup: boolean;
}

/**
 * The open/closed state of a menu. It closes on every navigation, also to the hash that is shown already.
 */
export function useDisclosure<Container extends HTMLElement>({
  isPopup,
}: DisclosureOptions): Disclosure<Container> {
  // Compared as an object: a hash change outside the router keeps the key.
  const location = useLocation();
  const isInteractive = useIsInteractive();
  const container = useRef<Container>(null);
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  const [seenLocation, setSeenLocation] = useState(location);

  if (seenLocation !== location) {
    setSeenLocation(location);
    setOpen(false);
  }

  useEffect(() => {
    if (container.current && button.current && isPressedOpen(container.current, button.current)) {
      setOpen(true);
    }
  }, []);

  useEffect(() => {
    if (!isOpen || !isPopup) {
      return;
    }
    const life = new AbortController();
    const { signal } = life;

    function closeFromOutside(event: Event) {
      if (event.target instanceof Node && !container.current?.contains(event.target)) {
        setOpen(false);
      }
    }

    function closeByKey(event: KeyboardEvent) {
      if (event.key === 'Escape') {
        setOpen(false);
        button.current?.focus();
      }
    }

    document.addEventListener('click', closeFromOutside, { signal });
    document.addEventListener('focusin', closeFromOutside, { signal });
    document.addEventListener('keydown', closeByKey, { signal });
    return () => life.abort();
  }, [isOpen, isPopup]);

  return {
    isOpen,
    setOpen,
    container,
    button,
    state: {
      ...(isInteractive && { 'data-enhanced': true }),
      ...(isOpen && { 'data-open': true }),
    },
    panel: { hidden: isInteractive && !isOpen },
  };
}

/**
 * Whether the visitor had opened the menu before scripts ran: by a press on the button, which leaves the focus
 * there without showing it, or by going on to a link inside. Passing by with the keyboard is neither. Safari gives
 * no focus to a pressed button; on a touch screen the menu is then open as if a pointer stood over it.
 */
function isPressedOpen(container: HTMLElement, button: HTMLElement): boolean {
  if (window.matchMedia('(hover: none)').matches && container.matches(':hover')) {
    return true;
  }
  const focused = document.activeElement;
  if (!container.contains(focused)) {
    return false;
  }
  return focused !== button || !button.matches(':focus-visible');
}
