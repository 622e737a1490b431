/** Decodes secrets of one-time codes, for tests. */

export function fromBase32(text: string): Buffer {
  const bits = text
    .split('')
    .map((one) => 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'.indexOf(one).toString(2).padStart(5, '0'));
  return Buffer.from((bits.join('').match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
}
