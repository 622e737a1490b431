/** Interface of payment providers. */
import type { AmountLimits } from '../../core/commerce/amount-entry';
import type { SubscriptionPlan } from '../../core/commerce/subscription';
import type { OrderLine } from '../domain/order';
import type { SubscriptionStatus } from '../domain/subscription';

/** A payment to open. Amounts are minor units. */
export interface PaymentRequest {
  orderId: string;
  /** The same key opens the same payment. */
  key: string;
  lines: readonly OrderLine[];
  totalCents: number;
  currency: string;
  email: string;
  /** BCP 47. */
  locale: string;
  /** Absolute address of the order page, to which the visitor returns after paying or canceling. */
  returnUrl: string;
  expiresAt: Date;
  /** Set for the first payment of a subscription. */
  plan?: SubscriptionPlan | undefined;
}

/** An open payment with the address of its page, absolute or a path on this site. */
export interface OpenedPayment {
  reference: string;
  url: string;
}

/** `processing`: the visitor has paid, but the money is not confirmed. */
export type PaymentState = 'open' | 'processing' | 'paid' | 'expired';

/** State of a payment. `subtotalCents` is the requested amount, `paidCents` includes the provider's additions. */
export interface PaymentStatus {
  orderId: string;
  reference: string;
  state: PaymentState;
  subtotalCents: number;
  paidCents: number;
  currency: string;
}

/** A verified event. `reference` is the payment that changed; undefined for a renewal. */
export interface PaymentEvent {
  orderId: string;
  reference?: string;
}

/** A payment provider. Every method may throw `PaymentUnavailable`. */
export interface PaymentProvider {
  name: string;
  /** Whether it takes new payments; otherwise the shop is closed. */
  isOpen: boolean;
  /** Origins of the payment page, for the content security policy of forms that redirect to it. */
  formTargets: readonly string[];
  /** Amounts accepted in a currency. */
  getLimits(currency: string): AmountLimits;
  open(request: PaymentRequest): Promise<OpenedPayment>;
  find(reference: string): Promise<PaymentStatus>;
  /** Closes an open payment, so that it can no longer be paid, and returns its state. */
  close(reference: string): Promise<PaymentStatus>;
  /** Refunds the whole amount, once per key. */
  refund(reference: string, key: string): Promise<void>;
  /** State of the subscription that this payment started. */
  findSubscription(reference: string): Promise<SubscriptionStatus>;
  /** Makes a subscription end after the payments of its plan; repeatable. */
  limitSubscription(reference: string, plan: SubscriptionPlan): Promise<void>;
  /** Ends a subscription immediately; repeatable. */
  cancelSubscription(reference: string): Promise<void>;
  /** Refunds the amount of a renewal, once per key. */
  refundInvoice(invoice: string, key: string): Promise<void>;
  /** Verifies the signature of a webhook and reads its event. */
  readEvent(body: Uint8Array, header: (name: string) => string | undefined): WebhookResult;
}

/** `irrelevant`: signed by the provider, but not about a payment. */
export type WebhookResult = PaymentEvent | 'invalid' | 'irrelevant';

/** The provider did not respond, or responded unexpectedly. */
export class PaymentUnavailable extends Error {
  constructor(reason: string) {
    super(`The payment provider is not available: ${reason}`);
    this.name = 'PaymentUnavailable';
  }
}

/** The provider with this name; throws for an order whose provider is no longer configured. */
export function getProvider(providers: readonly PaymentProvider[], name: string): PaymentProvider {
  const provider = providers.find((one) => one.name === name);
  if (!provider) throw new PaymentUnavailable(`"${name}" is not configured`);
  return provider;
}
