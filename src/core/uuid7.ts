// Which id names something that happened, and when? UUID version 7 (RFC 9562): the time in front, then chance.

/**
 * A version 7 UUID.
 * @param now milliseconds since 1970
 * @param random a version 4 UUID, whose random digits are taken
 */
export function uuid7(now: number, random: string): string {
  const time = Math.max(0, Math.floor(now)).toString(16).padStart(12, '0').slice(-12);
  return `${time.slice(0, 8)}-${time.slice(8)}-7${random.slice(15)}`;
}
