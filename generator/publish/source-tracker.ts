import { hashOf } from '../disk/kept-file.ts';

/**
 * Records what a document depends on: its sources are read through proxies that note the names of the members read.
 * While these members have the same values, the document would be the same.
 */
export class SourceTracker<Sources extends object> {
  private readonly sources: Sources;
  /** Names of the objects whose members are tracked individually, such as `site.shell`. */
  private readonly opened: ReadonlySet<string>;
  private readonly hashes = new Map<string, string>();

  constructor(sources: Sources, opened: readonly string[]) {
    this.sources = sources;
    this.opened = new Set(opened);
  }

  /** Cache key of a result: from its own input and the current values of the named members. */
  keyOf(own: string, reads: readonly string[]): string {
    return hashOf([own, ...reads.map((name) => this.hashAt(name))].join('\n'));
  }

  /** Runs `make`, and tells which members it has read. */
  async track<Made>(make: (sources: Sources) => Promise<Made>) {
    const reads = new Set<string>();
    const made = await make(this.view(this.sources, '', reads));
    return { made, reads: [...reads].toSorted() };
  }

  private view<Value extends object>(value: Value, path: string, reads: Set<string>): Value {
    const views = new Map<string | symbol, object>();
    return new Proxy(value, {
      get: (target, name) => {
        const member: unknown = Reflect.get(target, name);
        const memberPath = join(path, name);
        if (!this.opened.has(memberPath) || typeof member !== 'object' || member === null) {
          reads.add(memberPath);
          return member;
        }
        const view = views.get(name) ?? this.view(member, memberPath, reads);
        views.set(name, view);
        return view;
      },
      has: (target, name) => {
        reads.add(join(path, name));
        return Reflect.has(target, name);
      },
      // The result depends on which members there are.
      ownKeys: (target) => {
        reads.add(path);
        return Reflect.ownKeys(target);
      },
    });
  }

  private hashAt(name: string): string {
    const known = this.hashes.get(name);
    if (known !== undefined) {
      return known;
    }
    const value = name
      .split('.')
      .filter((part) => part !== '')
      .reduce<unknown>((parent, part) => Reflect.get(Object(parent), part), this.sources);
    // JSON cannot express `undefined`.
    const hash = value === undefined ? '' : hashOf(JSON.stringify(value));
    this.hashes.set(name, hash);
    return hash;
  }
}

function join(path: string, name: string | symbol): string {
  return path === '' ? String(name) : `${path}.${String(name)}`;
}
