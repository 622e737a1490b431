/** Amounts of money on the wire. */
import * as v from 'valibot';

/** An exact amount: integer minor units (cents, yen) and the ISO 4217 currency code. */
export type Money = v.InferOutput<typeof MoneySchema>;

/** A safe integer. */
export const MinorUnitsSchema = v.pipe(v.number(), v.safeInteger());

export const MoneySchema = v.object({
  currency: v.pipe(v.string(), v.length(3), v.description('ISO 4217 code, such as EUR.')),
  minorUnits: v.pipe(MinorUnitsSchema, v.description('Integer minor units: 4800 is 48.00 EUR or 4800 JPY.')),
});
