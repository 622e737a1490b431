// Element class of <site-cart>: its contract with its view, styles and reader.
import { defineElement } from '../../kit/element/define';
import modal from '../../kit/overlay/modal.css?inline';
import { CartView } from './cart';
import { readContent } from './cart.content';
import { cart } from './cart.contract';
import styles from './cart.css?inline';

export const SiteCart = defineElement(cart, { view: CartView, styles: [modal, styles], readContent });
