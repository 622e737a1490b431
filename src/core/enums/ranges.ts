// Membership in enumerations of which only the bounds are documented.

export interface Range {
  readonly first: number;
  readonly last: number;
}

/** A whole number from the first to the last. */
export function isInRange({ first, last }: Range, number: number): boolean {
  return Number.isInteger(number) && number >= first && number <= last;
}
