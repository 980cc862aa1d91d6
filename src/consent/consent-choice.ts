import type { ConsentChoice } from '../analytics/track.ts';
import { readStored, writeStored } from '../ui/browser-storage.ts';

declare global {
  interface Navigator {
    /** Global Privacy Control: the visitor's browser objects to tracking. */
    readonly globalPrivacyControl?: boolean;
  }
}

/** Key in local storage. */
const storageKey = 'consent';

/** Stored for consent that was given in spite of Global Privacy Control. */
const grantedOverSignal = 'granted-over-signal';

/** The current choice; absent where the visitor has not been asked. */
export function storedChoice(): ConsentChoice | undefined {
  const stored = readStored('localStorage', storageKey);
  const isSignalled = navigator.globalPrivacyControl === true;
  // The signal overrules consent that is older than the signal.
  if (stored === grantedOverSignal || (stored === 'granted' && !isSignalled)) {
    return 'granted';
  }
  return stored !== null || isSignalled ? 'denied' : undefined;
}

/** Stores a choice. Without storage it counts for this document only. */
export function storeChoice(choice: ConsentChoice): void {
  const isOverSignal = choice === 'granted' && navigator.globalPrivacyControl === true;
  writeStored('localStorage', storageKey, isOverSignal ? grantedOverSignal : choice);
}

/**
 * Calls back when another tab changes the choice.
 * @returns removes the listener
 */
export function onChoiceElsewhere(follow: () => void): () => void {
  const listen = ({ key }: StorageEvent) => {
    if (key === storageKey) {
      follow();
    }
  };
  window.addEventListener('storage', listen);
  return () => window.removeEventListener('storage', listen);
}
