// Membership tests for enumerations with documented bounds only.

export interface Range {
  readonly first: number;
  readonly last: number;
}

/** Whether the value is an integer between the bounds, inclusive. */
export function isInRange({ first, last }: Range, number: number): boolean {
  return Number.isInteger(number) && number >= first && number <= last;
}
