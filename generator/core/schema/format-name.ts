const formatNames = [
  'line',
  'text',
  'route-path',
  'page-id',
  'section-id',
  'link',
  'reference',
  'condition',
  'phone',
  'picture',
  'download',
  'web-address',
  'secure-address',
  'host-name',
  'site-address',
  'email',
  'colour',
  'outside-id',
  'language',
  'date',
  'security-contact',
  'field-name',
  'autocomplete',
] as const;

/** Name of a shape that a single value can have. A finding carries the name; its words are made from it. */
export type FormatName = (typeof formatNames)[number];

/** The format of a name; `undefined` for a name that is none. */
export function formatNamed(name: string): FormatName | undefined {
  return formatNames.find((known) => known === name);
}
