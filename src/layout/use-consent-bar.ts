import { type ComponentType, useEffect, useRef, useState } from 'react';
import type { ConsentBarProps } from '../consent/consent-bar.tsx';
import { clearReload, reloadOnce } from '../ui/reload-guard.ts';
import type { Consent } from './use-consent.ts';

/** Under this reason a document is reloaded for the code of the bar. */
const reloadReason = 'consent-bar';

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
  const isLost = useRef(false);

  useEffect(() => {
    if (!isWanted) {
      return;
    }
    import('../consent/consent-bar.tsx').then(
      ({ ConsentBar }) => {
        setBar({ Bar: ConsentBar });
        clearReload(reloadReason);
      },
      (error: unknown) => {
        console.error(error);
        // The button in the footer asks again, but browsers up to Chromium 153 never request lost code in the same
        // document.
        setIsBarOpen(false);
        if (isLost.current) {
          void reloadOnce(reloadReason, 'kept');
        }
        isLost.current = true;
      },
    );
  }, [isWanted, setIsBarOpen]);

  return isBarOpen ? bar?.Bar : undefined;
}
