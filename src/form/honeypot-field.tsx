import type { RefObject } from 'react';
import { useIsInteractive } from '../ui/use-is-interactive.ts';

interface HoneypotFieldProps {
  readonly ref: RefObject<HTMLInputElement | null>;
}

/** Looks like a field to a program. No field of a form can have this name: theirs have no dot. */
const honeypotName = 'contact.website';

/**
 * A field that only programs fill in. `inert` hides it from screen readers, the keyboard and the pointer, and browsers
 * fill in by themselves only what can be focused; the further attributes say the same to password managers. The static
 * document has none: without the form's code nothing is sent.
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
