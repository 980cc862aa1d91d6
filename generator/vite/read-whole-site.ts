import { setTimeout as sleep } from 'node:timers/promises';
import { readSiteInput, type SiteFolder } from '../site-folder.ts';

/** Pause between two readings, in milliseconds. */
const pauseMs = 30;

/** Readings in the quarter of a second for which a program may remove the file while it replaces it. */
const mostReadings = 9;

/** A file that ends with so many characters as before has been written to its end. */
const endLength = 100;

/**
 * Reads `site.yaml`, which a program may still be writing, and the pictures. A file that ends as before is whole; any
 * other is read again until two readings agree, or until it has had time to be written.
 * @param before what the file said before; after an empty text, any counts as whole
 * @param pause is awaited between two readings
 */
export async function readWholeSite(
  folder: SiteFolder,
  before: string,
  pause: () => Promise<unknown> = () => sleep(pauseMs),
): ReturnType<typeof readSiteInput> {
  const end = before.slice(-endLength);
  let previous: string | undefined;
  for (let reading = 1; ; reading += 1) {
    const input = await readSiteInput(folder);
    const text = input.kind === 'site' ? input.text : undefined;
    const isWhole = text !== undefined && (text.endsWith(end) || text === previous);
    if (isWhole || reading === mostReadings) {
      return input;
    }
    previous = text;
    await pause();
  }
}
