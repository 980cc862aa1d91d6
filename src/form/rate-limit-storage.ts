import { readStored, writeStored } from '../ui/browser-storage.ts';

/** Key under which the time of the last sent message is stored. */
export const rateLimitId = 'contact-form-sent-at';

/**
 * Storage for the library's rate limit that counts sent messages only: the library writes its time stamp before it
 * sends, so a failed attempt would block the next one. Here the stamp is stored when `commit` is called.
 */
export function createRateLimitStorage() {
  let pending: string | undefined;
  return {
    storage: {
      get: async (key: string) => readStored('localStorage', key),
      set: async (_key: string, value: string) => {
        pending = value;
      },
      remove: async () => {
        pending = undefined;
      },
    },
    commit: () => {
      if (pending !== undefined) {
        writeStored('localStorage', rateLimitId, pending);
      }
    },
  };
}
