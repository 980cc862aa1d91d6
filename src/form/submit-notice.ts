import type { ContactForm } from '../model/form.ts';
import { delay } from '../ui/delay.ts';

export interface Notice {
  readonly tone: 'success' | 'failure';
  readonly message: string;
}

/** Where notices appear, one at a time. */
export type NoticeRegion = ReturnType<typeof openNoticeRegion>;

/** How long, in milliseconds, an unexpected notice stays: long enough to find and read it. */
const unexpectedNoticeMs = 8000;

const visibleClass = 'submit-notice--visible';

/**
 * Opens a region for short messages over the page, announced by screen readers and transparent to clicks. It is the
 * last child of the body, where no ancestor clips or transforms it, and open before the message, because screen readers
 * announce changes of regions that they know.
 */
export function openNoticeRegion() {
  const element = document.createElement('div');
  element.className = 'submit-notice-region';
  element.setAttribute('role', 'status');
  document.body.append(element);
  let shown: Notice | undefined;
  return {
    element,
    /**
     * Shows a notice in place of any other.
     * @param waitMs before it is shown
     * @returns whether it has disappeared by itself
     */
    async show(notice: Notice, { fadeInDelayMs, visibleMs }: ContactForm['notice'], waitMs = 0) {
      shown = notice;
      // Its time begins when React has rendered the rest.
      await (waitMs > 0 && delay(waitMs));
      if (shown !== notice) {
        return false;
      }
      const box = element.querySelector('p') ?? element.appendChild(document.createElement('p'));
      const visibility = box.classList.contains(visibleClass) ? visibleClass : '';
      box.className = `submit-notice submit-notice--${notice.tone} ${visibility}`;
      box.textContent = notice.message;
      setTimeout(() => box.classList.add(visibleClass), fadeInDelayMs);
      await delay(fadeInDelayMs + visibleMs);
      if (shown !== notice) {
        return false;
      }
      box.remove();
      return true;
    },
    clear() {
      shown = undefined;
      element.replaceChildren();
    },
  };
}

/** The region of notices without a form, while one is shown. */
let fallback: NoticeRegion | undefined;

/** Shows a notice where no form is mounted or in view. */
export async function showUnexpectedNotice(
  notice: Notice,
  { fadeInDelayMs }: ContactForm['notice'],
): Promise<void> {
  const known = fallback?.element.isConnected ? fallback : undefined;
  const region = known ?? openNoticeRegion();
  fallback = region;
  const timing = { fadeInDelayMs, visibleMs: unexpectedNoticeMs };
  // Screen readers must know the region first.
  if (await region.show(notice, timing, known ? 0 : fadeInDelayMs)) {
    region.element.remove();
  }
}
