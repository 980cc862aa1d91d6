/** Longest line of a module, in characters; only a long text makes a longer one. */
const longestLine = 120;

const identifier = /^[A-Za-z_$][\w$]*$/;
/** Between braces this key would set the prototype instead of a member, unless it is computed. */
const prototypeKey = '__proto__';

/**
 * Prints plain data as a TypeScript literal: single quotes, a list or an object on one line where it fits there, keys
 * in the order of the object. Absent values (`undefined`) are left out.
 * @param before what the first line has before the value
 * @param after what the last line has after it
 * @param indent indentation of the lines
 * @throws TypeError for what has no literal: functions, class instances and the like
 */
export function printLiteral(value: unknown, before = '', after = '', indent = ''): string {
  const line = indent + before;
  const folded = foldValue(value, longestLine - line.length - after.length);
  if (folded !== undefined) {
    return line + folded + after;
  }
  const [open, close] = Array.isArray(value) ? '[]' : '{}';
  const deeper = `${indent}  `;
  const members = membersOf(value).map(([key, member]) => printLiteral(member, key, ',', deeper));
  return [line + open, ...members, indent + close + after].join('\n');
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

/** Plain data as a literal on one line; `undefined` for a list or an object that is longer than the room. */
function foldValue(value: unknown, room: number): string | undefined {
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
  const parts: string[] = [];
  const members = membersOf(value);
  const [open, close] = Array.isArray(value) ? '[]' : '{}';
  const space = isPlain && members.length > 0 ? ' ' : '';
  let left = members.length === 0 ? Number.POSITIVE_INFINITY : room - 2 - 2 * space.length;
  for (const [key, member] of members) {
    const separator = parts.length === 0 ? key : `, ${key}`;
    left -= separator.length;
    // A long text is not printed only to see that it does not fit.
    const folded = typeof member === 'string' && member.length > left ? undefined : foldValue(member, left);
    left -= folded?.length ?? 0;
    if (folded === undefined || left < 0) {
      return undefined;
    }
    parts.push(separator + folded);
  }
  return open + space + parts.join('') + space + close;
}

function printKey(key: string): string {
  if (key === prototypeKey) {
    return `['${key}']`;
  }
  return identifier.test(key) ? key : printString(key);
}

/** What cannot stand between single quotes as it is. */
const needsEscape = /['"\\\p{Cc}\u2028\u2029]/u;

/** A text as a literal. JSON's escapes cover control characters and quotes; U+2028 and U+2029 end lines in older readers. */
export function printString(text: string): string {
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
