import type { GuideQuestion, GuideStop } from '../model/section.ts';

/** Whether the answers ask for a stop, rule it out, or leave it open. */
export type StopState = 'needed' | 'unneeded' | 'open';

/** @param chosen names of the chosen options, at most one of each question */
export function stopState(
  { when }: GuideStop,
  questions: readonly GuideQuestion[],
  chosen: ReadonlySet<string>,
): StopState {
  const excluded = new Set(
    questions
      .map(({ options }) => options.map(({ name }) => name))
      .filter((names) => names.some((name) => chosen.has(name)))
      .flat()
      .filter((name) => !chosen.has(name)),
  );
  if (when.length === 0 || when.some((names) => names.every((name) => chosen.has(name)))) {
    return 'needed';
  }
  return when.every((names) => names.some((name) => excluded.has(name))) ? 'unneeded' : 'open';
}
