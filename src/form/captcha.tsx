import type { RefObject } from 'react';
import type { Captcha } from '../model/form.ts';

interface CaptchaBoxProps {
  readonly captcha: Captcha;
  /** Container of the provider's widget. */
  readonly containerRef: RefObject<HTMLDivElement | null>;
  /** The last submit found the captcha unsolved. */
  readonly isUnsolved: boolean;
}

/** The captcha's container, whose space is reserved while the script loads, and the reminder to solve it. */
export function CaptchaBox({ captcha, containerRef, isUnsolved }: CaptchaBoxProps) {
  return (
    <div className="captcha">
      <div className="captcha__widget" lang={captcha.language} ref={containerRef} />
      <p className="captcha__problem" role="alert">
        {isUnsolved && captcha.unsolvedMessage}
      </p>
    </div>
  );
}
