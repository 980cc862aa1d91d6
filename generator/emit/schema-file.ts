import { remember } from '../core/text/remember.ts';
import { bannerText } from './banner.ts';
import type { EmittedFile } from './emitted-file.ts';

/**
 * `generated/site.schema.json`: what text editors know of `site.yaml`. The same for every site. JSON has no
 * comments; the banner is a value of its own, drawn up to the first line, where every file has it.
 */
export const emitSchemaFile = remember((schema: Readonly<Record<string, unknown>>): EmittedFile => {
  const [bracket, ...lines] = JSON.stringify(schema, undefined, 2).split('\n');
  const banner = `${bracket} "$comment": ${JSON.stringify(bannerText)},`;
  return { path: 'site.schema.json', content: `${[banner, ...lines].join('\n')}\n` };
});
