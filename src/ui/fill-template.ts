/**
 * Replaces the `{placeholders}` of an interface phrase. One without a value stays visible, so that the mistake is
 * noticed.
 */
export function fillTemplate(template: string, values: Readonly<Record<string, string | number>>): string {
  return template.replace(/\{(\w+)\}/g, (placeholder, name: string) => String(values[name] ?? placeholder));
}
