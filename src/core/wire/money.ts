/** How does an amount of money travel between the site and its API? */
import * as v from 'valibot';

/** An exact amount: a whole number of minor units (cents, yen) and the ISO 4217 code of its currency. */
export type Money = v.InferOutput<typeof MoneySchema>;

/** A whole number of minor units; never a fraction, never beyond what a double holds exactly. */
export const MinorUnitsSchema = v.pipe(v.number(), v.safeInteger());

export const MoneySchema = v.object({
  currency: v.pipe(v.string(), v.length(3), v.description('ISO 4217 code, for example EUR.')),
  minorUnits: v.pipe(MinorUnitsSchema, v.description('Whole minor units: 4800 is 48.00 EUR, or 4800 JPY.')),
});
