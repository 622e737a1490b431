/**
 * Mail with the codes of gift cards, in the language of the order. It is the only place where they are written down.
 */
import { formatMoney } from '../../core/money';
import type { Order } from '../domain/order';
import type { GiftCardRecipient } from '../domain/order-kind';
import { getText, type Text } from '../languages/texts';
import { composeMail, type Mail } from './mail';

/** To the recipient of a gift, otherwise to the buyer. */
export function createGiftCardMail(
  { contact, currency, details }: Pick<Order, 'contact' | 'currency' | 'details'>,
  site: { readonly name: string; readonly locale: string },
  cards: readonly { code: string; cents: number }[],
): Mail {
  const text = getText(site.locale);
  const codes = cards.map(({ code, cents }) => `${code}  ${formatMoney(cents, currency, site.locale)}`);
  const { recipient } = details;
  const start = recipient
    ? greet(recipient, site.name, text)
    : [text('gift-card-mail.here', { count: cards.length })];
  const subject = recipient?.sender
    ? text('gift-card-mail.presentSubject', { site: site.name, sender: recipient.sender })
    : text('gift-card-mail.subject', { site: site.name });
  const paragraphs = [...start, codes.join('\n'), text('gift-card-mail.use')];
  return composeMail(recipient?.email ?? contact.email, subject, paragraphs);
}

function greet({ name, sender, message }: GiftCardRecipient, site: string, text: Text): string[] {
  return [
    ...(name ? [text('mail.hello', { name })] : []),
    sender ? text('gift-card-mail.sent', { sender, site }) : text('gift-card-mail.sentBySomebody', { site }),
    ...(message ? [message] : []),
  ];
}
