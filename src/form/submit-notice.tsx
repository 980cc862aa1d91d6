import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import type { ContactForm } from '../model.ts';

export interface Notice {
  readonly tone: 'success' | 'failure';
  readonly message: string;
}

interface SubmitNoticeProps {
  /** What to tell; it leaves by itself, and a new one starts its time anew. */
  readonly notice: Notice | undefined;
  readonly timing: ContactForm['notice'];
}

/**
 * A short message over the page, announced to screen readers, that lets every press through.
 *
 * Its place is the end of the body, so that no ancestor's clipping or transform moves it, and it stands there
 * empty beforehand: screen readers announce changes of a region that they know.
 */
export function SubmitNotice({ notice, timing }: SubmitNoticeProps) {
  const [body, setBody] = useState<HTMLElement>();
  useEffect(() => setBody(document.body), []);
  return (
    body &&
    createPortal(
      <div className="submit-notice-region" role="status">
        {notice && <TimedNotice notice={notice} timing={timing} />}
      </div>,
      body,
    )
  );
}

type Phase = 'transparent' | 'visible' | 'gone';

function TimedNotice({
  notice,
  timing,
}: {
  readonly notice: Notice;
  readonly timing: ContactForm['notice'];
}) {
  const [phase, setPhase] = useState<Phase>('transparent');
  const { fadeInDelayMs, visibleMs } = timing;
  useEffect(() => {
    const fadeIn = setTimeout(() => setPhase('visible'), fadeInDelayMs);
    const leave = setTimeout(() => setPhase('gone'), fadeInDelayMs + visibleMs);
    return () => {
      clearTimeout(fadeIn);
      clearTimeout(leave);
    };
  }, [fadeInDelayMs, visibleMs]);
  if (phase === 'gone') {
    return null;
  }
  const visibility = phase === 'visible' ? ' submit-notice--visible' : '';
  return <p className={`submit-notice submit-notice--${notice.tone}${visibility}`}>{notice.message}</p>;
}
