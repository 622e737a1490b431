// Shared types of the product block.
import type { ComponentType } from 'react';
import type { Product, Variant } from '../../core/commerce/product';
import type { BlockProps } from '../../kit/element/define';
import type { Services } from '../../services/services';
import type { ProductContent } from './product.content';
import type { product } from './product.contract';
import type { SaleMessages } from './sale-messages';

export type ProductProps = BlockProps<typeof product, ProductContent>;

export interface SummaryOptions {
  readonly messages: SaleMessages;
  /** BCP 47. */
  readonly locale: string;
  /** ISO 4217. */
  readonly currency: string;
  readonly lowStock: number;
}

/** Details that only some products have, in words. */
export interface Details {
  readonly hasPlan: boolean;
  /** With the plan, or the label for what is free. @param amount in minor units */
  readonly describePrice: (amount: number) => string;
  /** @param amount what one payment would be, in minor units; undefined if that is not known */
  describeNotes(amount?: number): readonly string[];
}

export interface SummaryProps {
  readonly form: HTMLFormElement;
  /** The page's price, which the variant's price replaces. */
  readonly printed: HTMLElement | null;
  readonly product: Product;
  readonly variant: Variant | undefined;
  readonly options: SummaryOptions;
  /** Undefined if the product has none, or if they could not be loaded. */
  readonly details?: Details;
}

/** Props of the part that is fetched for products with details. */
export interface DetailedSummaryProps extends SummaryProps {
  readonly props: ProductProps;
  readonly context: Services['context'];
  /** The id of the chosen price option; empty without one. */
  readonly priceOption: string;
  readonly onPriceOption: (id: string) => void;
  /** The view that shows the details; passed so that the part does not import the script of the element. */
  readonly Summary: ComponentType<SummaryProps>;
}
