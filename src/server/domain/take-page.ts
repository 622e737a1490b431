/** Pages of a list that is read in order. Pure. */

/** Rows of a page, and its last row if further ones follow: the next page begins after it. */
export interface Page<T> {
  rows: T[];
  last: T | undefined;
}

/** The page at the start of `found`, which was read with a limit of `size + 1`. */
export function takePage<T>(found: readonly T[], size: number): Page<T> {
  const rows = found.slice(0, size);
  return { rows, last: found.length > size ? rows.at(-1) : undefined };
}
