import type { Messenger } from '../model/contacts.ts';
import { MessengerIcon } from './icon.tsx';
import { NewTabHint } from './new-tab-hint.tsx';
import { renderList } from './render-list.ts';
import { useWords } from './site-context.ts';

interface MessengerLinksProps {
  readonly messengers: readonly Messenger[];
  /** Id of a visible heading that labels the list; without it the interface words do. */
  readonly labelledBy?: string;
  /** A text to begin the message with, in the messengers that take one. */
  readonly message?: string;
}

/** The address that opens a chat with a text in it, where the messenger has one. */
function withMessage({ app, href }: Messenger, message: string): string {
  const text = encodeURIComponent(message);
  switch (app) {
    case 'telegram':
    case 'whatsapp':
    case 'messenger':
      return `${href}?text=${text}`;
    case 'viber':
      return `${href}&draft=${text}`;
    case 'email':
      return `${href}?body=${text}`;
    case 'instagram':
    case 'vk':
    case 'link':
      return href;
  }
}

/** Links to the company's messengers; each opens in a new tab, the mail program too. */
export function MessengerLinks({ messengers, labelledBy, message }: MessengerLinksProps) {
  const words = useWords();
  if (messengers.length === 0) {
    return null;
  }
  const name =
    labelledBy === undefined ? { 'aria-label': words.messengersLabel } : { 'aria-labelledby': labelledBy };
  return (
    <ul role="list" className="messengers" {...name}>
      {renderList(messengers, (messenger) => (
        <li>
          <a
            className="messengers__link"
            href={message === undefined ? messenger.href : withMessage(messenger, message)}
            target="_blank"
            rel="noopener"
          >
            <MessengerIcon app={messenger.app} />
            <span>{messenger.label}</span>
            <NewTabHint />
          </a>
        </li>
      ))}
    </ul>
  );
}
