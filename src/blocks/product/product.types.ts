// Shared types of the product block.
import type { Variant } from '../../core/commerce/product';
import type { SubscriptionPlan } from '../../core/commerce/subscription';
import type { BlockProps } from '../../kit/element/define';
import type { ProductContent } from './product.content';
import type { product } from './product.contract';
import type { ProductMessages } from './product.messages';

export type ProductProps = BlockProps<typeof product, ProductContent>;

/** An error, shown at the control that causes it. */
export interface Problem {
  readonly text: string;
  readonly control: HTMLElement;
}

export interface SummaryOptions {
  readonly messages: ProductMessages;
  /** BCP 47. */
  readonly locale: string;
  /** ISO 4217. */
  readonly currency: string;
  readonly freeIfZero: boolean;
  readonly freeLabel: string;
  readonly lowStock: number;
  readonly installments: number;
  readonly installmentMin: number;
  readonly installmentMax: number;
  /** Number of `MeasurementStandard`. */
  readonly measurementStandard: number;
}

/** What only some products have, fetched for these. */
export interface Details {
  describePlan(plan: SubscriptionPlan, messages: ProductMessages, locale: string): string;
  describeMeasures(variant: Variant, options: SummaryOptions): string;
  describeInstallments(amount: number, options: SummaryOptions): string;
}
