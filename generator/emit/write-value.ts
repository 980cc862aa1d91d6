import type { CodeBlockWriter } from 'ts-morph';

/** Longest line of a module, in characters; only a long text makes a longer one. */
const longestLine = 120;

/** Spaces of one level of indentation. */
export const indentWidth = 2;

const identifier = /^[A-Za-z_$][\w$]*$/;
/** Between braces this key would set the prototype instead of a member, unless it is computed. */
const prototypeKey = '__proto__';

/**
 * Writes plain data as a TypeScript literal: single quotes, a list or an object on one line where it fits there, keys
 * in the order of the object. Absent values (`undefined`) are left out.
 * @param before what the line has before the value, indentation left aside
 * @param after what the line has after it
 * @throws TypeError for what has no literal: functions, class instances and the like
 */
export function writeValue(writer: CodeBlockWriter, value: unknown, before = '', after = ''): void {
  const folded = printValue(value);
  const indent = writer.getIndentationLevel() * indentWidth;
  const fits = indent + before.length + folded.length + after.length <= longestLine;
  const members = fits ? [] : membersOf(value);
  writer.write(before);
  if (members.length === 0) {
    writer.write(folded + after);
    return;
  }
  const [open, close] = Array.isArray(value) ? '[]' : '{}';
  writer.write(`${open}`).indent(() => {
    for (const [key, member] of members) {
      writeValue(writer, member, key, ',');
      writer.newLine();
    }
  });
  writer.write(`${close}${after}`);
}

/** Members of a list or an object, each with its key as it is written; none of anything else. */
function membersOf(value: unknown): (readonly [key: string, member: unknown])[] {
  if (Array.isArray(value)) {
    return value.map((item) => ['', item]);
  }
  if (typeof value !== 'object' || value === null) {
    return [];
  }
  return Object.entries(value)
    .filter(([, item]) => item !== undefined)
    .map(([key, item]) => [`${printKey(key)}: `, item]);
}

/** Plain data as a literal on one line. */
export function printValue(value: unknown): string {
  if (typeof value === 'string') {
    return printString(value);
  }
  if (value === null || typeof value === 'number' || typeof value === 'boolean') {
    return String(value);
  }
  const isPlain = typeof value === 'object' && Object.getPrototypeOf(value) === Object.prototype;
  if (!isPlain && !Array.isArray(value)) {
    throw new TypeError(`No literal for a value of type ${typeof value}`);
  }
  const members = membersOf(value).map(([key, member]) => key + printValue(member));
  const list = members.join(', ');
  return Array.isArray(value) ? `[${list}]` : list === '' ? '{}' : `{ ${list} }`;
}

function printKey(key: string): string {
  if (key === prototypeKey) {
    return `['${key}']`;
  }
  return identifier.test(key) ? key : printString(key);
}

/** What cannot stand between single quotes as it is. */
const needsEscape = /['"\\\p{Cc}\u2028\u2029]/u;

/** JSON's escapes cover control characters and quotes; U+2028 and U+2029 end lines in older readers. */
function printString(text: string): string {
  if (!needsEscape.test(text)) {
    return `'${text}'`;
  }
  const escaped = JSON.stringify(text)
    .slice(1, -1)
    .replaceAll('\\"', '"')
    .replaceAll("'", "\\'")
    .replaceAll('\u2028', '\\u2028')
    .replaceAll('\u2029', '\\u2029');
  return `'${escaped}'`;
}
