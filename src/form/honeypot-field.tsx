import type { RefObject } from 'react';
import { useIsInteractive } from '../ui/use-is-interactive.ts';

interface HoneypotFieldProps {
  readonly ref: RefObject<HTMLInputElement | null>;
}

/** Looks like a real field to a bot. No field of a form can have this name: theirs contain no dot. */
const honeypotName = 'contact.website';

/**
 * A field that only bots fill in. `inert` hides it from screen readers, keyboard, pointer and the browser's autofill,
 * the further attributes from password managers. The static document has none, because nothing is sent without scripts.
 */
export function HoneypotField({ ref }: HoneypotFieldProps) {
  return (
    useIsInteractive() && (
      <div className="visually-hidden" inert aria-hidden="true">
        <input
          ref={ref}
          name={honeypotName}
          autoComplete="off"
          tabIndex={-1}
          data-1p-ignore
          data-lpignore="true"
        />
      </div>
    )
  );
}
