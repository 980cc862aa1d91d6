import { useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';
import type { ContactForm } from '../model/form.ts';
import { delay } from '../ui/delay.ts';

export interface Notice {
  readonly tone: 'success' | 'failure';
  readonly message: string;
}

interface NoticeProps {
  /** The notice; it disappears by itself, and another one restarts its time. */
  readonly notice: Notice | undefined;
  readonly timing: ContactForm['notice'];
}

/** How long, in milliseconds, an unexpected notice stays: long enough to find and read it. */
const unexpectedNoticeMs = 8000;

const regionClass = 'submit-notice-region';

/**
 * A short message over the page, announced by screen readers and transparent to clicks. Its region is the last child of
 * the body, where no ancestor clips or transforms it, and exists before the message, because screen readers announce
 * changes of regions that they know.
 */
export function SubmitNotice({ notice, timing }: NoticeProps) {
  const [body, setBody] = useState<HTMLElement>();
  useEffect(() => setBody(document.body), []);
  return (
    body &&
    createPortal(
      <div className={regionClass} role="status">
        {notice && <TimedNotice notice={notice} timing={timing} />}
      </div>,
      body,
    )
  );
}

/** The region and root of notices without a form, while one is shown. */
let fallback: { readonly region: HTMLElement; readonly root: Root } | undefined;

/** Number of the last notice there. */
let shown = 0;

/**
 * The same where no form is mounted or in view. A notice that comes meanwhile replaces the one that is shown.
 * @returns settled when it has disappeared
 */
export async function showUnexpectedNotice(
  notice: Notice,
  { fadeInDelayMs }: ContactForm['notice'],
): Promise<void> {
  const timing = { fadeInDelayMs, visibleMs: unexpectedNoticeMs };
  shown += 1;
  const own = shown;
  if (fallback?.region.isConnected !== true) {
    fallback = openRegion();
    // Screen readers must know the region first.
    await delay(fadeInDelayMs);
  }
  if (own !== shown) {
    return;
  }
  fallback.root.render(<TimedNotice notice={notice} timing={timing} />);
  await noticeDisappeared(timing);
  if (own === shown) {
    fallback.root.unmount();
    fallback.region.remove();
    fallback = undefined;
  }
}

function openRegion(): { readonly region: HTMLElement; readonly root: Root } {
  const region = document.createElement('div');
  region.className = regionClass;
  region.setAttribute('role', 'status');
  document.body.append(region);
  return { region, root: createRoot(region) };
}

/** Settled when a notice that is shown now has disappeared. */
export function noticeDisappeared({ fadeInDelayMs, visibleMs }: ContactForm['notice']): Promise<void> {
  return delay(fadeInDelayMs + visibleMs);
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
  const { message } = notice;
  const toldMessage = useRef(message);
  useEffect(() => {
    if (toldMessage.current !== message) {
      toldMessage.current = message;
      setPhase((phase) => (phase === 'gone' ? 'transparent' : phase));
    }
    const fadeIn = setTimeout(() => setPhase('visible'), fadeInDelayMs);
    const leave = setTimeout(() => setPhase('gone'), fadeInDelayMs + visibleMs);
    return () => {
      clearTimeout(fadeIn);
      clearTimeout(leave);
    };
  }, [message, fadeInDelayMs, visibleMs]);
  if (phase === 'gone') {
    return null;
  }
  const visibility = phase === 'visible' ? ' submit-notice--visible' : '';
  return <p className={`submit-notice submit-notice--${notice.tone}${visibility}`}>{message}</p>;
}
