import { iconFilePath } from 'virtual:icon-file';
import type { IconName, LateIconName, MessengerApp, MessengerMark } from '../model.ts';
import { toHostPath } from './host-path.ts';

/**
 * A small line drawing in the colour of the text beside it. It only repeats what that text says,
 * so it is hidden from screen readers: a control must have its name from elsewhere.
 */
export function Icon({ name }: { readonly name: IconName }) {
  return (
    <svg className="icon" aria-hidden="true">
      <use href={`#icon-${name}`} />
    </svg>
  );
}

/** An icon like the others, from the file that is fetched when the first of its icons is shown. */
export function LateIcon({ name }: { readonly name: LateIconName }) {
  return (
    <svg className="icon" aria-hidden="true">
      <use href={inIconFile(name)} />
    </svg>
  );
}

/** The mark of a messenger, in the colour of its name beside it; hidden from screen readers as an icon is. */
export function MessengerIcon({ app }: { readonly app: MessengerApp }) {
  if (app === 'email') {
    return <Icon name="email" />;
  }
  return (
    <svg className="icon icon--mark" aria-hidden="true">
      <use href={inIconFile(app)} />
    </svg>
  );
}

function inIconFile(symbol: LateIconName | MessengerMark): string {
  return `${toHostPath(iconFilePath)}#${symbol}`;
}
