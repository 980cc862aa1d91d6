import { bannerText } from './banner.ts';

/** Path of the JSON Schema that text editors use for `site.yaml`. */
export const schemaFile = 'site.schema.json';

/** A JSON Schema as text. JSON has no comments: the banner is a value of its own, in the first line, as in every file. */
export function printSchema(schema: Readonly<Record<string, unknown>>): string {
  const [bracket, ...lines] = JSON.stringify(schema, undefined, 2).split('\n');
  const banner = `${bracket} "$comment": ${JSON.stringify(bannerText)},`;
  return `${[banner, ...lines].join('\n')}\n`;
}
