/** Mails about subscriptions. */
import { describePlan, planMessages } from '../../core/commerce/plan-text';
import { formatMoney } from '../../core/money';
import type { Order } from '../domain/order';
import { getPlan } from '../domain/subscription';
import { type Mail, sanitizeHeader } from './mail';

/** The site whose shop sends the mail. */
interface Site {
  readonly name: string;
  /** BCP 47. */
  readonly locale: string;
}

/** Receipt of a renewal. */
export function createRenewalMail(
  order: Order,
  site: Site,
  { paidCents, paidCount, link }: { paidCents: number; paidCount: number; link: string },
): Mail {
  const { cycles } = getPlan(order);
  const amount = formatMoney(paidCents, order.currency, site.locale);
  const count = cycles > 0 ? `This was payment ${paidCount} of ${cycles}.` : '';
  return compose(order, `Receipt for your subscription at ${site.name}`, [
    `We received your payment of ${amount} for ${describe(order, site)}.`,
    ...(count ? [cycles === paidCount ? `${count} It was the last one.` : count] : []),
    `Your subscription: ${link}`,
  ]);
}

/** The provider could not collect a renewal. */
export function createPaymentFailureMail(order: Order, site: Site, link: string): Mail {
  return compose(order, `A payment for your subscription at ${site.name} has failed`, [
    `The payment for ${describe(order, site)} was not successful. The payment provider will try again.`,
    `Your subscription: ${link}`,
  ]);
}

/** Confirms the end. */
export function createCancellationMail(order: Order, site: Site, link: string): Mail {
  return compose(order, `Your subscription at ${site.name} was canceled`, [
    `Your subscription to ${describe(order, site)} was canceled. You will not be charged again.`,
    `Your subscription: ${link}`,
  ]);
}

function describe(order: Order, { locale }: Site): string {
  const titles = order.lines.map(({ title }) => `“${title}”`).join(', ');
  return `${titles}, ${describePlan(getPlan(order), planMessages, locale)}`;
}

function compose({ contact }: Order, subject: string, paragraphs: string[]): Mail {
  const greeting = `Hello ${contact.name},`;
  const text = `${[greeting, ...paragraphs].join('\n\n')}\n`;
  return { to: contact.email, subject: sanitizeHeader(subject), text, headers: {} };
}
