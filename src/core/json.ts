// What of a value survives as JSON?

/** As it is now, apart from what JSON cannot hold; null for what it cannot hold at all. */
export function jsonCopy(value: unknown): unknown {
  try {
    return JSON.parse(JSON.stringify(value) ?? 'null');
  } catch {
    return null;
  }
}
