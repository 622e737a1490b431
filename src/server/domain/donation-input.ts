/** Reads what the owner enters about a donation page. Pure. */
import { fractionDigits, fromDecimal, toDecimal } from '../../core/money';
import {
  type FieldErrors,
  type Fields,
  formatTextFields,
  type Read,
  readTextFieldLines,
} from './catalog-input';
import type { DonationPage } from './donation';

type Input = Omit<DonationPage, 'id'>;

const MAX_TITLE = 200;
const MAX_TEXT = 5000;
const MAX_THANKS = 2000;
const MAX_LABEL = 60;
const MAX_SUGGESTIONS = 12;
const AMOUNT = 'Enter an amount such as 25.00, or leave this empty.';

/** @param currency of the site, ISO 4217 */
export function readDonationPageInput(fields: Fields, currency: string): Read<Input> {
  const get = (name: string) => (fields[name] ?? '').trim();
  const errors: FieldErrors = {};
  const limit = (name: string, max: number): string => {
    if (get(name).length > max) errors[name] = `Use at most ${max.toLocaleString('en')} characters.`;
    return get(name);
  };
  const title = limit('title', MAX_TITLE);
  if (!title) errors.title = 'Enter a title.';
  const read = (text: string): number => readAmount(text, currency) ?? Number.NaN;
  const suggestedContributions = get('suggestions')
    .split(/[;\s]+/)
    .filter(Boolean)
    .map(read);
  if (suggestedContributions.some(Number.isNaN)) errors.suggestions = 'Enter amounts such as 10 25 50.00.';
  else if (suggestedContributions.length > MAX_SUGGESTIONS)
    errors.suggestions = `Suggest at most ${MAX_SUGGESTIONS} amounts.`;
  const [minAmount, maxAmount] = ['minAmount', 'maxAmount'].map((name) => {
    const amount = get(name) ? read(get(name)) : undefined;
    if (Number.isNaN(amount)) errors[name] = AMOUNT;
    return amount;
  });
  if (minAmount && maxAmount && minAmount > maxAmount)
    errors.maxAmount = 'The largest amount is smaller than the smallest one.';
  const questions = readTextFieldLines(get('questions'));
  if (typeof questions === 'string') errors.questions = questions;
  const value = {
    title,
    text: limit('text', MAX_TEXT),
    suggestedContributions,
    ownAmount: Boolean(fields.ownAmount),
    ...(minAmount ? { minAmount } : {}),
    ...(maxAmount ? { maxAmount } : {}),
    buttonLabel: limit('buttonLabel', MAX_LABEL) || 'Donate',
    showTitle: Boolean(fields.showTitle),
    thanks: limit('thanks', MAX_THANKS),
    fields: typeof questions === 'string' ? [] : questions,
  };
  return Object.keys(errors).length > 0 ? { errors } : { value };
}

/** Minor units; null unless it is an amount above zero. */
function readAmount(text: string, currency: string): number | null {
  const cents = fromDecimal(text, fractionDigits(currency));
  return cents !== null && cents > 0 ? cents : null;
}

/** Formats a donation page for `readDonationPageInput`. */
export function formatDonationPage(page: Input, currency: string): Fields {
  const amount = (cents: number | undefined): string =>
    cents === undefined ? '' : toDecimal(cents, fractionDigits(currency));
  return {
    title: page.title,
    text: page.text,
    suggestions: page.suggestedContributions.map(amount).join(' '),
    ownAmount: page.ownAmount ? 'yes' : '',
    minAmount: amount(page.minAmount),
    maxAmount: amount(page.maxAmount),
    buttonLabel: page.buttonLabel,
    showTitle: page.showTitle ? 'yes' : '',
    thanks: page.thanks,
    questions: formatTextFields(page.fields),
  };
}
