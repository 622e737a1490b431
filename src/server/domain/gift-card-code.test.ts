import { describe, expect, it } from 'vitest';
import {
  createGiftCardCode,
  GIFT_CARD_CODE_BYTES,
  hashGiftCardCode,
  maskGiftCardCode,
  parseGiftCardCode,
} from './gift-card-code';

const ALPHABET = Array.from('23456789ABCDEFGHJKMNPQRSTUVWXYZ');
const createCode = (seed: number): string =>
  createGiftCardCode(Uint8Array.from({ length: GIFT_CARD_CODE_BYTES }, (_, i) => (seed * 89 + i * 41) % 256));
const CODES = Array.from({ length: 20 }, (_, seed) => createCode(seed));

describe('gift card codes', () => {
  it('have five groups of characters that are easy to distinguish', () => {
    for (const code of CODES) expect(code).toMatch(/^[2-9A-HJKMNP-Z]{4}(-[2-9A-HJKMNP-Z]{4}){4}$/);
    expect(new Set(CODES).size).toBe(CODES.length);
    expect(Math.log2(31 ** 19)).toBeGreaterThan(80);
  });

  it('are parsed in any case and grouping', () => {
    for (const code of CODES) {
      expect(parseGiftCardCode(code)).toBe(code);
      expect(parseGiftCardCode(` ${code.toLowerCase().replaceAll('-', ' ')} `)).toBe(code);
    }
  });

  it('are rejected with any wrong character and any two characters swapped', () => {
    for (const code of CODES.map((each) => each.replaceAll('-', ''))) {
      const chars = Array.from(code);
      for (const [i, was] of chars.entries()) {
        for (const char of ALPHABET.filter((each) => each !== was))
          expect(parseGiftCardCode(chars.with(i, char).join(''))).toBeUndefined();
        for (const [j, other] of chars.entries())
          if (other !== was)
            expect(parseGiftCardCode(chars.with(i, other).with(j, was).join(''))).toBeUndefined();
      }
    }
  });

  it('are rejected with another length or other characters', () => {
    for (const typed of [
      '',
      '----',
      createCode(1).slice(1),
      `${createCode(1)}2`,
      'O'.repeat(20),
      '0'.repeat(20),
    ])
      expect(parseGiftCardCode(typed)).toBeUndefined();
  });

  it('have one hash per secret and site, and are displayed as their last group', () => {
    const code = createCode(3);
    const [first, second] = hashGiftCardCode(['new', 'old'], 'site', code);
    expect(first).not.toBe(second);
    expect(hashGiftCardCode(['old'], 'site', code)).toEqual([second]);
    expect(hashGiftCardCode(['new'], 'other', code)).not.toEqual([first]);
    expect(maskGiftCardCode(code)).toBe(`…${code.slice(-4)}`);
  });
});
