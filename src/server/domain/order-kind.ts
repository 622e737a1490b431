/** Kinds of orders by their origin. Pure. */
import type { SubscriptionPlan } from '../../core/commerce/subscription';

/** Only `cart` uses the visitor's cart. */
export type OrderKind = 'cart' | 'donation' | 'gift_card' | 'subscription';

/** Who gets a bought gift card. */
export interface GiftCardRecipient {
  email: string;
  /** As the mail addresses them; may be empty. */
  name: string;
  /** As the mail names the buyer; may be empty. */
  sender: string;
  message: string;
  /** Earliest time of the mail, in milliseconds since 1970; null for at once. */
  sendAt: number | null;
}

/** Data of an order other than its lines. */
export interface OrderDetails {
  /** Path of the page where the purchase began. */
  from?: string;
  /** What the buyer wrote, as shown on the pages and in the mails of the order. */
  notes?: { label: string; text: string }[];
  /** What the buyer reads after the payment. */
  thanks?: string;
  plan?: SubscriptionPlan;
  /** Gift cards that pay a part. */
  giftCards?: { codeEnd: string; cents: number }[];
  /** Without one, a bought gift card is sent to the buyer. */
  recipient?: GiftCardRecipient;
  /** In which the buyer ordered (BCP 47): that of the order’s pages and mails. */
  locale?: string;
}

/** Whether its lines are counted; a donation is an amount. */
export const hasQuantity = (kind: OrderKind): boolean => kind !== 'donation';
