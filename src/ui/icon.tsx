import { iconFilePath } from 'virtual:icon-file';
import type { MessengerApp } from '../model/contacts.ts';
import type { IconName, LateIconName, MessengerMark } from '../model/icons.ts';
import { toHostPath } from './host-path.ts';

/**
 * A line drawing in the text colour. It repeats what the text beside it says and is hidden from screen readers: a
 * control needs its name from elsewhere.
 */
export function Icon({ name }: { readonly name: IconName }) {
  return <Drawing href={`#icon-${name}`} />;
}

/** An icon from the icon file, which is fetched when its first icon is shown. */
export function LateIcon({ name }: { readonly name: LateIconName }) {
  return <Drawing href={inIconFile(name)} />;
}

/** A messenger's logo in the text colour; hidden from screen readers. */
export function MessengerIcon({ app }: { readonly app: MessengerApp }) {
  switch (app) {
    case 'email':
      return <Icon name="email" />;
    case 'link':
      return <LateIcon name="link" />;
    default:
      return <Drawing href={inIconFile(app)} className="icon icon--mark" />;
  }
}

function inIconFile(symbol: LateIconName | MessengerMark): string {
  return `${toHostPath(iconFilePath)}#${symbol}`;
}

function Drawing({ href, className = 'icon' }: { readonly href: string; readonly className?: string }) {
  return (
    <svg className={className} aria-hidden="true">
      <use href={href} />
    </svg>
  );
}
