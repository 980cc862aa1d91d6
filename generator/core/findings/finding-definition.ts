import type { FindingTarget, ValuePath } from '../document/source-range.ts';
import type { SiteSpec } from '../schema/site.ts';
import type { Wording } from './message.ts';
import type { MessageLanguage } from './message-language.ts';

/** An error stops the build, a warning does not. */
export type Severity = 'error' | 'warning';

/**
 * Which parts of an incomplete file must be readable before a finding about the rest can be trusted: the value itself,
 * its block, its siblings, everything that may refer to it, or all paths, sections, phones or messengers.
 */
export type Dependency =
  | 'value'
  | 'block'
  | 'siblings'
  | 'references'
  | 'page-paths'
  | 'sections'
  | 'phones'
  | 'messengers';

/** Line in the file (1-based) where the value of a path stands. */
export type LineOf = (path: ValuePath) => number;

/** What a finding is about: the value of a path, or a part of it. */
export interface FindingPlace {
  readonly path: ValuePath;
  /** The value where nothing is said. */
  readonly target?: FindingTarget;
  /** The part of a text that the finding is about, as it stands in the file but for line ends. */
  readonly excerpt?: string | undefined;
}

/** Where a rule finds something, with what the message names. */
interface Occurrence<Args> extends FindingPlace {
  readonly args: Args;
}

/** A check over the whole specification. */
export type Rule<Args> = (spec: SiteSpec, lineOf: LineOf) => readonly Occurrence<Args>[];

/**
 * Everything about one finding: its number, its words in every language, its examples, and the rule that finds it.
 * `Args` is what it names.
 */
export interface FindingDefinition<Args> {
  /** Published as `SITE-012`. A number, once given, never means another thing. */
  readonly number: number;
  readonly severity: Severity;
  readonly dependsOn: Dependency;
  /** Whether it is about something that the owner still has to replace before publishing. */
  readonly isExample?: true;
  /**
   * What has to be put right, where it can show in several places of the file: findings with the same cause become
   * one that lists the places.
   */
  readonly cause?: (args: Args) => string;
  /** What the code means, for `explain`. */
  readonly meaning: Readonly<Record<MessageLanguage, string>>;
  readonly message: (args: Args) => Wording;
  /** What is said of it in the editor in the page, where the owner does not see the file. */
  readonly inEditor?: (args: Args) => Wording;
  /** Absent where reading the file or following its references finds it. */
  readonly rule?: Rule<Args>;
  /**
   * Where what the rule finds in a page depends on no other page. It is then given only the pages that it may find
   * something in; otherwise it is given all of them, and should look at no sections, which would have to be read.
   */
  readonly looksAt?: 'page';
  /**
   * Names of the fixtures that bring the finding about, one for each cause that has a look of its own:
   * `err/<name>.yaml` is wrong, `fixed/<name>.yaml` is the same file put right. Absent where it is the code's name
   * alone; none for a code that no file brings about today.
   */
  readonly examples?: readonly string[];
}
