/** Mails about orders. */
import { describePlan, planMessages } from '../../core/commerce/plan-text';
import { formatMoney } from '../../core/money';
import { getDueCents } from '../domain/gift-card';
import { getOrderNumber, type Order } from '../domain/order';
import { hasQuantity, KIND_NOUNS } from '../domain/order-kind';
import { type Mail, sanitizeHeader } from './mail';

/** The site whose shop sends the mail. */
interface Site {
  readonly name: string;
  /** BCP 47. */
  readonly locale: string;
}

/** Addresses of the pages of an order. */
interface OrderLinks {
  order: string;
  /** If there are files to download. */
  downloads?: string | undefined;
  /** If the order opens pages. */
  pages?: string | undefined;
  /** Of a subscription. */
  manage?: string | undefined;
}

/** Confirms the payment to the buyer. */
export function createOrderMail(order: Order, site: Site, links: OrderLinks): Mail {
  const number = getOrderNumber(order.id);
  const noun = KIND_NOUNS[order.kind];
  return compose(order.contact.email, `Your ${noun} ${number} at ${site.name}`, [
    `Thank you, ${order.contact.name}. We received your payment.`,
    ...(order.details.thanks ? [order.details.thanks] : []),
    ...createSummary(order, site),
    `Your ${noun}: ${links.order}`,
    ...(links.downloads ? [`Download your files: ${links.downloads}`] : []),
    ...(links.pages ? [`Open your pages: ${links.pages}`] : []),
    ...(links.manage ? [`Manage or cancel it: ${links.manage}`] : []),
  ]);
}

/** Reports a paid order to the owner. Replies go to the buyer, unless the buyer was erased. */
export function createOwnerOrderMail(order: Order, site: Site, to: string, link: string): Mail {
  const { name, email, address } = order.contact;
  const mail = compose(to, `New ${KIND_NOUNS[order.kind]} ${getOrderNumber(order.id)}`, [
    ...createSummary(order, site),
    [name, email, address].filter(Boolean).join('\n'),
    `The order: ${link}`,
  ]);
  return email ? { ...mail, headers: { 'Reply-To': sanitizeHeader(email) } } : mail;
}

/** Announces a refund to the buyer. */
export function createRefundMail(order: Order, site: Site, link: string): Mail {
  const number = getOrderNumber(order.id);
  const paid = order.paidCents ?? getDueCents(order);
  const amount = formatMoney(paid, order.currency, site.locale);
  return compose(order.contact.email, `Refund of your ${KIND_NOUNS[order.kind]} ${number} at ${site.name}`, [
    ...(paid > 0
      ? [
          `We return your payment of ${amount} for ${KIND_NOUNS[order.kind]} ${number}. It can take some days to arrive.`,
        ]
      : []),
    ...(order.details.giftCards ? ['What was paid by gift card is on the card again.'] : []),
    `Your ${KIND_NOUNS[order.kind]}: ${link}`,
  ]);
}

function createSummary({ kind, lines, currency, totalCents, details }: Order, { locale }: Site): string[] {
  const items = lines.map(({ quantity, title, optionValues, totalCents: cents }) => {
    const options = optionValues
      .map(({ name, value, isEntered }) => (isEntered ? `${name}: ${value}` : value))
      .join(', ');
    return `${hasQuantity(kind) ? `${quantity} × ` : ''}${title}${options && ` (${options})`}: ${formatMoney(cents, currency, locale)}`;
  });
  const { plan, notes = [], giftCards = [] } = details;
  const total = `Total: ${formatMoney(totalCents, currency, locale)}`;
  return [
    items.join('\n'),
    plan ? `${total}, paid ${describePlan(plan, planMessages, locale)}` : total,
    ...giftCards.map(
      ({ codeEnd, cents }) => `Paid by gift card ${codeEnd}: ${formatMoney(cents, currency, locale)}`,
    ),
    ...notes.map(({ label, text }) => `${label}: ${text}`),
  ];
}

function compose(to: string, subject: string, paragraphs: string[]): Mail {
  return { to, subject: sanitizeHeader(subject), text: `${paragraphs.join('\n\n')}\n`, headers: {} };
}
