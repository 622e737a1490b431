/** Mail with the codes of gift cards: the only place where they are written down. */
import { formatMoney } from '../../core/money';
import type { Order } from '../domain/order';
import { type Mail, sanitizeHeader } from './mail';

export function createGiftCardMail(
  { contact, currency }: Order,
  site: { readonly name: string; readonly locale: string },
  cards: readonly { code: string; cents: number }[],
): Mail {
  const lines = cards.map(({ code, cents }) => `${code}  ${formatMoney(cents, currency, site.locale)}`);
  const text = [
    cards.length === 1 ? 'Here is your gift card.' : 'Here are your gift cards.',
    lines.join('\n'),
    'Enter the code at the checkout. What is left stays on the card. Anyone who has the code can spend it, so keep this mail safe.',
  ];
  const subject = sanitizeHeader(`Your gift card for ${site.name}`);
  return { to: contact.email, subject, text: `${text.join('\n\n')}\n`, headers: {} };
}
