/** Mails about orders: to the buyer in the language of the order, to the owner in the site's language. */
import { formatMoney } from '../../core/money';
import { getDueCents } from '../domain/gift-card';
import { getOrderNumber, type Order } from '../domain/order';
import { hasQuantity } from '../domain/order-kind';
import { describePlanIn } from '../languages/plan';
import { getText } from '../languages/texts';
import { composeMail, type Mail, sanitizeHeader } from './mail';

/** The site whose shop sends the mail. */
interface Site {
  readonly name: string;
  /** BCP 47. */
  readonly locale: string;
}

/** Addresses of the pages of an order. */
interface OrderLinks {
  order: string;
  /** Set if there are files to download. */
  downloads?: string | undefined;
  /** Set if the order unlocks pages. */
  pages?: string | undefined;
  /** Set for a subscription. */
  manage?: string | undefined;
}

/** Confirms the payment to the buyer. */
export function createOrderMail(order: Order, site: Site, links: OrderLinks): Mail {
  const { kind, contact, details } = order;
  const { downloads, pages, manage } = links;
  const text = getText(site.locale);
  const number = getOrderNumber(order.id);
  return composeMail(contact.email, text('order-mail.subject', { kind, number, site: site.name }), [
    text('order-mail.thanks', { name: contact.name }),
    ...(details.thanks ? [details.thanks] : []),
    ...createSummary(order, site.locale),
    text('order-mail.link', { kind, link: links.order }),
    ...(downloads ? [text('order-mail.downloads', { link: downloads })] : []),
    ...(pages ? [text('order-mail.pages', { link: pages })] : []),
    ...(manage ? [text('order-mail.manage', { link: manage })] : []),
  ]);
}

/** Notifies the owner of a paid order. Replies go to the buyer, unless the buyer was erased. */
export function createOwnerOrderMail(
  order: Order,
  { to, link, locale }: { to: string; link: string; locale: string },
): Mail {
  const { name, email, address } = order.contact;
  const text = getText(locale);
  const subject = text('order-mail.newSubject', { kind: order.kind, number: getOrderNumber(order.id) });
  const mail = composeMail(to, subject, [
    ...createSummary(order, locale),
    [name, email, address].filter(Boolean).join('\n'),
    text('order-mail.newLink', { link }),
  ]);
  return email ? { ...mail, headers: { 'Reply-To': sanitizeHeader(email) } } : mail;
}

/** Notifies the buyer of a refund. */
export function createRefundMail(order: Order, { name, locale }: Site, link: string): Mail {
  const { kind, currency } = order;
  const text = getText(locale);
  const number = getOrderNumber(order.id);
  const paid = order.paidCents ?? getDueCents(order);
  const amount = formatMoney(paid, currency, locale);
  return composeMail(order.contact.email, text('order-mail.refundSubject', { kind, number, site: name }), [
    ...(paid > 0 ? [text('order-mail.refunded', { kind, number, amount })] : []),
    ...(order.details.giftCards ? [text('order-mail.giftCardRefunded')] : []),
    text('order-mail.link', { kind, link }),
  ]);
}

function createSummary({ kind, lines, currency, totalCents, details }: Order, locale: string): string[] {
  const text = getText(locale);
  const label = (name: string, value: string): string => text('page.labeled', { label: name, value });
  const items = lines.map(({ quantity, title, optionValues, totalCents: cents }) => {
    const options = optionValues
      .map(({ name, value, isEntered }) => (isEntered ? label(name, value) : value))
      .join(', ');
    const product = `${hasQuantity(kind) ? `${quantity} × ` : ''}${title}${options && ` (${options})`}`;
    return label(product, formatMoney(cents, currency, locale));
  });
  const { plan, notes = [], giftCards = [] } = details;
  const amount = formatMoney(totalCents, currency, locale);
  return [
    items.join('\n'),
    plan
      ? text('order-mail.totalOfPlan', { amount, plan: describePlanIn(locale, plan) })
      : text('order-mail.total', { amount }),
    ...giftCards.map(({ codeEnd: code, cents }) =>
      text('order-mail.giftCard', { code, amount: formatMoney(cents, currency, locale) }),
    ),
    ...notes.map((note) => label(note.label, note.text)),
  ];
}
