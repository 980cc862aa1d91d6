/** The part of the provider's script that a form uses. The script sets it on the window. */
interface CaptchaProvider {
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
    /** Present once the captcha provider's script has come; `render` follows a moment later. */
    grecaptcha?: Partial<CaptchaProvider>;
  }
}

/** The provider's script once it can draw a widget, otherwise `undefined`. */
export function captchaProvider(): CaptchaProvider | undefined {
  const provider = window.grecaptcha;
  return isReady(provider) ? provider : undefined;
}

function isReady(provider: Partial<CaptchaProvider> | undefined): provider is CaptchaProvider {
  return (
    typeof provider?.render === 'function' &&
    typeof provider.getResponse === 'function' &&
    typeof provider.reset === 'function'
  );
}

/**
 * Adds the provider's script to the document, once for the life of the page. A script that did not come is
 * taken out again, so that the next call asks anew.
 *
 * @param onError called when the script does not come
 */
export function requestCaptchaScript(scriptUrl: string, onError: () => void): void {
  const present = [...document.scripts].find((script) => script.getAttribute('src') === scriptUrl);
  const script = present ?? document.createElement('script');
  script.addEventListener('error', () => {
    script.remove();
    onError();
  });
  if (present === undefined) {
    script.async = true;
    script.src = scriptUrl;
    document.head.append(script);
  }
}
