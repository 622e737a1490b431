/** Reads the settings of the shop that the owner enters. Pure. */
import { isEmail } from '../../core/fields/email';
import { loadingMessages } from '../../core/messages/failure-messages';
import { fractionDigits, fromDecimal, toDecimal } from '../../core/money';
import { isTimeZone } from '../../core/time-zone';
import type { FieldErrors, Fields, Read } from './catalog-input';
import { MAX_NOTIFIED, type ShopSettings } from './shop-settings';

const EXAMPLE_UNITS = 20;

/** @param currency of the site, ISO 4217 */
export function readShopSettings(fields: Fields, currency: string): Read<ShopSettings> {
  const { closed, minimum = '', notify = '', timeZone = 'UTC' } = fields;
  const errors: FieldErrors = {};
  const digits = fractionDigits(currency);
  const minimumSubtotal = fromDecimal(minimum, digits);
  if (minimumSubtotal === null || minimumSubtotal < 0)
    errors.minimum = `Enter an amount such as ${toDecimal(EXAMPLE_UNITS * 10 ** digits, digits)}, or 0 for none.`;
  const addresses = splitAddresses(notify);
  const wrong = addresses.find((one) => !isEmail(one));
  if (wrong !== undefined) errors.notify = `“${wrong}” is not an email address.`;
  else if (addresses.length > MAX_NOTIFIED) errors.notify = `Enter up to ${MAX_NOTIFIED} addresses.`;
  if (!isTimeZone(timeZone.trim()))
    errors.timeZone = `${loadingMessages.timezone} “${timeZone}”. Enter a name such as Europe/Berlin or UTC.`;
  if (minimumSubtotal === null || Object.keys(errors).length > 0) return { errors };
  return { value: { closed: !!closed, minimumSubtotal, notify: addresses, timeZone: timeZone.trim() } };
}

/** The settings as the form shows them. */
export const formatShopSettings = (
  { closed, minimumSubtotal, notify, timeZone }: ShopSettings,
  currency: string,
): Fields => ({
  closed: closed ? 'yes' : '',
  minimum: toDecimal(minimumSubtotal, fractionDigits(currency)),
  notify: notify.join(', '),
  timeZone,
});

const splitAddresses = (text: string): string[] =>
  text
    .split(',')
    .map((one) => one.trim())
    .filter(Boolean);
