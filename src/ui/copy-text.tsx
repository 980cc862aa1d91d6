import { useEffect, useRef, useState } from 'react';
import { useWords } from './site-context.ts';

interface CopyTextProps {
  /** The text to copy, read when the button is clicked. */
  readonly text: () => string;
}

type CopyState =
  | { readonly kind: 'ready' | 'copied' }
  /** The clipboard is not available. */
  | { readonly kind: 'refused'; readonly text: string };

/** Copies the typed text to the clipboard, or else shows it selected, for copying by hand. */
export function CopyText({ text }: CopyTextProps) {
  const words = useWords();
  const [state, setState] = useState<CopyState>({ kind: 'ready' });
  const fieldRef = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    if (state.kind === 'refused') {
      fieldRef.current?.focus();
      fieldRef.current?.select();
    }
  }, [state]);

  async function copy() {
    const copied = text();
    try {
      await navigator.clipboard.writeText(copied);
      setState({ kind: 'copied' });
    } catch {
      // Not allowed, or missing: a page without HTTPS has no clipboard.
      setState({ kind: 'refused', text: copied });
    }
  }

  return (
    <>
      <button className="button button--quiet" type="button" onClick={copy}>
        {state.kind === 'copied' ? words.textCopied : words.copyText}
      </button>
      {state.kind === 'refused' && (
        <textarea
          className="form-field__control"
          ref={fieldRef}
          aria-label={words.copyByHand}
          readOnly
          value={state.text}
          rows={state.text.split('\n').length}
        />
      )}
    </>
  );
}
