/** Subscriptions and their states. Pure. */
import type { SubscriptionPlan } from '../../core/commerce/subscription';
import type { Order } from './order';

/** `ended`: all payments of a finite plan were made. */
export type SubscriptionState = 'active' | 'past_due' | 'canceled' | 'ended';

/** A stored subscription, whose id is the id of its order. */
export interface Subscription {
  id: string;
  state: SubscriptionState;
  /** Payments so far, including the order's. */
  paidCount: number;
  /** Time of the next payment; null if unknown. */
  nextAt: Date | null;
  createdAt: Date;
  changedAt: Date;
  order: Order;
}

/** A payment after the first one, at the provider. */
export interface Renewal {
  reference: string;
  paidCents: number;
  paidAt: Date;
}

/** What the provider reports. Renewals are sorted by time. */
export interface SubscriptionStatus {
  state: 'active' | 'past_due' | 'canceled';
  nextAt: Date | null;
  renewals: readonly Renewal[];
}

export const isOpen = ({ state }: Pick<Subscription, 'state'>): boolean =>
  state === 'active' || state === 'past_due';

/** The plan of the order; a subscription always has one. */
export function getPlan({ details }: Pick<Order, 'details'>): SubscriptionPlan {
  return details.plan ?? { period: { value: 1, unit: 'MONTH' }, cycles: 1 };
}

const isComplete = ({ cycles }: SubscriptionPlan, paidCount: number): boolean =>
  cycles > 0 && paidCount >= cycles;

/** The state after the first payment. */
export function getFirstState(plan: SubscriptionPlan): SubscriptionState {
  return isComplete(plan, 1) ? 'ended' : 'active';
}

/** A renewal after the end is refunded, unless it was paid before the end. */
export function isAccepted(
  { state, changedAt, order }: Subscription,
  paidCount: number,
  { paidAt }: Renewal,
): boolean {
  if (isComplete(getPlan(order), paidCount)) return false;
  return state === 'active' || state === 'past_due' || paidAt.getTime() <= changedAt.getTime();
}

/** The state after a report of the provider; an ended or canceled subscription stays so. */
export function getReportedState(
  subscription: Subscription,
  paidCount: number,
  reported: SubscriptionStatus['state'],
): SubscriptionState {
  if (!isOpen(subscription)) return subscription.state;
  return isComplete(getPlan(subscription.order), paidCount) ? 'ended' : reported;
}
