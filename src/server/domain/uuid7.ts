/** How is an id made that sorts by time on every database? (UUID version 7, RFC 9562) */

/** Bytes of chance one id needs. */
export const UUID7_RANDOM_BYTES = 10;

/**
 * A UUID of version 7.
 * @param now milliseconds since 1970
 * @param random ten bytes from a cryptographic source
 */
export function uuid7(now: number, random: Uint8Array): string {
  const bytes = new Uint8Array(16);
  const time = BigInt(Math.floor(now));
  for (let i = 0; i < 6; i++) bytes[i] = Number((time >> BigInt(8 * (5 - i))) & 0xffn);
  bytes.set(random.subarray(0, UUID7_RANDOM_BYTES), 6);
  return formatUuid(bytes, 7);
}

/** Milliseconds since 1970 written in a UUID of version 7; NaN for any other text. */
export function timeOfUuid7(id: string): number {
  return /^[0-9a-f]{8}-[0-9a-f]{4}-7/i.test(id)
    ? Number.parseInt(id.slice(0, 8) + id.slice(9, 13), 16)
    : Number.NaN;
}

/** Sixteen bytes as a UUID of the given version (7 by time, 8 for our own derivations). */
export function formatUuid(bytes: Uint8Array, version: 7 | 8): string {
  const b = bytes.slice(0, 16);
  b[6] = (b[6]! & 0x0f) | (version << 4);
  b[8] = (b[8]! & 0x3f) | 0x80;
  const hex = Buffer.from(b).toString('hex');
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-');
}
