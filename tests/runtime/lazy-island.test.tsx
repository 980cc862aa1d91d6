// @vitest-environment happy-dom
/** What a visitor has typed into a part of the page whose own code comes later. */
import { cleanup, render, waitFor } from '@testing-library/react';
import type { hydrateRoot, Root } from 'react-dom/client';
import { afterEach, expect, test, vi } from 'vitest';
import { readDraft } from '../../src/ui/form-draft.ts';
import { createIslandSource, LazyIsland } from '../../src/ui/lazy-island.tsx';
import { inSite } from '../support/in-site.tsx';

/** Islands whose code has come, and which React has not taken over yet. */
const begun = vi.fn<(container: Node) => void>();

vi.mock('react-dom/client', async (importActual) => {
  const actual = await importActual<{ readonly hydrateRoot: typeof hydrateRoot }>();
  const waiting: Root = { render: () => {}, unmount: () => {} };
  return {
    ...actual,
    hydrateRoot: (...given: Parameters<typeof hydrateRoot>) => {
      const [container] = given;
      if (!(container instanceof Element) || !container.matches('.island')) {
        return actual.hydrateRoot(...given);
      }
      begun(container);
      return waiting;
    },
  };
});

afterEach(cleanup);

test('is kept where the page is left before React has taken the part over', async () => {
  const form = (
    <form>
      <input name="name" />
    </form>
  );
  const source = createIslandSource('form', async () => () => form, { isUrgent: () => true });
  const container = document.createElement('div');
  container.innerHTML = '<div class="island"><form><input name="name"></form></div>';
  document.body.append(container);
  const { unmount } = render(inSite(<LazyIsland source={source} props={{}} />), { container, hydrate: true });
  Object.assign(container.querySelector('input') ?? {}, { value: 'Иван' });
  await waitFor(() => expect(begun).toHaveBeenCalled());
  unmount();
  expect(readDraft()).toEqual({ name: 'Иван' });
});
