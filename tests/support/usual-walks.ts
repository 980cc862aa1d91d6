/**
 * What behaves alike on every site, by every hand and however it is served is walked through once in a usual run.
 * With `WALK_ALL` it is walked through in every way.
 */
const walksAll = process.env.WALK_ALL !== undefined;

/** The cases of a usual run; with `WALK_ALL`, all of them. */
export function usually<Case>(
  cases: readonly Case[],
  isUsual: (one: Case, index: number, cases: readonly Case[]) => boolean,
): readonly Case[] {
  return walksAll ? cases : cases.filter(isUsual);
}

/** How many examples a property is tested with in a usual run, and with `WALK_ALL`. */
export function examples(few: number, many: number): number {
  return walksAll ? many : few;
}
