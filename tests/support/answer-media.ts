import { vi } from 'vitest';

/** Makes exactly those media queries match that contain the given words, until mocks are restored. */
export function answerMedia(words: string): void {
  vi.spyOn(window, 'matchMedia').mockImplementation((query) =>
    Object.assign(new EventTarget(), {
      matches: query.includes(words),
      media: query,
      onchange: null,
      addListener: () => {},
      removeListener: () => {},
    }),
  );
}
