import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { createRoot } from 'react-dom/client';
import type { ContactForm } from '../model.ts';
import type { SendResult } from './send-message.ts';

export interface Notice {
  readonly tone: 'success' | 'failure';
  readonly message: string;
}

interface NoticeProps {
  /** What to tell; it leaves by itself, and a new one starts its time anew. */
  readonly notice: Notice | undefined;
  readonly timing: ContactForm['notice'];
}

/** How long, in milliseconds, a notice stays for somebody who is not looking for it: time to find and read it. */
const unexpectedNoticeMs = 8000;

const regionClass = 'submit-notice-region';

/**
 * A short message over the page, announced to screen readers, that lets every press through.
 *
 * Its place is the end of the body, so that no ancestor's clipping or transform moves it, and it stands there
 * empty beforehand: screen readers announce changes of a region that they know.
 */
export function SubmitNotice({ notice, timing }: NoticeProps) {
  const [body, setBody] = useState<HTMLElement>();
  useEffect(() => setBody(document.body), []);
  return (
    body &&
    createPortal(
      <div className={regionClass} role="status">
        {notice && <TimedNotice key={notice.tone} notice={notice} timing={timing} />}
      </div>,
      body,
    )
  );
}

/**
 * The same on a page without a form.
 * @returns settled when it has left
 */
export async function showUnexpectedNotice(
  notice: Notice,
  { fadeInDelayMs }: ContactForm['notice'],
): Promise<void> {
  const region = document.createElement('div');
  region.className = regionClass;
  region.setAttribute('role', 'status');
  document.body.append(region);
  const root = createRoot(region);
  const timing = { fadeInDelayMs, visibleMs: unexpectedNoticeMs };
  // The region is known before it says something.
  await passed(fadeInDelayMs);
  root.render(<TimedNotice notice={notice} timing={timing} />);
  await noticeHasLeft(timing);
  root.unmount();
  region.remove();
}

/** Settled when a notice that is shown from now on has left. */
export function noticeHasLeft({ fadeInDelayMs, visibleMs }: ContactForm['notice']): Promise<void> {
  return passed(fadeInDelayMs + visibleMs);
}

function passed(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}

/** What is said of a result. */
export function noticeOf(status: SendResult['status'], form: ContactForm): Notice {
  return status === 'sent'
    ? { tone: 'success', message: form.successMessage }
    : { tone: 'failure', message: form.failureMessage };
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
