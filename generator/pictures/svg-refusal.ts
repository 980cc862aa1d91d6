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
