/** Codes of gift cards: alphabet, check character, grouping, stored hash. Pure. */
import { type Secrets, sign } from './signing';

/** Without I, L, O, 0 and 1. The size is prime, so that the check character detects every swap and every wrong character. */
const ALPHABET = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';
const BASE = ALPHABET.length;
const LENGTH = 20;
const GROUP = 4;

/** Bytes required by `createGiftCardCode`. The remainder of 256 bits has no measurable bias. */
export const GIFT_CARD_CODE_BYTES = 32;

/** Creates a code of 94 bits, such as `ABCD-EFGH-JKMN-PQRS-TUVW`. */
export function createGiftCardCode(bytes: Uint8Array): string {
  let rest = BigInt(`0x${Buffer.from(bytes.subarray(0, GIFT_CARD_CODE_BYTES)).toString('hex')}`);
  const values: number[] = [];
  while (values.length < LENGTH - 1) {
    values.push(Number(rest % BigInt(BASE)));
    rest /= BigInt(BASE);
  }
  const check = (BASE - computeSum(values)) % BASE;
  return groupCode([...values, check].map((value) => ALPHABET.charAt(value)).join(''));
}

/** Parses what a visitor typed, in any case and grouping; undefined when it cannot be a code. */
export function parseGiftCardCode(typed: string): string | undefined {
  const code = typed.replace(/[\s-]+/g, '').toUpperCase();
  if (code.length !== LENGTH) return undefined;
  const values = Array.from(code).map((char) => ALPHABET.indexOf(char));
  if (values.includes(-1) || computeSum(values) !== 0) return undefined;
  return groupCode(code);
}

/** The last characters, as shown to the owner and the buyer. */
export const maskGiftCardCode = (code: string): string => `…${code.slice(-GROUP)}`;

/** Hashes of a parsed code, one for each secret: the first one is stored, all are looked up. */
export const hashGiftCardCode = (secrets: Secrets, siteId: string, code: string): string[] =>
  secrets.map((secret) => sign(secret, `gift-card:${siteId}`, code));

/** Weighted sum; the weights 20 to 1 differ and are less than the base, the check character has weight 1. */
function computeSum(values: readonly number[]): number {
  return values.reduce((sum, value, i) => sum + value * (LENGTH - i), 0) % BASE;
}

const groupCode = (code: string): string => (code.match(/.{4}/g) ?? []).join('-');
