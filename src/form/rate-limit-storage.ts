/** The part of a browser storage that the mail library asks for. */
interface StampStorage {
  get(key: string): Promise<string | null>;
  set(key: string, value: string): Promise<void>;
  remove(key: string): Promise<void>;
}

/** Under which key the time of the last sent message is kept. */
export const rateLimitId = 'contact-form-sent-at';

/**
 * Storage for the library's rate limit that counts sent messages only.
 *
 * The library writes its time stamp before it sends, so after a failed sending the next try would be refused.
 * Here the stamp waits until `keep` says that the message has gone. A browser that denies storage has no limit.
 */
export function createRateLimitStorage(): {
  readonly storage: StampStorage;
  keep(): void;
} {
  let pending: string | undefined;
  return {
    storage: {
      get: async (key) => {
        try {
          return localStorage.getItem(key);
        } catch {
          return null;
        }
      },
      set: async (_key, value) => {
        pending = value;
      },
      remove: async () => {
        pending = undefined;
      },
    },
    keep: () => {
      if (pending === undefined) {
        return;
      }
      try {
        localStorage.setItem(rateLimitId, pending);
      } catch {
        // The message has gone; the limit is only a courtesy.
      }
    },
  };
}
