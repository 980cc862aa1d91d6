import { type Document, LineCounter } from 'yaml';
import { itemAt, labelsOn, pathAt } from '../document/describe-place.ts';
import { rangeBetween } from '../document/locate.ts';
import { type CodedArgs, type Diagnostic, definitions } from '../findings/diagnostic.ts';
import { endOfLine } from './parser-errors.ts';

/** Gives a finding its place in a text, from offset to offset and never beyond the first of its lines. */
export type PlaceSlip = (coded: CodedArgs, start: number, end: number) => Diagnostic;

/** The lines of a text. Not counted by the parser, which loses its way in some broken files. */
export function countLines(text: string): LineCounter {
  const lineCounter = new LineCounter();
  lineCounter.addNewLine(0);
  for (let end = text.indexOf('\n'); end !== -1; end = text.indexOf('\n', end + 1)) {
    lineCounter.addNewLine(end + 1);
  }
  return lineCounter;
}

/** Makes the function that places findings in a text as far as it could be read. */
export function createPlaceSlip(
  document: Document.Parsed,
  text: string,
  lineCounter: LineCounter,
): PlaceSlip {
  return (coded, start, end) => {
    // Behind a slip in the layout, the keys near it are not those that were meant.
    const path = document.errors.length > 0 ? itemAt(document, start) : pathAt(document, start);
    return {
      ...coded,
      severity: definitions[coded.code].severity,
      path,
      labels: labelsOn(document, path),
      range: rangeBetween(lineCounter, start, Math.max(start, Math.min(end, endOfLine(text, start)))),
    };
  };
}
