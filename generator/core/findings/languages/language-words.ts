import type { FormatName } from '../../schema/format-name.ts';
import type { ValueShape } from '../value-shape.ts';

/** What several findings say alike, in one language. */
export interface LanguageWords {
  /** Kinds of value, in the words of the file. */
  readonly shapes: Readonly<Record<ValueShape, string>>;
  /** What to do where a value has another shape. */
  readonly shapeHints: Readonly<Partial<Record<ValueShape, string>>>;
  /** What a text of each format is. */
  readonly formats: Readonly<Record<FormatName, string>>;
  /** What was most likely meant; of two that look the same, what tells them apart. */
  readonly meant: (written: string, nearest: string | undefined) => string | undefined;
  /** On which other lines of the file the same is wrong. */
  readonly alsoOn: (lines: readonly number[]) => string;
}
