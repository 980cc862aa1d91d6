import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import type { Captcha } from '../model/form.ts';
import { captchaProvider, requestCaptchaScript } from './captcha-provider.ts';

/** After this time, in milliseconds, a script without an error event counts as missing. */
const arrivalLimitMs = 15_000;

/** Width of the provider's normal widget in CSS pixels. */
const normalWidgetWidthPx = 304;

/** `waiting` until the widget is rendered, `missing` while the provider does not respond. */
export type CaptchaStatus = 'waiting' | 'ready' | 'missing';

export interface CaptchaControl {
  readonly status: CaptchaStatus;
  /** The widget has a response that is neither used nor expired. */
  readonly isSolved: boolean;
  /** Container of the widget. */
  readonly containerRef: RefObject<HTMLDivElement | null>;
  /** The current response; empty while unsolved or expired. */
  readResponse(): string;
  /** Requests a new response: each counts once. */
  reset(): void;
  /** Requests a missing script again. */
  retry(): void;
}

/**
 * Renders the captcha's widget as soon as the provider's script is loaded.
 * @param captcha without settings nothing is loaded
 * @param isUsed whether the visitor has begun to use the form: before, the provider learns nothing of the visit
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
        // The script rejects its settings, for example a wrong site key.
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

/** Whether the normal widget fits. Measured at the parent, because the container's own width is limited. */
function hasRoom({ parentElement }: HTMLElement): boolean {
  return parentElement !== null && parentElement.clientWidth >= normalWidgetWidthPx;
}
