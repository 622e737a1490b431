/** What a visitor enters on the page of a gift card. Pure. */
import { isEmail } from '../../core/fields/email';
import { routes } from '../../core/routes';
import type { Product } from '../../core/wire/commerce';
import type { CheckoutValues } from './checkout-form';
import type { GiftCardRecipient } from './order-kind';
import type { Purchase } from './purchase';

const MAX_NAME = 200;
const MAX_MESSAGE = 500;

/** Cards are sent at most this far in the future, in days. */
const MAX_DAYS = 365;

/** Hour of the day at which a card is sent, UTC. */
const SEND_HOUR = 8;

const DAY = 86_400_000;

export type GiftCardEntry =
  | { sku: string; recipient: GiftCardRecipient | undefined; errors?: undefined }
  | { errors: Readonly<Record<string, string>> };

/** The chosen value and the recipient; messages by field name if something is invalid. @param now in milliseconds since 1970 */
export function readGiftCardEntry(card: Product, values: CheckoutValues, now: number): GiftCardEntry {
  const text = (name: string) => (values[name] ?? '').trim();
  const [sku, email, name, sender, message] = [
    'sku',
    'recipientEmail',
    'recipientName',
    'sender',
    'message',
  ].map(text) as [string, string, string, string, string];
  const errors: Record<string, string> = {};
  if (!card.variants.some((variant) => variant.sku === sku)) errors.sku = 'Choose a value.';
  const sendAt = readDate(text('sendOn'), now);
  if (email && !isEmail(email))
    errors.recipientEmail = 'Enter an email address, for example ada@example.org.';
  else if (!email && (name || message || text('sendOn')))
    errors.recipientEmail = 'Enter the email address of the recipient.';
  for (const [field, value] of Object.entries({ recipientName: name, sender }))
    if (value.length > MAX_NAME) errors[field] = `Use at most ${MAX_NAME} characters.`;
  if (message.length > MAX_MESSAGE)
    errors.message = `Shorten your message to ${MAX_MESSAGE} characters; it has ${message.length}.`;
  if (typeof sendAt === 'string') errors.sendOn = sendAt;
  if (Object.keys(errors).length > 0 || typeof sendAt === 'string') return { errors };
  return { sku, recipient: email ? { email, name, sender, message, sendAt } : undefined };
}

/** The time to send; null for at once, a message for a date that is not possible. */
function readDate(date: string, now: number): number | null | string {
  if (!date) return null;
  const time = /^\d{4}-\d{2}-\d{2}$/.test(date) ? Date.parse(`${date}T00:00:00Z`) : Number.NaN;
  const today = Math.floor(now / DAY) * DAY;
  if (Number.isNaN(time) || time < today || time > today + MAX_DAYS * DAY)
    return 'Choose a date from today up to a year ahead.';
  return time === today ? null : time + SEND_HOUR * 3_600_000;
}

/** @param locale of the site, for the date in the details */
export function createGiftCardPurchase(
  siteId: string,
  productId: string,
  { sku, recipient }: { sku: string; recipient: GiftCardRecipient | undefined },
  locale: string,
): Purchase {
  const from = routes.giftCard(siteId, productId, sku);
  const details = recipient ? { from, recipient, notes: describeRecipient(recipient, locale) } : { from };
  return { kind: 'gift_card', items: [{ productId, sku, quantity: 1 }], offers: [], details };
}

function describeRecipient({ email, name, sender, message, sendAt }: GiftCardRecipient, locale: string) {
  const date = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' });
  const notes = [
    { label: 'Sent to', text: name ? `${name}, ${email}` : email },
    { label: 'Sent on', text: sendAt === null ? '' : date.format(sendAt) },
    { label: 'From', text: sender },
    { label: 'Message', text: message },
  ];
  return notes.filter(({ text }) => text);
}
