// Shared types of the product block.
import type { BlockProps } from '../../kit/element/define';
import type { ProductContent } from './product.content';
import type { product } from './product.contract';

export type ProductProps = BlockProps<typeof product, ProductContent>;

/** An error, shown at the control that causes it. */
export interface Problem {
  readonly text: string;
  readonly control: HTMLElement;
}
