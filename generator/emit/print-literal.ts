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
 * @throws TypeError for what has no literal: functions, class instances and the like
 */
export function printLiteral(value: unknown, before = '', after = ''): string {
  const lines: string[] = [];
  addLines(lines, value, '', before, after);
  return lines.join('\n');
}

/** Adds the lines of a value: each member has its own, and they become one where that is short enough. */
function addLines(lines: string[], value: unknown, indent: string, before: string, after: string): void {
  if (!Array.isArray(value) && !isPlain(value)) {
    lines.push(indent + before + printScalar(value) + after);
    return;
  }
  const start = lines.length;
  const members = membersOf(value);
  const [open, close] = Array.isArray(value) ? '[]' : '{}';
  const deeper = `${indent}  `;
  lines.push(indent + before + open);
  for (const [key, member] of members) {
    addLines(lines, member, deeper, key, ',');
  }
  lines.push(indent + close + after);
  if (lines.length - start === members.length + 2) {
    const inside = lines.slice(start + 1, -1).map((line) => line.slice(deeper.length));
    const space = Array.isArray(value) || members.length === 0 ? '' : ' ';
    const folded = indent + before + open + space + inside.join(' ').slice(0, -1) + space + close + after;
    if (folded.length <= longestLine || members.length === 0) {
      lines.splice(start, lines.length, folded);
    }
  }
}

function isPlain(value: unknown): value is object {
  return typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;
}

/** Members of a list or an object, each with its key as it is written. */
function membersOf(value: object): (readonly [key: string, member: unknown])[] {
  if (Array.isArray(value)) {
    return value.map((item) => ['', item]);
  }
  return Object.entries(value)
    .filter(([, item]) => item !== undefined)
    .map(([key, item]) => [`${printKey(key)}: `, item]);
}

function printScalar(value: unknown): string {
  if (typeof value === 'string') {
    return printString(value);
  }
  if (value === null || typeof value === 'number' || typeof value === 'boolean') {
    return String(value);
  }
  throw new TypeError(`No literal for a value of type ${typeof value}`);
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
