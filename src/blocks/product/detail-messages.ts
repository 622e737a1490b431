// Messages for details that only some products have.
import { planMessages } from '../../core/commerce/plan-text';

export const detailMessages = {
  purchase: 'Purchase options',
  once: 'One-time purchase',
  weight: 'Weight: {weight}.',
  dimensions: 'Dimensions: {dimensions}.',
  installments: 'or {count} payments of {amount}',
  ...planMessages,
} as const;

export type DetailMessages = Readonly<Record<keyof typeof detailMessages, string>>;
