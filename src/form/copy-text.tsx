import { useEffect, useRef, useState } from 'react';
import type { Words } from '../model/words.ts';

interface CopyTextProps {
  readonly words: Words;
  /** What is copied, as it is when the button is pressed. */
  readonly text: () => string;
}

type CopyState =
  | { readonly kind: 'ready' | 'copied' }
  /** The clipboard is closed to us. */
  | { readonly kind: 'refused'; readonly text: string };

/** Takes what was typed to the clipboard, or else shows it selected, so that the visitor can copy it himself. */
export function CopyText({ words, text }: CopyTextProps) {
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
      // Not allowed, or there is none: a page without https has no clipboard.
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
