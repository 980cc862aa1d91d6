/** What the generator has to say about `site.yaml`: values with a code, never text. */
import type { FormatName } from '../spec/scalars.ts';

export type Severity = 'error' | 'warning';

/** Path of a value in the file: keys and list indexes from the top. */
export type ValuePath = readonly (string | number)[];

/** 1-based line and column; a column counts UTF-16 units, as editors do. */
export interface Position {
  readonly line: number;
  readonly column: number;
}

export interface SourceRange {
  readonly start: Position;
  readonly end: Position;
}

/** Shape of a YAML value, in the words of the file and not of the program. */
export type ValueShape = 'text' | 'number' | 'boolean' | 'list' | 'block' | 'nothing';

/** Why the YAML text cannot be read, as far as the problem alone says it. */
export type PlainSyntaxProblem =
  | 'tab'
  | 'indent'
  | 'colon-in-text'
  | 'unclosed-quote'
  | 'text-after-quote'
  | 'bad-escape'
  | 'reserved-start'
  | 'several-documents'
  | 'unclosed-bracket'
  | 'missing-colon'
  | 'missing-space'
  | 'glued-dash'
  | 'list-beside-colon'
  | 'lost-hash'
  | 'old-line-ends'
  | 'other';

/** Why the YAML text cannot be read: what an editor did, with what there is to say of it. Lines count from 1. */
export type SyntaxArgs =
  | { readonly problem: PlainSyntaxProblem }
  /** Spaces before a line that stands alone. */
  | { readonly problem: 'indent'; readonly found: number; readonly wanted: number }
  /** Lines that stand too far to the right or, where `by` is below 0, to the left; `isSure` where it is so in any case. */
  | {
      readonly problem: 'shifted';
      readonly from: number;
      readonly to: number;
      readonly by: number;
      readonly isSure: boolean;
    }
  /** `firstLine` is that of the list item to which the lines stuck. */
  | {
      readonly problem: 'lost-dash';
      readonly start: string;
      readonly typed: string;
      readonly firstLine?: number;
    }
  | { readonly problem: 'odd-dash'; readonly sign: string }
  | { readonly problem: 'text-beside-sign'; readonly sign: string }
  | { readonly problem: 'dash-behind-sign'; readonly sign: string; readonly meant: string }
  | { readonly problem: 'lost-sign'; readonly key: string }
  /** Lines that stand beside the block that they belong in. */
  | { readonly problem: 'lost-indent'; readonly key: string; readonly names: readonly string[] }
  | {
      readonly problem: 'text-indent';
      readonly found: number;
      readonly wanted: number;
      readonly from: number;
      readonly to: number;
    };

export type SyntaxProblem = SyntaxArgs['problem'];

/** What an accent colour has to stand out from: the words on it, the dark head of a page, its light paper. */
export type ContrastPartner = 'words' | 'dark' | 'paper';

/** Signs that nobody sees, by what they are. */
export type InvisibleSign =
  | 'no-break-space'
  | 'odd-space'
  | 'zero-width'
  | 'direction-mark'
  | 'byte-order-mark'
  | 'control-character';

/** Marks that nothing comes of: two stars, a list's bullet, or any in a text that is shown as it is written. */
export type LooseMark = 'stars' | 'bullet' | 'plain';

/** What a text cannot have: constructs of Markdown, and a length that no visitor reads. */
export type UnsupportedMark = 'heading' | 'image' | 'deep-list' | 'endless';

/** What a remnant of HTML meant: a look, a part of the text, a sign, or nothing that texts here can have. */
export type HtmlMeaning = 'bold' | 'italic' | 'link' | 'list' | 'paragraph' | 'sign' | 'none';

/** Why a picture cannot be published: something in it that a drawing does not need and no tool can replace, or damage. */
export type PictureProblem =
  /** Part of a web page: text of HTML, a frame, a video. */
  | 'web-page'
  /** It shows another file: a picture, a font, a style sheet. */
  | 'other-file'
  /** A photo in it tells where and when it was taken. */
  | 'photo-data'
  /** No picture, or only a part of one. */
  | 'damaged';

