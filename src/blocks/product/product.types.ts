// Shared types of the product block.
import type { Variant } from '../../core/commerce/product';
import type { SubscriptionPlan } from '../../core/commerce/subscription';
import type { BlockProps } from '../../kit/element/define';
import type { ProductContent } from './product.content';
import type { product } from './product.contract';
import type { ProductMessages } from './product.messages';
import type { SaleMessages } from './sale-messages';

export type ProductProps = BlockProps<typeof product, ProductContent>;

export interface SummaryOptions {
  readonly messages: SaleMessages;
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

/** With the messages of the details. */
export interface DetailOptions extends SummaryOptions {
  readonly messages: ProductMessages;
}

/** What only some products have, fetched for these. */
export interface Details {
  describePlan(plan: SubscriptionPlan): string;
  /** Empty if neither weight nor dimensions are known. */
  describeMeasures(variant: Variant): string;
  /** @param amount in minor units @returns empty outside the limits */
  describeInstallments(amount: number): string;
}
