import { useEffect, useId, useRef } from 'react';
import { useIsInteractive } from '../ui/use-is-interactive.ts';
import { onDismissal } from './on-dismissal.ts';
import { onWidthChange } from './use-is-narrow.ts';
import { useOpenState } from './use-open-state.ts';

/**
 * A menu that a button opens: its state, and attributes for the container, the button and the panel inside it. Before
 * scripts run (or without them) the panel opens while it has the focus or the pointer; `data-enhanced` ends that.
 * @param isPopup covers the page: Escape, a click outside and leaving with the keyboard close it
 */
export function useDisclosure(isPopup: boolean) {
  const isInteractive = useIsInteractive();
  const panelId = useId();
  const container = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useOpenState();

  useEffect(() => {
    if (container.current && button.current && isPressedOpen(container.current, button.current)) {
      setOpen(true);
    }
  }, [setOpen]);

  // What was unfolded in a narrow window would cover the page of a wide one.
  useEffect(() => onWidthChange(() => setOpen(false)), [setOpen]);

  useEffect(() => {
    if (!isOpen || !isPopup || !container.current) {
      return;
    }
    return onDismissal(container.current, ['click', 'focusin'], (way) => {
      setOpen(false);
      if (way === 'escape') {
        button.current?.focus();
      }
    });
  }, [isOpen, isPopup, setOpen]);

  return {
    isOpen,
    close: () => setOpen(false),
    container: {
      ref: container,
      ...(isInteractive && { 'data-enhanced': true }),
      ...(isOpen && { 'data-open': true }),
    },
    button: {
      ref: button,
      'aria-expanded': isOpen,
      'aria-controls': panelId,
      onClick: () => setOpen(!isOpen),
    },
    panel: { id: panelId, hidden: isInteractive && !isOpen },
  };
}

/**
 * Whether the visitor had opened the menu before scripts ran: by a press on the button, which leaves the focus
 * there without showing it, or by going on to a link inside. Passing by with the keyboard is neither. Safari gives
 * no focus to a pressed button; on a touch screen the menu is then open as if a pointer stood over it. A window
 * without the button shows the panel's content anyway.
 */
function isPressedOpen(container: HTMLElement, button: HTMLElement): boolean {
  if (getComputedStyle(button).display === 'none') {
    return false;
  }
  if (window.matchMedia('(hover: none)').matches && container.matches(':hover')) {
    return true;
  }
  const focused = document.activeElement;
  if (!container.contains(focused)) {
    return false;
  }
  return focused !== button || !button.matches(':focus-visible');
}