/** Every finding by code, with what its message is made of. Codes never change; words and languages may. */
export interface FindingArgs {
  'yaml-syntax': SyntaxArgs;
  'yaml-duplicate-key': { readonly key: string; readonly firstLine: number };
  'yaml-alias': Record<never, never>;
  'yaml-tag': Record<never, never>;
  'file-empty': Record<never, never>;
  'invisible-sign': { readonly sign: InvisibleSign; readonly codePoint: string };
  /** `inner` is the text between the quotes. */
  'smart-quotes': { readonly opening: string; readonly closing: string; readonly inner: string };
  'unknown-key': {
    readonly key: string;
    readonly allowed: readonly string[];
    readonly nearest?: string;
  };
  /** `isTop` where the whole file is the block. */
  'missing-key': { readonly key: string; readonly isTop?: boolean };
  /** Blocks that are missing together. */
  'lost-blocks': { readonly keys: readonly string[] };
  'empty-value': {
    readonly key: string;
    /** What stands behind a `#` that has made a comment of the value. */
    readonly comment?: string;
    /** A word without quotes that YAML reads as nothing. */
    readonly word?: string;
    /** Whether the file may do without the line. */
    readonly isOptional?: boolean;
    /** Lines that belong under this one. */
    readonly inner?: readonly string[];
  };
  'wrong-shape': {
    readonly expected: ValueShape;
    readonly found: ValueShape;
    /** A single value as it was typed. */
    readonly source?: string;
    /** The value that was most likely meant, as it has to be typed. */
    readonly meant?: string;
  };
  /** `source` as it was typed, `read` as YAML understands it. */
  'number-for-text': { readonly source: string; readonly read: string };
  'not-allowed': {
    readonly value: string;
    readonly allowed: readonly string[];
    readonly nearest?: string;
  };
  'bad-format': {
    readonly format: FormatName;
    readonly value: string;
    readonly proposal?: string;
    /** Quotes around the value that have become part of it: of a word processor, or a straight one on one side. */
    readonly quotes?: 'smart' | 'lone';
    /** Names that stand in the value with something else than commas between them. */
    readonly names?: readonly string[];
  };
  'bad-name': { readonly name: string; readonly proposal?: string };
  'too-few': { readonly minimum: number };
  'too-many': { readonly maximum: number };
  'out-of-range': { readonly minimum?: number; readonly maximum?: number };
  'not-whole': Record<never, never>;
  'invalid-value': Record<never, never>;
  'picture-outside': { readonly file: string; readonly folderName?: string; readonly proposal?: string };
  'no-home-page': Record<never, never>;
  'duplicate-path': { readonly path: string; readonly firstLine: number };
  'duplicate-page-id': { readonly id: string; readonly firstLine: number };
  'duplicate-section-id': { readonly id: string; readonly firstLine: number };
  'duplicate-field': { readonly name: string; readonly firstLine: number };
  'reserved-path': { readonly path: string };
  'page-heading': { readonly count: number };
  'menu-item': { readonly given: 'both' | 'none' };
  'no-form': Record<never, never>;
  'no-reviews': Record<never, never>;
  'title-pattern': Record<never, never>;
  'bad-pattern': { readonly rule: string };
  'low-contrast': {
    readonly colour: string;
    readonly against: ContrastPartner;
    /** Contrast ratios, 1 to 21. */
    readonly ratio: number;
    readonly minimum: number;
    /** The nearest colour that has enough. */
    readonly proposal: string;
  };
  'unknown-phone': {
    readonly name: string;
    readonly known: readonly string[];
    readonly nearest?: string;
  };
  'unknown-messenger': {
    readonly name: string;
    readonly known: readonly string[];
    readonly nearest?: string;
  };
  'bad-account': {
    readonly app: string;
    readonly account: string;
    /** The account is a telephone number without its country; `proposal` is the number with it. */
    readonly lacksCountry?: boolean;
    readonly proposal?: string;
  };
  'unknown-page': { readonly target: string; readonly nearest?: string };
  'unknown-anchor': {
    readonly target: string;
    readonly known: readonly string[];
    readonly nearest?: string;
  };
  'forbidden-link': { readonly target: string; readonly nearest?: string };
  'missing-picture': { readonly file: string; readonly folderName?: string; readonly nearest?: string };
  'unsafe-picture': { readonly file: string; readonly problem: PictureProblem };
  'unsupported-mark': { readonly mark: UnsupportedMark };
  'phone-country-code': { readonly number: string; readonly proposal: string };
  'phone-length': {
    readonly number: string;
    /** Country code, without the plus. */
    readonly code: string;
    readonly digits: number;
    readonly wanted: number;
    readonly proposal?: string;
  };
  /** `sign` is what is typed in place of a sign that HTML writes by its name. */
  'pasted-html': { readonly source: string; readonly meaning: HtmlMeaning; readonly sign?: string };
  'broken-link': { readonly source: string; readonly proposal: string };
  'loose-mark': { readonly mark: LooseMark; readonly source: string };
  'mark-in-text': { readonly word: string };
  /** `keys` are what an earlier page, on that line, has word for word. */
  'copied-page': { readonly keys: readonly string[]; readonly page: string; readonly line: number };
  'repeated-conversion': { readonly id: string; readonly page: string; readonly line: number };
  /** `place` is that of the first of the two in their list, from 1. */
  'repeated-item': { readonly item: string; readonly place: number };
  'map-page': { readonly address: string };
  'unused-phone': { readonly name: string };
  'unused-messenger': { readonly name: string };
  'long-title': { readonly length: number; readonly maximum: number };
  'long-description': { readonly length: number; readonly maximum: number };
  'example-value': Record<never, never>;
  'unlinked-page': { readonly path: string; readonly isService: boolean };
  'page-without-analytics': {
    readonly name: string;
    /** Number of pages that have a conversion. */
    readonly others: number;
    /** Whether the page has a block for it. */
    readonly hasBlock: boolean;
  };
  'heading-order': { readonly title: string };
  /** `lost` is what has become a comment of the text `whole`. */
  'cut-text': { readonly lost: string; readonly whole: string };
}

