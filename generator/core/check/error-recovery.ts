/**
 * Reads on behind mistakes of form: what is wrong is reported and replaced by something harmless, so that links,
 * names and doubles in the rest of the file can be checked in the same run.
 */
import type { ValuePath } from '../document/source-range.ts';
import { isBlock, valueAt } from '../document/value-at.ts';
import { definitions, type Finding } from '../findings/diagnostic.ts';
import type { Dependency } from '../findings/finding-definition.ts';
import { standsAlone } from '../schema/key.ts';
import { allowedKeysAt, keysOfVariants, metadataAt, schemaAt } from '../schema/schema-keys.ts';
import { type SiteSpec, siteSchema } from '../schema/site.ts';
import { nearest } from '../text/nearest.ts';
import { explainIssue, type Issue, type IssueHints, nearestKey, pathOf } from './explain-issue.ts';
import { findMisplacedItems, findSplitItems } from './misplaced-items.ts';
import { proposePath } from './propose.ts';
import { sampleValue } from './sample-value.ts';

/** Mistakes can hide behind mistakes; deeper than this, the rest is not worth reading. */
const maximumPasses = 12;

/** Most mistakes of form that are explained: behind so many, the rest of a file is not looked at. */
export const maximumFindings = 1000;

/** A copy that can be changed. */
function copyOf(value: unknown): unknown {
  if (Array.isArray(value)) {
    return value.map(copyOf);
  }
  return isBlock(value)
    ? Object.fromEntries(Object.entries(value).map(([key, item]) => [key, copyOf(item)]))
    : value;
}

/** Puts a value at a path of plain data, or takes away what is there where the value is `undefined`. */
function putAt(root: unknown, path: ValuePath, value: unknown): void {
  const last = path.at(-1);
  const parent = valueAt(root, path.slice(0, -1));
  if (Array.isArray(parent) && typeof last === 'number') {
    parent[last] = value;
  } else if (isBlock(parent) && last !== undefined) {
    if (value === undefined) {
      delete parent[last];
    } else {
      // Defined, not assigned: a key of a file may be `__proto__`.
      Object.defineProperty(parent, last, { value, configurable: true, enumerable: true, writable: true });
    }
  }
}

/** A path as the key of a map. */
function nameOf(path: ValuePath): string {
  return JSON.stringify(path);
}

/** A path and its ancestors, as keys of a map. */
function waysTo(path: ValuePath): string[] {
  return path.map((_, depth) => nameOf(path.slice(0, depth + 1)));
}

/** Whether a path is one of the places, or below one. */
function leadsThrough(path: ValuePath, places: { has(name: string): boolean }): boolean {
  return waysTo(path).some((way) => places.has(way));
}

/** The keys that an issue is about because no such block has them: of a block that does not tell its kind, none of any kind. */
function unrecognizedKeys(issue: Issue, data: unknown): Extract<Issue, { code: 'unrecognized_keys' }>[] {
  if (issue.code === 'unrecognized_keys') {
    return [issue];
  }
  const path = pathOf(issue).slice(0, -1);
  const block = valueAt(data, path);
  if (issue.code !== 'invalid_union' || !isBlock(block) || valueAt(data, pathOf(issue)) !== undefined) {
    return [];
  }
  // zod looks at nothing else in it.
  const known = new Set(keysOfVariants(path, data).flat());
  const keys = Object.keys(block).filter((key) => !known.has(key));
  return keys.length === 0 ? [] : [{ code: 'unrecognized_keys', keys, path, message: issue.message }];
}

/** The mistakes of form in a file's data, and what could be read of it behind them. */
export class RecoveredSite {
  readonly findings: Finding[] = [];
  /** The rest of the file; absent where too little is left. Never to be built from. */
  readonly specification: SiteSpec | undefined;
  /** Paths of pages as the file has them, where that is no path, by the path that stands for them in `specification`. */
  readonly aliases = new Map<string, string>();
  private readonly data: unknown;
  /** Paths of what was replaced or left out. */
  private readonly damaged = new Set<string>();
  /** The same paths with their ancestors. */
  private readonly touched = new Set<string>();
  /** Kinds of referents (paths, sections, phones and others) of which recovery may have dropped some. */
  private readonly lost = new Set<Dependency>();
  /** Names of misspelt keys by the paths of what they were read as. */
  private readonly written = new Map<string, string>();
  /** Values that are wrong in form and still name something, by their paths. */
  private readonly names = new Map<string, { readonly path: ValuePath; readonly value: string }>();
  private readonly hints: IssueHints;

