/** Kinds of orders by their origin. Pure. */
import type { SubscriptionPlan } from '../../core/commerce/subscription';

/** Only `cart` uses the visitor's cart. */
export type OrderKind = 'cart' | 'donation' | 'gift_card' | 'subscription';

/** The recipient of a gift card. */
export interface GiftCardRecipient {
  email: string;
  /** How the mail addresses the recipient; may be empty. */
  name: string;
  /** The buyer's name in the mail; may be empty. */
  sender: string;
  message: string;
  /** Earliest time of the mail, in milliseconds since 1970; null for immediately. */
  sendAt: number | null;
}

/** Data of an order apart from its lines. */
export interface OrderDetails {
  /** Path of the page where the purchase began. */
  from?: string;
  /** What the buyer wrote, as shown on the order's pages and in its mails. */
  notes?: { label: string; text: string }[];
  /** Text shown to the buyer after the payment. */
  thanks?: string;
  plan?: SubscriptionPlan;
  /** Gift cards that pay part of the order. */
  giftCards?: { codeEnd: string; cents: number }[];
  /** Missing: a gift card is sent to the buyer. */
  recipient?: GiftCardRecipient;
  /** Language in which the buyer ordered (BCP 47), also used for the order's pages and mails. */
  locale?: string;
}

/** Whether lines have a quantity; a donation is just an amount. */
export const hasQuantity = (kind: OrderKind): boolean => kind !== 'donation';