export type FindingCode = keyof FindingArgs;

/** Code and arguments that belong together. */
export type CodedArgs = {
  [Code in FindingCode]: {
    readonly code: Code;
    readonly args: FindingArgs[Code];
  };
}[FindingCode];

/** Which part of a YAML pair a finding points at. */
export type FindingTarget = 'key' | 'value';

/** A finding by the path of the value it is about. */
export type Finding = CodedArgs & {
  readonly path: ValuePath;
  readonly target: FindingTarget;
  /** The part of a text that the finding is about, as it stands in the file but for line ends. */
  readonly excerpt?: string;
};

/** A finding with its place in the file. */
export type Diagnostic = CodedArgs & {
  readonly severity: Severity;
  readonly path: ValuePath;
  /** What the list items on the path are called in the file, by their place on it; empty where nothing is. */
  readonly labels?: readonly string[];
  readonly range: SourceRange;
  /** What has not been checked because of it: all that stands below, or what the values of the file say. */
  readonly unchecked?: 'below' | 'content';
};

const warnings: ReadonlySet<FindingCode> = new Set<FindingCode>([
  'unused-phone',
  'unused-messenger',
  'long-title',
  'long-description',
  'example-value',
  'unlinked-page',
  'page-without-analytics',
  'heading-order',
  'phone-country-code',
  'phone-length',
  'pasted-html',
  'broken-link',
  'loose-mark',
  'mark-in-text',
  'copied-page',
  'repeated-conversion',
  'repeated-item',
  'map-page',
  'cut-text',
]);

/** Findings of what the owner still has to replace before publishing. */
export const exampleCodes: ReadonlySet<FindingCode> = new Set<FindingCode>(['example-value', 'mark-in-text']);

/** Severity of a code: an error stops the build, a warning does not. */
export function severityOf(code: FindingCode): Severity {
  return warnings.has(code) ? 'warning' : 'error';
}

/** Whether the site can be built in spite of these findings. */
export function hasErrors(diagnostics: readonly Diagnostic[]): boolean {
  return diagnostics.some((diagnostic) => diagnostic.severity === 'error');
}

function comparePlaces(a: Diagnostic, b: Diagnostic): number {
  return (
    a.range.start.line - b.range.start.line ||
    a.range.start.column - b.range.start.column ||
    a.code.localeCompare(b.code, 'en')
  );
}

/** The findings in the order of the file, each once. */
export function sortDiagnostics(diagnostics: readonly Diagnostic[]): Diagnostic[] {
  const seen = new Set<string>();
  return diagnostics
    .filter((diagnostic) => {
      const identity = JSON.stringify([diagnostic.code, diagnostic.range, diagnostic.args]);
      if (seen.has(identity)) {
        return false;
      }
      seen.add(identity);
      return true;
    })
    .toSorted(comparePlaces);
}
