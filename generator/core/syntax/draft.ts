/** A broken text on the way to one that can be read. */
import type { Document, YAMLParseError } from 'yaml';
import { lazy } from '../document/lazy.ts';
import { LineIndex } from '../document/line-index.ts';
import { linesOf } from '../document/line-shape.ts';
import { parseText } from '../document/parse-text.ts';
import { treeOf, type YamlTree } from '../document/yaml-tree.ts';
import { siteSchema } from '../schema/site.ts';
import { namedByParser } from './parser-errors.ts';
import { Reading } from './readable-entries.ts';
import type { LineEdit } from './repair-candidate.ts';

function isRepeatedKey({ code }: YAMLParseError): boolean {
  return code === 'DUPLICATE_KEY';
}

export class Draft {
  readonly text: string;
  readonly lines: readonly string[];
  /** The line of the file that each line stands for: an edit may have made two of one. */
  readonly origins: readonly number[];
  readonly index: LineIndex;
  readonly document: Document.Parsed;
  readonly tree: YamlTree;
  /** What the parser stumbled over, and nothing where the text can be read. */
  readonly errors: readonly YAMLParseError[];

  constructor(text: string, document = parseText(text), origins?: readonly number[]) {
    this.text = text;
    this.lines = linesOf(text);
    this.origins = origins ?? this.lines.map((_, line) => line);
    this.index = new LineIndex(text);
    this.document = document;
    this.tree = treeOf(document, this.index);
    this.errors = document.errors.filter((error) => !isRepeatedKey(error));
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
    const text = lines.join('\n');
    return new Draft(text, parseText(text), origins);
  }

  /** What it says, as far as it can be read. */
  readonly reading = lazy(() => new Reading(this.text, (line) => this.origins[line] ?? line));

  /** Repeated keys at or behind a line of the file. */
  repeatedKeys(from = 0): YAMLParseError[] {
    return this.document.errors.filter(
      (error) => isRepeatedKey(error) && this.originAt(error.pos[0]) >= from,
    );
  }

  /** The line of the file that an offset stands for. */
  originAt(offset: number): number {
    return this.origins[this.index.lineAt(offset)] ?? 0;
  }

  /** How far the text can be read: the line of its first error, not counting keys that are repeated before a line. */
  reach(from: number): number {
    const [error] = this.errors;
    const [repeated] = this.repeatedKeys(from);
    return Math.min(
      ...(error ? [this.origins[namedByParser(error, this.document, this.index).range.line] ?? 0] : []),
      ...(repeated ? [this.originAt(repeated.pos[0])] : []),
    );
  }

  /** How many findings the form of the text would have, as far as it could be read. */
  readonly countFindings = lazy(() => {
    if (this.errors.some(({ code }) => code === 'NON_STRING_KEY')) {
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
