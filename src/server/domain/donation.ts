/** Donation pages and what visitors enter on them. Pure. */
import * as v from 'valibot';
import { type AmountLimits, amountMessages, readAmountEntry } from '../../core/commerce/amount-entry';
import type { OptionValue } from '../../core/commerce/options';
import { checkTextValues } from '../../core/commerce/text-fields';
import { fractionDigits, fromDecimal } from '../../core/money';
import { routes } from '../../core/routes';
import { getText, type Text, translateGroup } from '../languages/texts';
import { type CheckoutValues, createContact, validateCheckout } from './checkout-form';
import type { Contact } from './order';
import type { Purchase } from './purchase';
import { describeTextProblem } from './text-field-problem';

const MinorUnits = v.pipe(v.number(), v.safeInteger(), v.minValue(1));

/** Default label of the button; the page shows it in its own language. */
export const DEFAULT_LABEL = 'Donate';

/** Amounts are minor units of the site's currency. */
export const DonationPageSchema = v.object({
  title: v.pipe(v.string(), v.minLength(1), v.maxLength(200)),
  text: v.optional(v.string(), ''),
  suggestedContributions: v.optional(v.array(MinorUnits), []),
  /** Whether a visitor may enter another amount; always allowed without suggestions. */
  ownAmount: v.optional(v.boolean(), true),
  minAmount: v.optional(MinorUnits),
  maxAmount: v.optional(MinorUnits),
  buttonLabel: v.optional(v.string(), DEFAULT_LABEL),
  showTitle: v.optional(v.boolean(), true),
  /** Text shown to the donor after the payment. */
  thanks: v.optional(v.pipe(v.string(), v.maxLength(2000)), ''),
  /** Additional questions for the donor (`customForm` of published pages). */
  fields: v.optional(v.array(v.object({ name: v.string(), required: v.boolean() })), []),
});

export type DonationPage = v.InferOutput<typeof DonationPageSchema> & { id: string };

/** The site, and the amounts that its payment provider accepts. */
export interface DonationContext {
  currency: string;
  locale: string;
  limits: AmountLimits;
}

/** Value of the radio button for another amount, whose field is `otherAmount`. */
export const OTHER = 'other';

/** Longest message, in characters. */
const MAX_MESSAGE_LENGTH = 1000;

/** The page's limits within those of the provider; without a limit, at least one unit. */
export function getDonationLimits(page: DonationPage, { currency, limits }: DonationContext): AmountLimits {
  const min = Math.max(limits.min, page.minAmount ?? 10 ** fractionDigits(currency));
  return { min, max: Math.min(limits.max, page.maxAmount ?? limits.max) };
}

/** The suggestions that the provider accepts. */
export function getSuggestions(page: DonationPage, context: DonationContext): number[] {
  const { min, max } = getDonationLimits(page, context);
  const found = page.suggestedContributions.filter((amount) => amount >= min && amount <= max);
  return [...new Set(found)];
}

export const acceptsOwnAmount = (page: DonationPage, context: DonationContext): boolean =>
  page.ownAmount || getSuggestions(page, context).length === 0;

/** The entered donation, or messages by field. */
export type DonationEntry =
  | { amount: number; contact: Contact; message: string; answers: readonly OptionValue[] }
  | { errors: Record<string, string> };

export function readDonation(
  page: DonationPage,
  values: CheckoutValues,
  context: DonationContext,
): DonationEntry {
  const text = getText(context.locale);
  const errors: Record<string, string> = { ...validateCheckout(values, false, text) };
  const amount = readAmount(page, values, context);
  if (typeof amount === 'string') errors.amount = amount;
  const message = (values.message ?? '').trim();
  if (message.length > MAX_MESSAGE_LENGTH)
    errors.message = text('checkout.shortenMessage', { max: MAX_MESSAGE_LENGTH, count: message.length });
  const answers = readAnswers(page, values, { errors, text });
  if (typeof amount === 'string' || Object.keys(errors).length > 0) return { errors };
  return { amount, contact: createContact(values, false), message, answers };
}

/** Name of a question's control, also its key among the errors. */
export const getQuestionName = (index: number): string => `question-${index}`;

/** Adds a message for each question that is not answered. */
function readAnswers(
  { fields }: DonationPage,
  values: CheckoutValues,
  { errors, text }: { errors: Record<string, string>; text: Text },
): OptionValue[] {
  return fields.flatMap((field, index) => {
    const control = getQuestionName(index);
    const read = checkTextValues([field], new Map([[field.name, values[control] ?? '']]));
    if ('texts' in read) return read.texts;
    errors[control] = describeTextProblem(read, text);
    return [];
  });
}

/** The chosen or entered amount, or a message. */
function readAmount(page: DonationPage, values: CheckoutValues, context: DonationContext): number | string {
  const { amount: chosen = '', otherAmount = '' } = values;
  const text = getText(context.locale);
  const suggestions = getSuggestions(page, context);
  const isSuggested = chosen !== '' && chosen !== OTHER;
  if (isSuggested && otherAmount.trim() !== '') return text('donation.twoAmounts');
  if (isSuggested) {
    const units = fromDecimal(chosen, fractionDigits(context.currency));
    const found = suggestions.find((amount) => amount === units);
    return found ?? text('site-donation.chooseOne');
  }
  if (!acceptsOwnAmount(page, context)) return text('site-donation.chooseOne');
  if (otherAmount.trim() === '' && chosen === '' && suggestions.length > 0)
    return text('site-donation.chooseOrEnter');
  const messages = translateGroup(context.locale, 'site-donation', amountMessages);
  const entry = readAmountEntry(otherAmount, context, getDonationLimits(page, context), messages);
  return 'units' in entry ? entry.units : entry.problem;
}

/** The donation as a purchase with its own price, in the donor's language. */
export function createDonation(
  page: DonationPage,
  { amount, contact, message, answers }: Extract<DonationEntry, { amount: number }>,
  text: Text,
): Purchase & { contact: Contact } {
  const productId = `donation:${page.id}`;
  const notes = [
    ...answers.map(({ name, value }) => ({ label: name, text: value })),
    ...(message ? [{ label: text('checkout.message'), text: message }] : []),
  ];
  return {
    kind: 'donation',
    items: [{ productId, sku: '', quantity: 1 }],
    offers: [
      {
        productId,
        sku: '',
        title: text('donation.title', { title: page.title }),
        productType: 'SERVICE',
        picture: null,
        optionValues: [],
        priceCents: amount,
        salePriceCents: null,
        onSale: false,
        qtyInStock: 0,
        unlimited: true,
      },
    ],
    details: {
      from: routes.donate(page.id),
      ...(notes.length > 0 ? { notes } : {}),
      ...(page.thanks ? { thanks: page.thanks } : {}),
    },
    contact,
  };
}
