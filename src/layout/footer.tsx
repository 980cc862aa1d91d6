import { DetailList } from '../ui/detail-list.tsx';
import { Icon } from '../ui/icon.tsx';
import { PhoneList } from '../ui/phone-list.tsx';
import { renderList } from '../ui/render-list.ts';
import { RichTextView } from '../ui/rich-text.tsx';
import { useSite } from '../ui/site-context.ts';
import { SmartLink } from '../ui/smart-link.tsx';
import { useIsInteractive } from '../ui/use-is-interactive.ts';
import { Logo } from './logo.tsx';
import { MenuLink } from './menu-link.tsx';
import type { Consent } from './use-consent.ts';

interface FooterProps {
  readonly path: string;
  /** Where consent is required, it can be changed here. */
  readonly consent: Consent | undefined;
}

/** Links, address, phones, legal details and the disclaimer. */
export function Footer({ path, consent }: FooterProps) {
  const { footer, words } = useSite().shell;
  const isInteractive = useIsInteractive();
  return (
    <div className="footer__inner">
      <div className="footer__brand">
        <Logo />
        <address>{footer.address}</address>
        {footer.hours && <p>{footer.hours}</p>}
        <PhoneList phones={footer.phones} />
        <SmartLink className="footer__link footer__email" link={footer.email.link}>
          <Icon name="email" />
          {footer.email.label}
        </SmartLink>
      </div>
      <nav className="footer__menu" aria-label={words.footerMenu}>
        <ul role="list">
          {renderList(footer.links, (item) => (
            <li>
              <MenuLink item={item} className="footer__link" path={path} />
            </li>
          ))}
        </ul>
        {/* Reopens the consent bar. In static HTML only its space is reserved. */}
        {consent && (
          <p className="footer__link">
            {isInteractive && (
              <button
                type="button"
                aria-expanded={consent.isBarOpen}
                onClick={() => consent.setIsBarOpen(!consent.isBarOpen)}
              >
                {words.consentTitle}
              </button>
            )}
          </p>
        )}
      </nav>
      <div className="footer__legal">
        <DetailList details={footer.details} />
        <div className="footer__disclaimer">
          <RichTextView text={footer.disclaimer} />
        </div>
        {footer.privacy && (
          <p className="footer__privacy">
            <MenuLink item={footer.privacy} className="footer__link" path={path} />
          </p>
        )}
      </div>
    </div>
  );
}
