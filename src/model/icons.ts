import type { MessengerApp } from './contacts.ts';

/** Messengers with a logo. The icon file has a symbol of the same name for each. */
export type MessengerMark = Exclude<MessengerApp, 'email' | 'link'>;

/** Icons of the interface. Every document has a symbol `icon-<name>` for each. */
export type IconName = 'arrow' | 'chevron' | 'close' | 'email' | 'menu' | 'phone' | 'pin';

/** Icons that only the application shows. The icon file has a symbol of the same name for each. */
export type LateIconName = 'link' | 'pause' | 'play' | 'print';
