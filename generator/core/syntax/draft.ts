/** A broken text on the way to one that can be read. */
import type { Document } from 'yaml';
import { lazy } from '../document/lazy.ts';
import { LineIndex } from '../document/line-index.ts';
import { contentColumn, indentOf, lineBefore, linesOf, shapeOfLine } from '../document/line-shape.ts';
import { parseText, repeatedKeys } from '../document/parse-text.ts';
import { siteSchema } from '../schema/site.ts';
import { namedByParser, partOf } from './parser-errors.ts';
import { Reading } from './readable-entries.ts';
import type { LineEdit, LinePart } from './repair-candidate.ts';

export class Draft {
  readonly text: string;
  readonly lines: readonly string[];
  /** The line of the file that each line stands for: an edit may have made two of one. */
  readonly origins: readonly number[];
  readonly index: LineIndex;
  /** Its errors are what the parser stumbled over. */
  readonly document: Document.Parsed;

  constructor(text: string, document = parseText(text), origins?: readonly number[]) {
    this.text = text;
    this.lines = linesOf(text);
    this.origins = origins ?? this.lines.map((_, line) => line);
    this.index = new LineIndex(text);
    this.document = document;
  }

  /** The text with other lines in place of some of its own, and its own line ends. */
  with(edits: readonly LineEdit[]): Draft {
    const byLine = new Map(edits.map((edit) => [edit.line, edit.text]));
    const origins: number[] = [];
    const lines = this.text.split('\n').map((line, index) => {
      const changed = byLine.get(index);
      const origin = this.origins[index] ?? index;
      origins.push(...(changed ?? '').split('\n').map(() => origin));
      return changed === undefined ? line : changed + (line.endsWith('\r') ? '\r' : '');
    });
    return new Draft(lines.join('\n'), undefined, origins);
  }

  /** What it says, as far as it can be read. */
  readonly reading = lazy(() => new Reading(this.text, (line) => this.origins[line] ?? line));

  /** Keys that come twice in a block, with the part of a line at which they come again. */
  readonly repeatedKeys = lazy(() =>
    repeatedKeys(this.document).map(({ item, first }) => {
      const key = String(item.value);
      const range = partOf(this.index, item.range?.[0] ?? 0, item.range?.[1] ?? 0);
      const itemStart = this.itemStart(range);
      return {
        key,
        range,
        firstLine: this.index.lineAt(first.range?.[0] ?? 0) + 1,
        ...(itemStart !== undefined && itemStart !== `- ${key}` && { itemStart }),
      };
    }),
  );

  /** The key that begins the list item in which another one stands, with its dash. */
  private itemStart({ line, start }: LinePart): string | undefined {
    const opening = this.lines[lineBefore(this.lines, line, (other) => indentOf(other) < start)] ?? '';
    const { dashes, key } = shapeOfLine(opening);
    return dashes !== '' && contentColumn(opening) === start ? `- ${key}` : undefined;
  }

  /**
   * How far the text can be read: the first line of the file with an error, not counting keys that are repeated
   * before a line.
   */
  reach(from: number): number {
    const originOf = ({ range }: { readonly range: LinePart }) => this.origins[range.line] ?? 0;
    const repeated = this.repeatedKeys().map(originOf);
    const first = this.document.errors.slice(0, 1);
    const errors = first.map((error) => namedByParser(error, this.document, this.index));
    return Math.min(...errors.map(originOf), ...repeated.filter((line) => line >= from));
  }

  /** How many findings the form of the text would have, as far as it could be read. */
  readonly countFindings = lazy(() => {
    if (this.document.errors.some(({ code }) => code === 'NON_STRING_KEY')) {
      // The library would warn on the terminal.
      return Number.POSITIVE_INFINITY;
    }
    try {
      const { error } = siteSchema.safeParse(this.document.toJS());
      return (error?.issues ?? []).reduce(
        (sum, issue) => sum + (issue.code === 'unrecognized_keys' ? issue.keys.length : 1),
        this.repeatedKeys().length,
      );
    } catch {
      // An alias of nothing, or of too much.
      return Number.POSITIVE_INFINITY;
    }
  });
}
