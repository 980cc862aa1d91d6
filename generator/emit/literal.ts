/** Longest line into which a list or an object is folded, in characters. */
const foldedLineLength = 100;

const indentUnit = '  ';
const identifier = /^[A-Za-z_$][\w$]*$/;
/** Between braces this key would set the prototype instead of a member, unless it is computed. */
const prototypeKey = '__proto__';

/**
 * Plain data as a TypeScript literal: single quotes, two spaces, short lists and objects on one line, keys in
 * the order of the object. Absent values (`undefined`) are left out. Equal data gives equal text.
 * @param depth how many levels the first line is indented
 * @throws TypeError for what has no literal: functions, class instances and the like
 */
export function printLiteral(value: unknown, depth = 0): string {
  if (typeof value === 'string') {
    return printString(value);
  }
  if (value === null || typeof value === 'number' || typeof value === 'boolean') {
    return String(value);
  }
  if (Array.isArray(value)) {
    return printGroup(
      '[',
      value.map((item) => printLiteral(item, depth + 1)),
      ']',
      depth,
    );
  }
  if (typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype) {
    const entries = Object.entries(value).filter(([, item]) => item !== undefined);
    const members = entries.map(([key, item]) => `${printKey(key)}: ${printLiteral(item, depth + 1)}`);
    return printGroup('{', members, '}', depth);
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

function printGroup(open: string, members: readonly string[], close: string, depth: number): string {
  if (members.length === 0) {
    return open + close;
  }
  const space = open === '{' ? ' ' : '';
  const folded = `${open}${space}${members.join(', ')}${space}${close}`;
  const indent = indentUnit.repeat(depth);
  if (indent.length + folded.length <= foldedLineLength && !members.some((member) => member.includes('\n'))) {
    return folded;
  }
  const lines = members.map((member) => `${indent}${indentUnit}${member},\n`);
  return `${open}\n${lines.join('')}${indent}${close}`;
}
