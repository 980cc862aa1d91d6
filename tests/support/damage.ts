/** One accident to the text of a file, as an editor or a person makes it, as data that a failed run can show. */
import fc from 'fast-check';

/** Lines that were taken out of a text and what has come in their place; all others are as they were. */
export interface Damage {
  readonly kind: string;
  /** Index of the first line concerned. */
  readonly from: number;
  readonly removed: number;
  readonly inserted: readonly string[];
}

/** What a random damage is chosen by; numbers are taken round what they count. */
export interface DamageChoice {
  readonly kind: (typeof damageKinds)[number];
  readonly line: number;
  readonly column: number;
  readonly count: number;
  readonly character: string;
}

const damageKinds = [
  'delete character',
  'insert character',
  'replace character',
  'tab for spaces',
  'tab before line',
  'lost dash',
  'lost quote',
  'lost indent',
  'lost indent of a block',
  'more indent',
  'lost colon',
  'lost space',
  'joined lines',
  'split line',
  'deleted line',
  'duplicated line',
  'pasted block',
] as const;

const characters = [...'\t -:#\'"[]{}>|,*&!%@`?=.a9я', '\u00A0', '\u200B', '“', '”', '–', '\r'];

/** A random damage of one place. */
export const damageChoice: fc.Arbitrary<DamageChoice> = fc.record({
  kind: fc.constantFrom(...damageKinds),
  line: fc.nat({ max: 100_000 }),
  column: fc.nat({ max: 1000 }),
  count: fc.integer({ min: 1, max: 6 }),
  character: fc.constantFrom(...characters),
});

function spliced(line: string, at: number, removed: number, inserted: string): string {
  return line.slice(0, at) + inserted + line.slice(at + removed);
}

/** Indexes of the lines that a kind of damage can happen to. */
function linesWith(lines: readonly string[], pattern: RegExp): number[] {
  return lines.flatMap((line, index) => (pattern.test(line) ? [index] : []));
}

function blockEnd(lines: readonly string[], from: number): number {
  const indent = (lines[from] ?? '').search(/\S|$/);
  let end = from + 1;
  while (end < lines.length && (lines[end] ?? '').search(/\S|$/) > indent) {
    end += 1;
  }
  return end;
}

/** What can be damaged by each kind that needs something to be there. */
const needed: Readonly<Partial<Record<DamageChoice['kind'], RegExp>>> = {
  'tab for spaces': /^ /,
  'lost dash': /^ *- /,
  'lost quote': /["']/,
  'lost indent': /^ /,
  'lost indent of a block': /^ /,
  'lost colon': /:/,
  'lost space': /: /,
  'split line': / \S/,
};

/** The damage that a choice makes in a text; `undefined` where the text has nothing of the kind. */
export function damageOf(text: string, choice: DamageChoice): Damage | undefined {
  const { kind, count, character } = choice;
  const lines = text.split('\n');
  const candidates = linesWith(lines, needed[kind] ?? /./);
  const from = candidates[choice.line % Math.max(1, candidates.length)];
  if (from === undefined) {
    return undefined;
  }
  const line = lines[from] ?? '';
  const column = choice.column % (line.length + 1);
  const one = (inserted: string): Damage => ({ kind, from, removed: 1, inserted: [inserted] });
  const indent = line.search(/\S|$/);
  const less = (text: string) => text.slice(Math.min(count, text.search(/\S|$/)));
  const choose = (pattern: RegExp) => {
    const places = Array.from(line.matchAll(pattern), ({ index }) => index);
    return places[choice.column % Math.max(1, places.length)] ?? 0;
  };
  switch (kind) {
    case 'delete character':
      return one(spliced(line, column % line.length, 1, ''));
    case 'insert character':
      return one(spliced(line, column, 0, character));
    case 'replace character':
      return one(spliced(line, column % line.length, 1, character));
    case 'tab for spaces':
      return one('\t'.repeat(Math.max(1, Math.floor(indent / 2 ** (1 + (count % 3))))) + line.slice(indent));
    case 'tab before line':
      return one(`\t${line}`);
    case 'lost dash':
      return one(line.replace(/^( *)- /, count % 2 === 0 ? '$1  ' : '$1'));
    case 'lost quote':
      return one(spliced(line, choose(/["']/g), 1, ''));
    case 'lost indent':
      return one(less(line));
    case 'more indent':
      return one(' '.repeat(count) + line);
    case 'lost indent of a block': {
      const end = blockEnd(lines, from);
      return { kind, from, removed: end - from, inserted: lines.slice(from, end).map(less) };
    }
    case 'lost colon':
      return one(spliced(line, choose(/:/g), 1, ''));
    case 'lost space':
      return one(spliced(line, choose(/: /g) + 1, 1, ''));
    case 'joined lines':
      return {
        kind,
        from,
        removed: 2,
        inserted: [line + (count % 2 === 0 ? ' ' : '') + (lines[from + 1] ?? '').trimStart()],
      };
    case 'split line': {
      const at = choose(/ \S/g);
      return { kind, from, removed: 1, inserted: [line.slice(0, at), line.slice(at + 1)] };
    }
    case 'deleted line':
      return { kind, from, removed: 1, inserted: [] };
    case 'duplicated line':
      return { kind, from, removed: 1, inserted: [line, line] };
    case 'pasted block': {
      const source = choice.column % lines.length;
      return {
        kind,
        from,
        removed: 0,
        inserted: lines.slice(source, Math.min(blockEnd(lines, source), source + 12)),
      };
    }
  }
}

export function applyDamage(text: string, { from, removed, inserted }: Damage): string {
  return text
    .split('\n')
    .toSpliced(from, removed, ...inserted)
    .join('\n');
}

/** Index of a line of the damaged text that was at an index before; `undefined` where the damage has touched it. */
export function lineAfter(line: number, { from, removed, inserted }: Damage): number | undefined {
  if (line < from) {
    return line;
  }
  return line < from + removed ? undefined : line + inserted.length - removed;
}