  /**
   * @param issues what the schema says of the data
   * @param hints what was typed, and what else the site has
   */
  constructor(data: unknown, issues: readonly Issue[], hints: IssueHints) {
    this.data = copyOf(data);
    this.hints = { ...hints, sourceOf: (path) => hints.sourceOf(this.toFilePath(path)) };
    this.specification = this.run(issues);
  }

  /** A path of `specification` as a path of the file: misspelt keys have been read as what was meant. */
  toFilePath(path: ValuePath): ValuePath {
    const ways = waysTo(path);
    return path.map((segment, depth) => this.written.get(ways[depth] ?? '') ?? segment);
  }

  /** Whether what a check says of the rest is true of the file, too. */
  isReliable(finding: Finding): boolean {
    const { code, path } = finding;
    const { dependsOn } = definitions[code];
    if (leadsThrough(path, this.damaged) || this.lost.has(dependsOn)) {
      return false;
    }
    switch (dependsOn) {
      case 'block':
        return !this.touched.has(nameOf(path));
      case 'siblings':
        return !this.touched.has(nameOf(path.slice(0, -1)));
      default:
        return code !== 'unknown-page' || !this.mayBeSpoilt(finding.args.target);
    }
  }

  private run(found: readonly Issue[]): SiteSpec | undefined {
    let issues = found;
    for (let pass = 0; pass < maximumPasses; pass += 1) {
      if (pass > 0) {
        const parsed = siteSchema.safeParse(this.data);
        if (parsed.success) {
          for (const { path, value } of this.names.values()) {
            putAt(parsed.data, path, value);
          }
          return parsed.data;
        }
        issues = parsed.error.issues;
      }
      if (this.replaceMisplacedItems(issues)) {
        continue;
      }
      if (issues.some((issue) => issue.path.length === 0 && issue.code !== 'unrecognized_keys')) {
        this.report(issues);
        return undefined;
      }
      // A key that is read as what was meant is not missing any more.
      const misspelt = issues.flatMap((issue) => unrecognizedKeys(issue, this.data));
      const turn = misspelt.length > 0 ? misspelt : issues;
      this.report(turn);
      if (this.findings.length >= maximumFindings) {
        return undefined;
      }
      for (const issue of turn) {
        this.repair(issue);
      }
    }
    return undefined;
  }

  /** Reports items whose lines belong elsewhere and puts harmless ones there; tells whether there were any. */
  private replaceMisplacedItems(issues: readonly Issue[]): boolean {
    const split = findSplitItems(issues, this.data);
    const misplaced = split.length > 0 ? split : findMisplacedItems(issues, this.data);
    for (const { finding, paths } of misplaced) {
      this.tell(finding);
      for (const path of paths) {
        this.replace(path);
      }
      // It may be a page or a section that others link to.
      this.lost.add('page-paths').add('sections');
    }
    return misplaced.length > 0;
  }

  private tell(finding: Finding): void {
    this.findings.push({ ...finding, path: this.toFilePath(finding.path) });
  }

