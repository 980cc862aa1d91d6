import { iconFilePath } from 'virtual:icon-file';
import type { MessengerApp } from '../model/contacts.ts';
import type { IconName, LateIconName, MessengerMark } from '../model/icons.ts';
import { toHostPath } from './host-path.ts';

/**
 * A small line drawing in the colour of the text beside it. It only repeats what that text says,
 * so it is hidden from screen readers: a control must have its name from elsewhere.
 */
export function Icon({ name }: { readonly name: IconName }) {
  return <Drawing href={`#icon-${name}`} />;
}

/** An icon like the others, from the file that is fetched when the first of its icons is shown. */
export function LateIcon({ name }: { readonly name: LateIconName }) {
  return <Drawing href={inIconFile(name)} />;
}

/** The mark of a messenger, in the colour of its name beside it; hidden from screen readers as an icon is. */
export function MessengerIcon({ app }: { readonly app: MessengerApp }) {
  return app === 'email' ? (
    <Icon name="email" />
  ) : (
    <Drawing href={inIconFile(app)} className="icon icon--mark" />
  );
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
