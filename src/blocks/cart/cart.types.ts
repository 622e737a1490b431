// Shared types of the cart block.
import type { BlockProps } from '../../kit/element/define';
import type { CartContent } from './cart.content';
import type { cart } from './cart.contract';

export type CartProps = BlockProps<typeof cart, CartContent>;
