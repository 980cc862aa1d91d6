/** What makes a text no site before any parser looks at it: sheer size, or the marks of an unfinished merge. */

import { LineIndex } from '../document/line-index.ts';
import type { CodedArgs, Diagnostic } from '../findings/diagnostic.ts';
import { charactersPerMark, codes, isMark } from './marks.ts';

/** In UTF-16 units; a site of ten thousand pages has half of it. */
const largestFile = 100_000_000;
const longestLine = 200_000;
const deepestBrackets = 100;
/** More marks than this beside those that a text of its length may have take the parser seconds. */
const mostMarks = 10_000;

/** Most marks whose lines are told. */
const maximumMarks = 30;

const firstMark = /^<{7}(?: .*)?\r?$/m;
const lastMark = /^>{7}(?: .*)?\r?$/m;
const anyMark = /^(?:<{7}|={7}|>{7}|\|{7})(?: .*)?\r?$/gm;

/** The one finding that says why a text is not read at all, if it is not. */
export function unreadableShape(text: string): Diagnostic | undefined {
  const index = new LineIndex(text);
  const at = (coded: CodedArgs, line: number): Diagnostic => {
    const width = Math.max(1, Math.min(index.line(line + 1)?.length ?? 0, longestLine));
    return {
      ...coded,
      severity: 'error',
      path: [],
      range: { start: { line: line + 1, column: 1 }, end: { line: line + 1, column: width + 1 } },
      unchecked: 'content',
    };
  };
  if (text.length > largestFile) {
    return at({ code: 'too-much', args: { of: 'file' } }, 0);
  }
  const long = index.starts.findIndex(
    (start, line) => (index.starts[line + 1] ?? text.length) - start > longestLine,
  );
  if (long !== -1) {
    return at({ code: 'too-much', args: { of: 'line' } }, long);
  }
  const deep = deepLine(text);
  if (deep !== undefined) {
    return at({ code: 'too-much', args: { of: 'brackets' } }, index.lineAt(deep));
  }
  const dense = denseLine(text);
  if (dense !== undefined) {
    return at({ code: 'too-much', args: { of: 'marks' } }, index.lineAt(dense));
  }
  if (firstMark.test(text) && lastMark.test(text)) {
    const marks = Array.from(text.matchAll(anyMark), (mark) => index.lineAt(mark.index));
    const lines = marks.slice(0, maximumMarks).map((line) => line + 1);
    return at({ code: 'merge-marks', args: { lines } }, marks[0] ?? 0);
  }
  return undefined;
}

/** Offset at which brackets, or dashes of lists, stand too deep within each other in one line. */
function deepLine(text: string): number | undefined {
  let depth = 0;
  for (let offset = 0; offset < text.length; offset += 1) {
    switch (text.charCodeAt(offset)) {
      case codes.openBracket:
      case codes.openBrace:
        depth += 1;
        break;
      case codes.closeBracket:
      case codes.closeBrace:
        depth = Math.max(0, depth - 1);
        break;
      case codes.lineEnd:
        depth = 0;
        break;
      default:
        break;
    }
    if (depth > deepestBrackets) {
      return offset;
    }
  }
  return undefined;
}

/** Offset at which a part of the text begins that is hardly more than marks of YAML. */
function denseLine(text: string): number | undefined {
  const most = mostMarks * charactersPerMark;
  let start = 0;
  let surplus = 0;
  for (let offset = 0; offset < text.length; offset += 1) {
    surplus += isMark(text, offset) ? charactersPerMark - 1 : -1;
    if (surplus < 0) {
      surplus = 0;
      start = offset + 1;
    } else if (surplus > most) {
      return start;
    }
  }
  return undefined;
}
