/**
 * What behaves alike on every site, by every hand and however it is served is walked through in every way. With
 * `WALK_LESS` it is walked through once, for those who wait for the result.
 */
const walksAll = process.env.WALK_LESS === undefined;

/** All cases; with `WALK_LESS`, those that tell most. */
export function usually<Case>(
  cases: readonly Case[],
  isUsual: (one: Case, index: number, cases: readonly Case[]) => boolean,
): readonly Case[] {
  return walksAll ? cases : cases.filter(isUsual);
}

/** How many examples a property is tested with, and how few with `WALK_LESS`. */
export function examples(few: number, many: number): number {
  return walksAll ? many : few;
}
