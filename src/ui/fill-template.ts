/**
 * Puts values into the `{places}` of an interface phrase.
 * A place without a value is left as it stands, so that a mistake in the words can be seen.
 */
export function fillTemplate(template: string, values: Readonly<Record<string, string | number>>): string {
  return template.replace(/\{(\w+)\}/g, (place, name: string) => String(values[name] ?? place));
}