  /** Whether a link may lead to a page to whose path something was added that no path can have. */
  private mayBeSpoilt(target: string): boolean {
    const page = target.replace(/^\//, '').replace(/#.*/, '');
    return (
      page !== '' && [...this.aliases.keys()].some((written) => written.replace(/^\//, '').startsWith(page))
    );
  }

  private damage(path: ValuePath, mayHideReferences: boolean): void {
    this.damaged.add(nameOf(path));
    for (const way of waysTo(path)) {
      this.touched.add(way);
    }
    const [block, , key] = path;
    const isPage = block === 'pages';
    const isWhole = path.length < 3;
    if (mayHideReferences) {
      this.lost.add('references');
    }
    if (path.length === 1 && (block === 'phones' || block === 'messengers')) {
      this.lost.add(block);
    }
    if (isPage && (isWhole || (key === 'path' && !this.names.has(nameOf(path))))) {
      this.lost.add('page-paths');
    }
    if (isPage && (isWhole || key === 'sections')) {
      this.lost.add('sections');
    }
  }

  private report(issues: readonly Issue[]): void {
    for (const issue of issues) {
      const path = pathOf(issue);
      const isKnown = leadsThrough(path, this.damaged) || leadsThrough(path, this.written);
      if (isKnown && issue.code !== 'unrecognized_keys') {
        continue;
      }
      for (const finding of explainIssue(issue, this.data, siteSchema, this.hints)) {
        this.tell(finding);
      }
      if (this.findings.length >= maximumFindings) {
        return;
      }
    }
  }

  private repair(issue: Issue): void {
    const path = pathOf(issue);
    if (issue.code === 'unrecognized_keys') {
      for (const key of issue.keys) {
        this.readAsMeant(path, key);
      }
      return;
    }
    if (issue.code === 'invalid_key') {
      const value = valueAt(this.data, path);
      putAt(this.data, path, undefined);
      if (typeof value === 'string') {
        this.names.set(nameOf(path), { path, value });
        this.damage(path, false);
      } else {
        this.damage(path.slice(0, -1), true);
      }
      return;
    }
    if (issue.code === 'invalid_union' && this.readKindAsMeant(issue, path)) {
      return;
    }
    this.keepName(issue, path);
    this.replace(path);
  }

  /** A misspelt key is read as the one that was meant; any other goes. */
  private readAsMeant(block: ValuePath, key: string): void {
    const siblings = valueAt(this.data, block);
    const value = valueAt(siblings, [key]);
    putAt(this.data, [...block, key], undefined);
    const meant = nearestKey(key, allowedKeysAt(block, this.data), siblings);
    if (meant !== undefined && valueAt(siblings, [meant]) === undefined) {
      putAt(this.data, [...block, meant], value);
      this.written.set(nameOf([...block, meant]), key);
    } else {
      this.damage([...block, key], true);
    }
  }

  /** A misspelt kind of section is read as the one that was meant. */
  private readKindAsMeant(issue: Extract<Issue, { code: 'invalid_union' }>, path: ValuePath): boolean {
    const value = valueAt(this.data, path);
    const options = 'options' in issue && Array.isArray(issue.options) ? issue.options.map(String) : [];
    const meant = typeof value === 'string' ? nearest(value, options) : undefined;
    if (meant === undefined || meant === value) {
      return false;
    }
    putAt(this.data, path, meant);
    return true;
  }

  /** Names and paths stay known to what refers to them, whatever their form. */
  private keepName(issue: Issue, path: ValuePath): void {
    const value = valueAt(this.data, path);
    if (issue.code !== 'invalid_format' || typeof value !== 'string') {
      return;
    }
    const { format } = metadataAt(path, this.data);
    if (format === 'section-id' || format === 'page-id') {
      this.names.set(nameOf(path), { path, value });
    } else if (format === 'route-path') {
      const meant = proposePath(value, this.hints.site);
      if (meant !== undefined) {
        this.names.set(nameOf(path), { path, value: meant });
        this.aliases.set(value, meant);
      }
    }
  }

  /** Puts a harmless value where a wrong one is, or around it where its place has none. */
  private replace(path: ValuePath): void {
    for (let depth = path.length; depth > 0; depth -= 1) {
      const place = path.slice(0, depth);
      const schema = schemaAt(place, this.data);
      const isTried = this.damaged.has(nameOf(place));
      const isItem = typeof place.at(-1) === 'number';
      const sample = sampleValue(schema);
      if (schema !== undefined && !isTried && !(isItem && sample === undefined)) {
        this.damage(place, !standsAlone(schema));
        putAt(this.data, place, sample);
        return;
      }
    }
  }
}
