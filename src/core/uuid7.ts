// UUID version 7 (RFC 9562): time-ordered unique ids.

/** Number of random bytes in an id. */
export const UUID7_RANDOM_BYTES = 10;

/**
 * Generates a UUID version 7.
 * @param now milliseconds since 1970
 * @param random ten bytes from a cryptographic source
 */
export function uuid7(now: number, random: Uint8Array): string {
  const bytes = new Uint8Array(16);
  const time = Math.max(0, Math.floor(now));
  for (let at = 0; at < 6; at++) bytes[at] = Math.floor(time / 256 ** (5 - at));
  bytes.set(random.subarray(0, UUID7_RANDOM_BYTES), 6);
  return formatUuid(bytes, 7);
}

/** Timestamp of a UUID version 7, in milliseconds since 1970; NaN for any other text. */
export function getUuid7Time(id: string): number {
  return /^[0-9a-f]{8}-[0-9a-f]{4}-7/i.test(id)
    ? Number.parseInt(id.slice(0, 8) + id.slice(9, 13), 16)
    : Number.NaN;
}

/** Formats sixteen bytes as a UUID of the given version (4 random, 7 time-ordered, 8 custom). */
export function formatUuid(bytes: Uint8Array, version: 4 | 7 | 8): string {
  const hex = Array.from(bytes.subarray(0, 16), (byte, at) => {
    const marked = at === 6 ? (byte & 0x0f) | (version << 4) : at === 8 ? (byte & 0x3f) | 0x80 : byte;
    return marked.toString(16).padStart(2, '0');
  });
  const text = hex.join('');
  return [text.slice(0, 8), text.slice(8, 12), text.slice(12, 16), text.slice(16, 20), text.slice(20)].join(
    '-',
  );
}
