/** The failure of a job. */

/** Message for the owner, without secrets or submitted data. `final`: another attempt would not help. */
export class JobFailure extends Error {
  readonly final: boolean;

  constructor(problem: string, final = false) {
    super(problem);
    this.name = 'JobFailure';
    this.final = final;
  }
}
