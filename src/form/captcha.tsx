import type { RefObject } from 'react';
import type { Captcha } from '../model/form.ts';

interface CaptchaBoxProps {
  readonly captcha: Captcha;
  /** Where the provider draws its widget. */
  readonly containerRef: RefObject<HTMLDivElement | null>;
  /** The last press on the button found the captcha unsolved. */
  readonly isUnsolved: boolean;
}

/** The captcha's place, kept free while its script is on the way, and the reminder to solve it. */
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
