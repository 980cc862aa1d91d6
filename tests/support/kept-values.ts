/** What `--fix` may not do to a damaged file: lose a key, or change a value that was readable and that it does not name. */
import type { LineChange } from '../../generator/core/edit/fix-site.ts';
import { type Damage, lineAfter } from './damage.ts';
import { type ReadableValue, type ReadableValues, readableValues } from './readable-values.ts';

function nameOf({ line, path, place }: ReadableValue): string {
  return `${line} ${path} ${place}`;
}

/** A key of this format at the start of a line. */
const keyLine = /^[ \t]*(?:- +)*([A-Za-z][A-Za-z0-9_-]*):(?:\s|$)/;

/**
 * What has been lost between a damaged text and the text that was made of it, in words; empty where all is well.
 * @param good what the text said before it was damaged
 */
export function lossesOf(
  good: ReadableValues,
  damage: Damage,
  before: string,
  after: string,
  changes: readonly LineChange[],
): string[] {
  if (before === after) {
    return [];
  }
  const was = readableValues(before);
  const is = readableValues(after);
  const readBefore = new Map(was.all.map((entry) => [nameOf(entry), entry]));
  const readAfter = new Map(is.all.map((entry) => [nameOf(entry), entry]));
  const keysAfter = new Map<number, Set<string>>();
  for (const { line, key } of is.all) {
    keysAfter.set(line, (keysAfter.get(line) ?? new Set()).add(key));
  }
  const changed = new Map(changes.map((change) => [change.line - 1, change]));
  const isNamed = (entry: ReadableValue) => {
    for (let line = entry.line; line <= entry.lastLine; line += 1) {
      if (changed.has(line)) {
        return true;
      }
    }
    return false;
  };
  const losses: string[] = [];
  const expectKept = (entry: ReadableValue, why: string) => {
    const now = readAfter.get(nameOf(entry));
    if (now === undefined && !(is.isReadable || !was.isReadable)) {
      return;
    }
    if (isNamed(entry) || entry.ancestors.some((line) => changed.has(line))) {
      return;
    }
    // A block that could not be read below its name has no value yet.
    const isFilled = entry.value === 'null' && (now?.value === '{' || now?.value === '[');
    if (now === undefined || (now.value !== entry.value && !isFilled)) {
      losses.push(`${why}: line ${entry.line + 1} ${entry.path} = ${entry.value} -> ${now?.value ?? 'gone'}`);
    }
  };
  if (was.isReadable) {
    for (const entry of was.all) {
      expectKept(entry, 'readable');
    }
  } else if (good.isReadable) {
    for (const entry of good.all) {
      const line = lineAfter(entry.line, damage);
      const last = lineAfter(entry.lastLine, damage);
      if (line === undefined || last === undefined) {
        continue;
      }
      const here = {
        ...entry,
        line,
        lastLine: last,
        // A damaged line that holds others is where it was: a fix of it may give them another path.
        ancestors: entry.ancestors.map((a) => lineAfter(a, damage) ?? damage.from),
      };
      if (readBefore.get(nameOf(here))?.value === entry.value) {
        expectKept(here, 'kept by damage');
      }
    }
  }
  if (is.isReadable && good.isReadable) {
    // What looks like a key within a text was none; lines of a block that was moved stand where they were.
    const withinTexts = new Set(
      good.all.flatMap(({ line, lastLine }) =>
        Array.from({ length: lastLine - line }, (_, index) => line + 1 + index).map(
          (within) => lineAfter(within, damage) ?? within,
        ),
      ),
    );
    for (const { line, before: text, kinds } of changes) {
      const key = withinTexts.has(line - 1) ? undefined : keyLine.exec(text)?.[1];
      if (key !== undefined && !kinds.includes('key') && !keysAfter.get(line - 1)?.has(key)) {
        losses.push(`line ${line} with key ${key} is none any more: ${JSON.stringify(text)}`);
      }
    }
    for (const { line, key, lastLine, value } of good.all) {
      const now = lineAfter(line, damage);
      if (
        now !== undefined &&
        key !== '-' &&
        !changed.has(now) &&
        !keysAfter.get(now)?.has(key) &&
        lineAfter(lastLine, damage) !== undefined
      ) {
        losses.push(`key ${key} of line ${now + 1} is gone (${value})`);
      }
    }
  }
  return losses;
}
