import { describe, expect, it } from 'vitest';
import { getDueCents, splitTotal } from './gift-card';

const card = (remainingCents: number, id = `card-${remainingCents}`) => ({
  id,
  code: id,
  codeEnd: '…ABCD',
  remainingCents,
});
const split = (total: number, ...values: number[]) => {
  const { payments, dueCents } = splitTotal(
    total,
    values.map((value) => card(value)),
    50,
  );
  return [payments.map(({ cents }) => cents), dueCents];
};

describe('the payment by gift cards', () => {
  it.each([
    [3900, [], [], 3900],
    [3900, [2000], [2000], 1900],
    [3900, [10_000], [3900], 0],
    [3900, [2000, 1500], [2000, 1500], 400],
    [3900, [3900, 500], [3900], 0],
    // The provider accepts at least 50.
    [3900, [3890], [3850], 50],
    [3900, [3880, 19], [3850], 50],
    [40, [10], [], 40],
  ])('of a total of %d with cards of %j: the cards pay %j, and %d is due', (total, values, paid, due) => {
    const [payments, dueCents] = split(total, ...values);
    expect([payments, dueCents]).toEqual([paid, due]);
  });

  it('is deducted from the total that is charged', () => {
    const giftCards = [{ codeEnd: '…ABCD', cents: 1500 }];
    expect(getDueCents({ totalCents: 3900, details: { giftCards } })).toBe(2400);
    expect(getDueCents({ totalCents: 3900, details: {} })).toBe(3900);
  });
});
