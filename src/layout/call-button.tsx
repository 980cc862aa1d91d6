import { type MouseEvent, useEffect, useRef } from 'react';
import { trackCallButton } from '../analytics/track.ts';
import type { CallButton } from '../model/page.ts';
import { fillTemplate } from '../ui/fill-template.ts';
import { Icon } from '../ui/icon.tsx';
import { useWords } from '../ui/site-context.ts';
import { onDismissal } from './on-dismissal.ts';
import { useOpenState } from './use-open-state.ts';

/**
 * The floating call button: the first click shows the number, the second one dials. It is a `tel:` link, so it dials
 * without scripts too. A click outside, Escape and navigation close it.
 */
export function CallButtonView({ callButton }: { readonly callButton: CallButton }) {
  const words = useWords();
  const { phone } = callButton;
  const linkRef = useRef<HTMLAnchorElement>(null);
  const [isOpen, setIsOpen] = useOpenState();

  useEffect(() => {
    if (!isOpen || !linkRef.current) {
      return;
    }
    // The start of a scroll is no click: the browser cancels its pointer before `pointerup`.
    return onDismissal(linkRef.current, ['pointerup'], () => setIsOpen(false));
  }, [isOpen, setIsOpen]);

  const press = (event: MouseEvent<HTMLAnchorElement>) => {
    if (isOpen) {
      return;
    }
    event.preventDefault();
    setIsOpen(true);
    trackCallButton(callButton);
  };

  return (
    <a
      className={isOpen ? 'call-button call-button--open' : 'call-button'}
      href={phone.href}
      ref={linkRef}
      aria-label={fillTemplate(words.callLabel, { phone: phone.display })}
      aria-expanded={isOpen}
      onClick={press}
    >
      <span className="call-button__label">
        <span className="call-button__text">{words.call}</span>
        <Icon name="phone" />
      </span>
      {isOpen && ' '}
      {isOpen && <span className="call-button__number">{phone.display}</span>}
    </a>
  );
}
