/** The form on the page of a gift card. Pure. */
import { isEmail } from '../../core/fields/email';
import { routes } from '../../core/routes';
import { getZonedDate } from '../../core/time-zone';
import type { Product } from '../../core/wire/commerce';
import { getZonedTime } from '../../core/zoned-time';
import { getText, type Text } from '../languages/texts';
import type { CheckoutValues } from './checkout-form';
import { getEmailProblem } from './email-problem';
import type { GiftCardRecipient } from './order-kind';
import type { Purchase } from './purchase';

const MAX_NAME = 200;
const MAX_MESSAGE = 500;

/** Maximum number of days until a card is sent. */
const MAX_DAYS = 365;

/** Hour of the day at which a card is sent, in the time zone of the shop. */
const SEND_HOUR = 8;

const DAY = 86_400_000;

export type GiftCardEntry =
  | { sku: string; recipient: GiftCardRecipient | undefined; errors?: undefined }
  | { errors: Readonly<Record<string, string>> };

/** Milliseconds since 1970, and the time zone of the shop. */
interface Now {
  now: number;
  timeZone: string;
}

/** The chosen value and the recipient; messages by field name if something is invalid. */
export function readGiftCardEntry(
  card: Product,
  values: CheckoutValues,
  now: Now,
  text: Text,
): GiftCardEntry {
  const get = (name: string) => (values[name] ?? '').trim();
  const [sku, email, name, sender, message] = [
    'sku',
    'recipientEmail',
    'recipientName',
    'sender',
    'message',
  ].map(get) as [string, string, string, string, string];
  const errors: Record<string, string> = {};
  if (!card.variants.some((variant) => variant.sku === sku)) errors.sku = text('gift-card.chooseValue');
  const sendAt = readDate(get('sendOn'), now, text);
  if (email && !isEmail(email)) errors.recipientEmail = getEmailProblem(text);
  else if (!email && (name || message || get('sendOn')))
    errors.recipientEmail = text('gift-card.enterRecipient');
  for (const [field, value] of Object.entries({ recipientName: name, sender }))
    if (value.length > MAX_NAME) errors[field] = text('site-reviews.tooLong', { max: MAX_NAME });
  if (message.length > MAX_MESSAGE)
    errors.message = text('checkout.shortenMessage', { max: MAX_MESSAGE, count: message.length });
  if (typeof sendAt === 'string') errors.sendOn = sendAt;
  if (Object.keys(errors).length > 0 || typeof sendAt === 'string') return { errors };
  return { sku, recipient: email ? { email, name, sender, message, sendAt } : undefined };
}

/** The time to send the card; null for immediately, or a message if the date is not possible. */
function readDate(date: string, { now, timeZone }: Now, text: Text): number | null | string {
  if (!date) return null;
  const today = getZonedDate(now, timeZone);
  const days = (parseDate(date) - parseDate(today)) / DAY;
  if (!(days >= 0 && days <= MAX_DAYS)) return text('gift-card.date');
  return days === 0 ? null : getZonedTime(date, SEND_HOUR, timeZone);
}

/** Milliseconds of the date in UTC; NaN for other text. */
const parseDate = (text: string): number =>
  /^\d{4}-\d{2}-\d{2}$/.test(text) ? Date.parse(`${text}T00:00:00Z`) : Number.NaN;

/** Creates the purchase of a gift card. `site` has the language and time zone of the date in its details. */
export function createGiftCardPurchase(
  siteId: string,
  productId: string,
  { sku, recipient }: { sku: string; recipient: GiftCardRecipient | undefined },
  site: { locale: string; timeZone: string },
): Purchase {
  const from = routes.giftCard(siteId, productId, sku);
  const details = recipient ? { from, recipient, notes: describeRecipient(recipient, site) } : { from };
  return { kind: 'gift_card', items: [{ productId, sku, quantity: 1 }], offers: [], details };
}

function describeRecipient(
  { email, name, sender, message, sendAt }: GiftCardRecipient,
  { locale, timeZone }: { locale: string; timeZone: string },
) {
  const text = getText(locale);
  const date = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone });
  const notes = [
    { label: text('gift-card.sentTo'), text: name ? `${name}, ${email}` : email },
    { label: text('gift-card.sentOn'), text: sendAt === null ? '' : date.format(sendAt) },
    { label: text('gift-card.from'), text: sender },
    { label: text('checkout.message'), text: message },
  ];
  return notes.filter((note) => note.text);
}
