import { marksPath } from 'virtual:messenger-marks';
import type { IconName, MessengerApp } from '../model.ts';
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

/** The mark of a messenger, in the colour of its name beside it; hidden from screen readers as an icon is. */
export function MessengerIcon({ app }: { readonly app: MessengerApp }) {
  if (app === 'email') {
    return <Icon name="email" />;
  }
  return (
    <svg className="icon icon--mark" aria-hidden="true">
      <use href={`${toHostPath(marksPath)}#${app}`} />
    </svg>
  );
}
