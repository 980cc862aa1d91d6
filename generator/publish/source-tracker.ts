import { hashOf } from '../disk/kept-file.ts';

/**
 * Finds out what a document is made from: the sources are read through views that note the names of what is read. A
 * document whose noted sources have the same values would be the same again.
 */
export class SourceTracker<Sources extends object> {
  private readonly sources: Sources;
  /** Names of the members whose own members are noted one by one, such as `site.shell`. */
  private readonly opened: ReadonlySet<string>;
  private readonly hashes = new Map<string, string>();

  constructor(sources: Sources, opened: readonly string[]) {
    this.sources = sources;
    this.opened = new Set(opened);
  }

  /** Key of what is made from something of its own and the sources of some names. */
  keyOf(own: string, reads: readonly string[]): string {
    return hashOf([own, ...reads.map((name) => this.hashAt(name))].join('\n'));
  }

  /** Makes something, and says which sources were read for it. */
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
      // Another value may have other members.
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
    // JSON says nothing of what an absent value is.
    const hash = value === undefined ? '' : hashOf(JSON.stringify(value));
    this.hashes.set(name, hash);
    return hash;
  }
}

function join(path: string, name: string | symbol): string {
  return path === '' ? String(name) : `${path}.${String(name)}`;
}
