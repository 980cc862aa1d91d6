import { startTransition, useEffect, useRef, useState } from 'react';
import type { ConsentChoice } from '../analytics/track.ts';
import { onChoiceElsewhere, storeChoice, storedChoice } from '../consent/consent-choice.ts';
import type { AnalyticsSettings } from '../model/analytics.ts';
import { clearReload, reloadOnce } from '../ui/reload-guard.ts';

/** Reason of the reload. */
const reloadReason = 'consent';

/** The visitor's consent to analytics, and the bar that asks for it. */
export type Consent = ReturnType<typeof useConsent>;

/**
 * Stores the visitor's choice and asks for it where there is none. Withdrawing consent reloads the page, because a
 * script that has run cannot be undone.
 */
export function useConsent({ asksConsent }: AnalyticsSettings) {
  /** Absent until the visitor or the browser has chosen. */
  const [choice, setChoice] = useState<ConsentChoice>();
  const [isBarOpen, setIsBarOpen] = useState(false);
  const wasGranted = useRef(false);

  useEffect(() => {
    if (!asksConsent) {
      return;
    }
    // In time slices: the whole layout is rendered again, at the start right after it has been hydrated.
    const follow = () =>
      startTransition(() => {
        const stored = storedChoice();
        setChoice(stored);
        setIsBarOpen(stored === undefined);
      });
    follow();
    return onChoiceElsewhere(follow);
  }, [asksConsent]);

  useEffect(() => {
    if (choice === 'denied' && wasGranted.current) {
      clearReload(reloadReason);
      void reloadOnce(reloadReason, 'kept');
    }
    wasGranted.current = choice === 'granted';
  }, [choice]);

  const choose = (chosen: ConsentChoice) => {
    storeChoice(chosen);
    setChoice(chosen);
    setIsBarOpen(false);
  };
  return { choice, isBarOpen, choose, setIsBarOpen };
}
