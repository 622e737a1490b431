// Which of many positions in ascending order is nearest to one? Pure; asks for few of them, since each may be a measurement.

/** @returns the index, the lower one of two that are equally near; 0 when there are none */
export function findNearestIndex(position: number, count: number, at: (index: number) => number): number {
  let [low, high] = [0, count];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (at(middle) < position) low = middle + 1;
    else high = middle;
  }
  if (low === 0) return 0;
  if (low === count) return count - 1;
  return position - at(low - 1) <= at(low) - position ? low - 1 : low;
}
