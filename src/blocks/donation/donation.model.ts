// Amounts of a donation form: suggestions of a block, and the visitor's choice. Pure.
import { type AmountMessages, readAmountEntry } from '../../core/commerce/amount-entry';
import { MAX_PRICE } from '../../core/commerce/product-limits';
import { fractionDigits, fromDecimal } from '../../core/money';
import { isRecord, readString } from '../../core/read';

/** Value of the radio button whose amount is in the field `otherAmount`. */
export const OTHER = 'other';

/** Currency as ISO 4217, locale as BCP 47. */
export interface AmountFormat {
  readonly currency: string;
  readonly locale: string;
}

/** Minor units of numbers and of `{ value: "25.00" }`, without repetitions; `invalid` counts the others. */
export function readSuggestions(
  values: readonly unknown[],
  { currency }: AmountFormat,
): { readonly amounts: readonly number[]; readonly invalid: number } {
  const read = values.map((value) => (isRecord(value) ? readMoney(value, currency) : readUnits(value)));
  const amounts = read.filter((amount) => amount !== null);
  return { amounts: [...new Set(amounts)], invalid: read.length - amounts.length };
}

function readMoney({ value, decimalValue }: Record<string, unknown>, currency: string): number | null {
  const decimal = typeof value === 'string' ? value : readString(decimalValue);
  return readUnits(decimal ? fromDecimal(decimal, fractionDigits(currency)) : value);
}

/** The currency of the first suggestion that names one; empty if none does. */
export const findCurrency = (values: readonly unknown[]): string =>
  values
    .map((value) => (isRecord(value) ? readString(value.currency) : ''))
    .find((code) => /^[A-Z]{3}$/.test(code)) ?? '';

const readUnits = (value: unknown): number | null =>
  Number.isSafeInteger(value) && (value as number) > 0 && (value as number) <= MAX_PRICE
    ? (value as number)
    : null;

/** Values of the form. `hasChoices`: it has radio buttons. */
export interface EnteredAmount {
  readonly chosen: string;
  readonly other: string;
  readonly hasChoices: boolean;
  readonly hasOther: boolean;
}

/** The amount; null if there is none, in which case the donation page asks for it. A message if it is invalid. */
export function checkAmount(
  entered: EnteredAmount,
  format: AmountFormat,
  messages: AmountMessages & Readonly<Record<'chooseOne' | 'chooseOrEnter', string>>,
): number | null | { problem: string } {
  const { chosen, other, hasChoices, hasOther } = entered;
  if (chosen && chosen !== OTHER) return fromDecimal(chosen, fractionDigits(format.currency));
  if (!hasOther) return hasChoices ? { problem: messages.chooseOne } : null;
  if (hasChoices && !chosen && other.trim() === '') return { problem: messages.chooseOrEnter };
  const entry = readAmountEntry(other, format, { min: 1, max: MAX_PRICE }, messages);
  return 'units' in entry ? entry.units : entry;
}
