// Payment in installments.

/** Amount of each of `count` equal payments, rounded up so that they cover the price; null outside the limits (PRD-026). */
export function getInstallment(
  amount: number,
  { count, min, max }: { count: number; min: number; max: number },
): number | null {
  if (count < 2 || amount <= 0 || amount < min || (max > 0 && amount > max)) return null;
  return Math.ceil(amount / count);
}
