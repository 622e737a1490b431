// Finds the known name that is closest to a misspelled one.

/** Maximum number of edits, by the length of the name. */
const getLimit = (name: string): number => (name.length < 8 ? 1 : 2);

/** The known name that differs by the fewest letters; undefined if none is similar. */
export function findNearestName(name: string, known: readonly string[]): string | undefined {
  let [nearest, least]: [string | undefined, number] = [undefined, getLimit(name) + 1];
  for (const candidate of known) {
    const distance = countEdits(name, candidate);
    if (distance < least) [nearest, least] = [candidate, distance];
  }
  return nearest;
}

/** The number of letters to insert, remove, replace or swap with the next one (optimal string alignment). */
function countEdits(from: string, to: string): number {
  const rows = [Array.from({ length: to.length + 1 }, (_, column) => column)];
  for (let row = 1; row <= from.length; row++) {
    const [above, current] = [rows[row - 1] as number[], [row]];
    for (let column = 1; column <= to.length; column++) {
      const isSame = from[row - 1] === to[column - 1];
      const isSwap = from[row - 1] === to[column - 2] && from[row - 2] === to[column - 1];
      current[column] = Math.min(
        (above[column] as number) + 1,
        (current[column - 1] as number) + 1,
        (above[column - 1] as number) + (isSame ? 0 : 1),
        isSwap ? ((rows[row - 2]?.[column - 2] ?? Infinity) as number) + 1 : Infinity,
      );
    }
    rows.push(current);
  }
  return rows.at(-1)?.at(-1) as number;
}
