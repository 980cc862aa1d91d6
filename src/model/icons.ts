import type { MessengerApp } from './contacts.ts';

/** Messengers with a mark of their own. The icon file has a symbol for each, of the same name. */
export type MessengerMark = Exclude<MessengerApp, 'email'>;

/** Drawings of the interface. Every document has a symbol for each: the name with `icon-` before it. */
export type IconName = 'arrow' | 'check' | 'chevron' | 'close' | 'email' | 'menu' | 'phone' | 'pin' | 'star';

/** Drawings that nobody needs before the application has come. The icon file has a symbol for each, of the same name. */
export type LateIconName = 'pause' | 'play' | 'print';
