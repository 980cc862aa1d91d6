import type { ReactNode } from 'react';

const drawings = {
  phone: (
    <path d="M6.6 3.5 9.2 3l2 4.6-2 1.7c1 2.2 2.6 3.9 4.9 5l1.8-2 4.6 2-.5 2.7c-.3 1.7-1.7 3-3.4 3C9.7 20 4 14.2 4 7.1 4 5.3 5 3.8 6.6 3.5Z" />
  ),
  menu: <path d="M4 7h16M4 12h16M4 17h16" />,
  close: <path d="m6 6 12 12M18 6 6 18" />,
  chevron: <path d="m6 9 6 6 6-6" />,
  arrow: <path d="M5 12h14m-6-6 6 6-6 6" />,
  check: <path d="m5 12.5 4.5 4.5L19 7.5" />,
  print: (
    <path d="M7 9V4h10v5M7 17H5a1 1 0 0 1-1-1v-6a1 1 0 0 1 1-1h14a1 1 0 0 1 1 1v6a1 1 0 0 1-1 1h-2M7 14h10v6H7z" />
  ),
  pin: (
    <>
      <path d="M12 21c4.5-4.6 7-8.2 7-11.2A7 7 0 0 0 5 9.8C5 12.8 7.5 16.4 12 21Z" />
      <circle cx="12" cy="9.8" r="2.5" />
    </>
  ),
  star: (
    <path
      className="icon__filled"
      d="m12 3.5 2.6 5.4 5.9.8-4.3 4.1 1.1 5.9-5.3-2.9-5.3 2.9 1.1-5.9-4.3-4.1 5.9-.8Z"
    />
  ),
  telegram: <path d="m3.5 11.5 17-7-3 15-6-4.5-3.3 3.2-.7-5.2L17 7.5" />,
  instagram: (
    <>
      <rect x="4" y="4" width="16" height="16" rx="4.5" />
      <circle cx="12" cy="12" r="3.7" />
      <path d="M16.7 7.3h.01" />
    </>
  ),
  whatsapp: (
    <>
      <path d="m4 20 1.2-4A8.2 8.2 0 1 1 8.3 19Z" />
      <path d="M9.2 8.2c.3-.2.9-.1 1 .2l.6 1.4-.8 1c.7 1.2 1.5 2 2.8 2.6l1-.9 1.5.8c.3.2.3.7.1 1-.6.8-1.4 1-2.3.8-2.6-.7-4.3-2.5-4.9-4.9-.1-.8.3-1.5 1-2Z" />
    </>
  ),
  viber: (
    <>
      <path d="M12 3.5c5 0 8 2.4 8 7.3 0 4.7-3 7.2-8 7.2l-.8 0L8 21v-3.5c-2.7-1-4-3.4-4-6.7 0-4.9 3-7.3 8-7.3Z" />
      <path d="M9 7.7c.4-.3 1-.1 1.2.3l.6 1.3-.8 1c.6 1.3 1.4 2.1 2.7 2.7l1-.8 1.4.7c.4.2.5.7.2 1.1-.5.8-1.3 1-2.2.7-2.4-.8-4-2.5-4.7-4.9-.2-.8 0-1.6.6-2.1ZM13 7.5c1.8.1 2.9 1.3 3 3.1" />
    </>
  ),
  email: (
    <>
      <rect x="3.5" y="5.5" width="17" height="13" rx="2" />
      <path d="m4 7 8 6 8-6" />
    </>
  ),
} satisfies Record<string, ReactNode>;

export type IconName = keyof typeof drawings;

/**
 * A small line drawing in the colour of the text beside it. It only repeats what that text says,
 * so it is hidden from screen readers: a control must have its name from elsewhere.
 */
export function Icon({ name }: { readonly name: IconName }) {
  return (
    <svg className="icon" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      {drawings[name]}
    </svg>
  );
}
