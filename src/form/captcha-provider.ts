import { thirdPartyScript } from '../analytics/third-party-script.ts';

/** The part of the provider's API that a form uses. */
export interface CaptchaProvider {
  render(container: HTMLElement, parameters: CaptchaParameters): number;
  getResponse(widgetId: number): string;
  reset(widgetId: number): void;
}

interface CaptchaParameters {
  readonly sitekey: string;
  readonly theme: 'light' | 'dark';
  readonly size: 'normal' | 'compact';
  readonly callback: () => void;
  readonly 'expired-callback': () => void;
  readonly 'error-callback': () => void;
}

declare global {
  interface Window {
    /** Defined by the captcha provider's script; `render` follows a moment later. */
    grecaptcha?: CaptchaProvider | Partial<Record<keyof CaptchaProvider, undefined>>;
  }
}

/** The provider's API as soon as it can render a widget. */
export function captchaProvider(): CaptchaProvider | undefined {
  const provider = window.grecaptcha;
  return provider?.render ? provider : undefined;
}

/**
 * Adds the provider's script to the document once. A script that failed to load is removed, so that the next call
 * requests it again.
 * @param onError called when the script fails to load
 */
export function requestCaptchaScript(scriptUrl: string, onError: () => void): void {
  const script = thirdPartyScript(scriptUrl);
  script.addEventListener('error', () => {
    script.remove();
    onError();
  });
}
