/** Mail with the codes of gift cards: the only place where they are written down. */
import { formatMoney } from '../../core/money';
import type { Order } from '../domain/order';
import type { GiftCardRecipient } from '../domain/order-kind';
import { type Mail, sanitizeHeader } from './mail';

const USE =
  'Enter the code at the checkout. What is left stays on the card. Anyone who has the code can spend it, so keep this mail safe.';

/** To the recipient of a present, otherwise to the buyer. */
export function createGiftCardMail(
  { contact, currency, details }: Pick<Order, 'contact' | 'currency' | 'details'>,
  site: { readonly name: string; readonly locale: string },
  cards: readonly { code: string; cents: number }[],
): Mail {
  const codes = cards.map(({ code, cents }) => `${code}  ${formatMoney(cents, currency, site.locale)}`);
  const { recipient } = details;
  const start = recipient
    ? getGreeting(recipient, site.name)
    : [cards.length === 1 ? 'Here is your gift card.' : 'Here are your gift cards.'];
  const subject = recipient?.sender
    ? `A gift card for ${site.name} from ${recipient.sender}`
    : `Your gift card for ${site.name}`;
  return {
    to: recipient?.email ?? contact.email,
    subject: sanitizeHeader(subject),
    text: `${[...start, codes.join('\n'), USE].join('\n\n')}\n`,
    headers: {},
  };
}

function getGreeting({ name, sender, message }: GiftCardRecipient, siteName: string): string[] {
  return [
    ...(name ? [`Hello ${name},`] : []),
    `${sender || 'Somebody'} has sent you a gift card for ${siteName}.`,
    ...(message ? [message] : []),
  ];
}
