import { type ComponentType, useEffect, useState } from 'react';
import type { ConsentBarProps } from '../consent/consent-bar.tsx';
import type { Consent } from './use-consent.ts';

/**
 * Loads the consent bar when it is to be shown: most visits do without it.
 * @returns the bar's component while it is open and loaded
 */
export function useConsentBar({
  isBarOpen,
  setIsBarOpen,
}: Consent): ComponentType<ConsentBarProps> | undefined {
  const [bar, setBar] = useState<{ readonly Bar: ComponentType<ConsentBarProps> }>();
  const isWanted = isBarOpen && bar === undefined;

  useEffect(() => {
    if (!isWanted) {
      return;
    }
    import('../consent/consent-bar.tsx').then(
      ({ ConsentBar }) => setBar({ Bar: ConsentBar }),
      (error: unknown) => {
        console.error(error);
        // The button in the footer asks again.
        setIsBarOpen(false);
      },
    );
  }, [isWanted, setIsBarOpen]);

  return isBarOpen ? bar?.Bar : undefined;
}
