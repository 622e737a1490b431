import { describe, expect, it } from 'vitest';
import { runSteps } from './carts';
import { canHave, formatLines, mergeLines, withQuantity } from './model';

describe('the model of a cart', () => {
  it('merges by the larger quantity, and is idempotent', () => {
    const own = new Map([
      ['a', 2],
      ['b', 5],
    ]);
    const merged = mergeLines(
      own,
      new Map([
        ['b', 3],
        ['c', 1],
        ['a', 4],
      ]),
    );
    expect(formatLines(merged)).toBe('1 c, 4 a, 5 b');
    expect(formatLines(mergeLines(merged, own))).toBe('1 c, 4 a, 5 b');
    expect(formatLines(withQuantity(merged, 'b', 0))).toBe('1 c, 4 a');
  });

  it('limits an entry to the stock and the largest quantity', () => {
    const stock = new Map([['a', 5]]);
    expect([canHave(stock, 'a', 5), canHave(stock, 'a', 6)]).toEqual([true, false]);
    expect([canHave(stock, 'b', 999), canHave(stock, 'b', 1000)]).toEqual([true, false]);
  });
});

describe('random steps of members and guests', () => {
  it('leave the same cart for all of its readers [CRT-024]', async () => {
    expect(await runSteps(100, 1)).toEqual([]);
  }, 120_000);
});
