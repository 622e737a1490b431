// Messages of donations; the attribute `messages` overrides them.
import { amountMessages } from '../../core/commerce/amount-entry';

export const defaultMessages = {
  ...amountMessages,
  donate: 'Donate',
  amount: 'Amount',
  otherAmount: 'Other amount',
  chooseOne: 'Choose one of the amounts.',
  chooseOrEnter: 'Choose an amount, or enter another one.',
} as const;

export type DonationMessages = Readonly<Record<keyof typeof defaultMessages, string>>;
