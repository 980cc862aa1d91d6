import { useIsInteractive } from '../ui/use-is-interactive.ts';

/** Looks like a real field to a bot. No field of a form can have this name: theirs contain no dot. */
const honeypotName = 'contact.website';

/**
 * A field that only bots fill in. `inert` hides it from screen readers, keyboard, pointer and the browser's autofill,
 * the further attributes from password managers. The static document has none, because nothing is sent without scripts.
 */
export function HoneypotField() {
  return (
    useIsInteractive() && (
      <div className="visually-hidden" inert aria-hidden="true">
        <input name={honeypotName} autoComplete="off" tabIndex={-1} data-1p-ignore data-lpignore="true" />
      </div>
    )
  );
}

/** Whether a bot has filled in the honeypot of a form. */
export function isHoneypotFilled(form: HTMLFormElement | null): boolean {
  const field = form?.elements.namedItem(honeypotName);
  return field instanceof HTMLInputElement && field.value !== '';
}
