declare global {
  interface Navigator {
    /** Global Privacy Control: the browser says for its user that nobody may follow him. */
    readonly globalPrivacyControl?: boolean;
  }
}

/** What a visitor has said to being counted, in the words of Google's Consent Mode. */
export type ConsentChoice = 'granted' | 'denied';

/** Where the browser keeps the choice. */
const storageKey = 'consent';

/** Kept for an agreement that was given although the browser refuses for its user. */
const grantedOverSignal = 'granted-over-signal';

/** The choice that counts now; absent where the visitor is still to be asked. */
export function keptChoice(): ConsentChoice | undefined {
  const kept = readKept();
  const isSignalled = navigator.globalPrivacyControl === true;
  // The signal overrules an agreement that is older than itself.
  if (kept === grantedOverSignal || (kept === 'granted' && !isSignalled)) {
    return 'granted';
  }
  return kept !== null || isSignalled ? 'denied' : undefined;
}

/** Keeps a choice for the next documents. Where the browser keeps nothing it counts for this one alone. */
export function keepChoice(choice: ConsentChoice): void {
  try {
    const isOverSignal = choice === 'granted' && navigator.globalPrivacyControl === true;
    localStorage.setItem(storageKey, isOverSignal ? grantedOverSignal : choice);
  } catch {
    // Asked again in the next document.
  }
}

/**
 * Follows what is chosen in other tabs.
 * @returns ends that
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

function readKept(): string | null {
  try {
    return localStorage.getItem(storageKey);
  } catch {
    return null;
  }
}
