/** Mails about subscriptions, in the language of the order. */
import { formatMoney } from '../../core/money';
import type { Order } from '../domain/order';
import { getPlan } from '../domain/subscription';
import { describePlanIn } from '../languages/plan';
import { getText } from '../languages/texts';
import { composeMail, type Mail } from './mail';

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
  { paidCents, paidCount: count, link }: { paidCents: number; paidCount: number; link: string },
): Mail {
  const { cycles: total } = getPlan(order);
  const text = getText(site.locale);
  const amount = formatMoney(paidCents, order.currency, site.locale);
  const counted = total > 0 ? [text('subscription-mail.count', { count, total })] : [];
  if (total === count) counted.push(text('subscription-mail.last'));
  return compose(order, site, text('subscription-mail.receivedSubject', { site: site.name }), [
    text('subscription-mail.received', { amount, ...describe(order, site) }),
    ...(counted.length > 0 ? [counted.join(' ')] : []),
    text('subscription-mail.link', { link }),
  ]);
}

/** The provider could not collect a renewal. */
export function createPaymentFailureMail(order: Order, site: Site, link: string): Mail {
  const text = getText(site.locale);
  return compose(order, site, text('subscription-mail.failedSubject', { site: site.name }), [
    text('subscription-mail.failed', describe(order, site)),
    text('subscription-mail.link', { link }),
  ]);
}

/** Confirms the cancellation. */
export function createCancellationMail(order: Order, site: Site, link: string): Mail {
  const text = getText(site.locale);
  return compose(order, site, text('subscription-mail.canceledSubject', { site: site.name }), [
    text('subscription-mail.canceled', describe(order, site)),
    text('subscription-mail.link', { link }),
  ]);
}

function describe(order: Order, { locale }: Site): { title: string; plan: string } {
  const title = order.lines.map((line) => line.title).join(', ');
  return { title, plan: describePlanIn(locale, getPlan(order)) };
}

function compose({ contact }: Order, { locale }: Site, subject: string, paragraphs: readonly string[]): Mail {
  const hello = getText(locale)('mail.hello', { name: contact.name });
  return composeMail(contact.email, subject, [hello, ...paragraphs]);
}
