import { useCallback, useEffect, useRef, useState } from 'react';
import type { Captcha } from '../model/form.ts';
import { type CaptchaProvider, captchaProvider, requestCaptchaScript } from './captcha-provider.ts';

/** After this time, in milliseconds, a script without an error event counts as missing. */
const arrivalLimitMs = 15_000;

/** Width of the provider's normal widget in CSS pixels. */
const normalWidgetWidthPx = 304;

export type CaptchaControl = ReturnType<typeof useCaptcha>;

/**
 * Renders the captcha's widget as soon as the provider's script is loaded.
 * @param captcha without settings nothing is loaded
 * @param isUsed whether the visitor has begun to use the form: before, the provider learns nothing of the visit
 */
export function useCaptcha(captcha: Captcha | undefined, isUsed: boolean) {
  const containerRef = useRef<HTMLDivElement>(null);
  const widgetId = useRef<number>(undefined);
  const [isSolved, setIsSolved] = useState(false);
  const [isMissing, setIsMissing] = useState(false);
  const { scriptUrl, siteKey, checkEveryMs } = captcha ?? {};

  useEffect(() => {
    if (siteKey === undefined || widgetId.current !== undefined) {
      return;
    }
    const renderWhenPresent = () => {
      const provider = captchaProvider();
      const container = containerRef.current;
      if (provider === undefined || container === null) {
        return;
      }
      clearInterval(check);
      try {
        widgetId.current = provider.render(container, {
          sitekey: siteKey,
          theme: matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light',
          size: hasRoom(container) ? 'normal' : 'compact',
          callback: () => {
            setIsSolved(true);
            setIsMissing(false);
          },
          'expired-callback': () => setIsSolved(false),
          'error-callback': () => setIsMissing(true),
        });
        setIsMissing(false);
      } catch {
        // The script rejects its settings, for example a wrong site key.
        setIsMissing(true);
      }
    };
    const check = setInterval(renderWhenPresent, checkEveryMs);
    return () => clearInterval(check);
  }, [siteKey, checkEveryMs]);

  const retry = useCallback(() => {
    if (scriptUrl !== undefined && captchaProvider() === undefined) {
      requestCaptchaScript(scriptUrl, () => setIsMissing(true));
    }
  }, [scriptUrl]);

  useEffect(() => {
    if (!isUsed || scriptUrl === undefined) {
      return;
    }
    retry();
    const arrivalLimit = setTimeout(() => {
      if (widgetId.current === undefined) {
        setIsMissing(true);
      }
    }, arrivalLimitMs);
    return () => clearTimeout(arrivalLimit);
  }, [isUsed, scriptUrl, retry]);

  /** Uses the widget once it is rendered. A script that throws counts as missing. */
  function withWidget<Result>(use: (provider: CaptchaProvider, id: number) => Result): Result | undefined {
    const provider = captchaProvider();
    try {
      return provider && widgetId.current !== undefined ? use(provider, widgetId.current) : undefined;
    } catch {
      setIsMissing(true);
      return undefined;
    }
  }

  return {
    /** The provider does not respond. */
    isMissing,
    /** The widget has a response that is neither used nor expired. */
    isSolved,
    /** Container of the widget. */
    containerRef,
    /** The current response; empty while unsolved or expired. */
    readResponse: () => {
      const response = withWidget((provider, id) => provider.getResponse(id));
      return (isSolved && response) || '';
    },
    /** Requests a new response: each counts once. */
    reset: () => {
      setIsSolved(false);
      withWidget((provider, id) => provider.reset(id));
    },
    /** Requests a missing script again. */
    retry,
  };
}

/** Whether the normal widget fits. Measured at the parent, because the container's own width is limited. */
function hasRoom({ parentElement }: HTMLElement): boolean {
  return parentElement !== null && parentElement.clientWidth >= normalWidgetWidthPx;
}
