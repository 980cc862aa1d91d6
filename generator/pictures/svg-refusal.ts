import type { PictureProblem } from '../core/findings/catalogue/unsafe-picture.ts';

/** Ends the cleaning of a drawing that must not be published. */
export class SvgRefusal extends Error {
  override readonly name = 'SvgRefusal';
  readonly problem: PictureProblem;

  constructor(problem: PictureProblem) {
    super(problem);
    this.problem = problem;
  }
}

/** @throws SvgRefusal where there is more of something than any real drawing has */
export function checkLimit(count: number, most: number): void {
  if (count > most) {
    throw new SvgRefusal('too-complex');
  }
}
