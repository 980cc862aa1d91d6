import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import type { Captcha } from '../model/form.ts';
import { captchaProvider, requestCaptchaScript } from './captcha-provider.ts';

/** Without an error event, a script that has not come after this time counts as not coming. */
const arrivalLimitMs = 15_000;

/** Width in CSS pixels under which the provider's ordinary widget does not fit. */
const normalWidgetWidthPx = 304;

/** `waiting` until the widget stands in the page, `missing` while the provider does not answer. */
export type CaptchaStatus = 'waiting' | 'ready' | 'missing';

export interface CaptchaControl {
  readonly status: CaptchaStatus;
  /** The widget has an answer that has not been used and has not expired. */
  readonly isSolved: boolean;
  /** Where the widget is drawn. */
  readonly containerRef: RefObject<HTMLDivElement | null>;
  /** The answer as the provider's script has it now; empty while unsolved or expired. */
  readResponse(): string;
  /** Asks for a new answer: an answer counts once. */
  reset(): void;
  /** Asks again for a script that did not come. */
  retry(): void;
}

/**
 * Draws the captcha's widget as soon as the provider's script is there, once for each form on the screen.
 *
 * @param captcha settings; without them nothing is fetched and nothing is drawn
 * @param isUsed whether the visitor has begun to use the form: only then its provider learns of the visit
 */
export function useCaptcha(captcha: Captcha | undefined, isUsed: boolean): CaptchaControl {
  const containerRef = useRef<HTMLDivElement>(null);
  const widgetId = useRef<number>(undefined);
  const isExpired = useRef(false);
  const [isSolved, setIsSolved] = useState(false);
  const [status, setStatus] = useState<CaptchaStatus>('waiting');
  const { scriptUrl, siteKey, checkEveryMs } = captcha ?? {};

  useEffect(() => {
    if (siteKey === undefined) {
      return;
    }
    const drawWhenPresent = () => {
      const provider = captchaProvider();
      const container = containerRef.current;
      if (provider === undefined || container === null) {
        return;
      }
      clearInterval(check);
      if (widgetId.current !== undefined) {
        return;
      }
      try {
        widgetId.current = provider.render(container, {
          sitekey: siteKey,
          theme: matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light',
          size: hasRoom(container) ? 'normal' : 'compact',
          callback: () => {
            isExpired.current = false;
            setIsSolved(true);
            setStatus('ready');
          },
          'expired-callback': () => {
            isExpired.current = true;
            setIsSolved(false);
          },
          'error-callback': () => setStatus('missing'),
        });
        setStatus('ready');
      } catch {
        // The script refuses its settings, a wrong site key for example: to the visitor it is missing.
        setStatus('missing');
      }
    };
    const check = setInterval(drawWhenPresent, checkEveryMs);
    return () => clearInterval(check);
  }, [siteKey, checkEveryMs]);

  useEffect(() => {
    if (!isUsed || scriptUrl === undefined) {
      return;
    }
    const markMissing = () => {
      if (widgetId.current === undefined) {
        setStatus('missing');
      }
    };
    const arrivalLimit = setTimeout(markMissing, arrivalLimitMs);
    if (captchaProvider() === undefined) {
      requestCaptchaScript(scriptUrl, markMissing);
    }
    return () => clearTimeout(arrivalLimit);
  }, [isUsed, scriptUrl]);

  const readResponse = useCallback(() => {
    const id = widgetId.current;
    if (id === undefined || isExpired.current) {
      return '';
    }
    try {
      return captchaProvider()?.getResponse(id) ?? '';
    } catch {
      setStatus('missing');
      return '';
    }
  }, []);

  const reset = useCallback(() => {
    isExpired.current = false;
    setIsSolved(false);
    if (widgetId.current === undefined) {
      return;
    }
    try {
      captchaProvider()?.reset(widgetId.current);
    } catch {
      setStatus('missing');
    }
  }, []);

  const retry = useCallback(() => {
    if (scriptUrl !== undefined && captchaProvider() === undefined) {
      requestCaptchaScript(scriptUrl, () => setStatus('missing'));
    }
  }, [scriptUrl]);

  return { status, isSolved, containerRef, readResponse, reset, retry };
}

/** Whether the ordinary widget fits. The place that is kept for it has limits of its own: its parent has none. */
function hasRoom({ parentElement }: HTMLElement): boolean {
  return parentElement !== null && parentElement.clientWidth >= normalWidgetWidthPx;
}
