/** How does a job say that it could not be done? */

/** A failure in words for the owner: nothing secret, nothing of what was sent. `final`: another try would not help. */
export class JobFailure extends Error {
  readonly final: boolean;

  constructor(problem: string, final = false) {
    super(problem);
    this.name = 'JobFailure';
    this.final = final;
  }
}
