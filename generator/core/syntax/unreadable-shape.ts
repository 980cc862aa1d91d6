/** What makes a text no site before any parser looks at it: sheer size, or the marks of an unfinished merge. */

import { lineIndexOf } from '../document/line-index.ts';
import type { CodedArgs, Diagnostic } from '../findings/diagnostic.ts';

/** In UTF-16 units; a site of ten thousand pages has half of it. */
const largestFile = 100_000_000;
const longestLine = 200_000;
const deepestBrackets = 100;
/** A short site written in brackets has a mark in eleven characters, a longer one in eighteen. */
const charactersPerMark = 10;
/** More marks than this beside those that a text of its length may have take the parser seconds. */
const mostMarks = 10_000;

/** Most marks whose lines are told. */
const maximumMarks = 30;

const firstMark = /^<{7}(?: .*)?\r?$/m;
const lastMark = /^>{7}(?: .*)?\r?$/m;
const anyMark = /^(?:<{7}|={7}|>{7}|\|{7})(?: .*)?\r?$/gm;

/** The one finding that says why a text is not read at all, if it is not. */
export function unreadableShape(text: string): Diagnostic | undefined {
  const index = lineIndexOf(text);
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
  const excess = excessIn(text);
  if (excess !== undefined) {
    return at({ code: 'too-much', args: { of: excess.of } }, index.lineAt(excess.offset));
  }
  if (firstMark.test(text) && lastMark.test(text)) {
    const marks = Array.from(text.matchAll(anyMark), (mark) => index.lineAt(mark.index));
    const lines = marks.slice(0, maximumMarks).map((line) => line + 1);
    return at({ code: 'merge-marks', args: { lines } }, marks[0] ?? 0);
  }
  return undefined;
}

/** Line ends, brackets, commas and the characters of keys and items: the parser's time grows with their number. */
const syntaxMark = /[\n,[\]{}]|[-:?](?=\s|$)/g;

/** Where brackets stand too deep within each other in one line, or a part begins that is hardly more than marks of YAML. */
function excessIn(text: string): { readonly of: 'brackets' | 'marks'; readonly offset: number } | undefined {
  let depth = 0;
  let surplus = 0;
  let start = 0;
  let end = 0;
  for (const { 0: mark, index } of text.matchAll(syntaxMark)) {
    depth = mark === '\n' ? 0 : Math.max(0, depth + ('[{'.includes(mark) ? 1 : ']}'.includes(mark) ? -1 : 0));
    if (depth > deepestBrackets) {
      return { of: 'brackets', offset: index };
    }
    surplus -= index - end;
    if (surplus < 0) {
      surplus = 0;
      start = index;
    }
    surplus += charactersPerMark - 1;
    if (surplus > mostMarks * charactersPerMark) {
      return { of: 'marks', offset: start };
    }
    end = index + 1;
  }
  return undefined;
}
