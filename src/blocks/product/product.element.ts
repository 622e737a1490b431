// Element class of <site-product>: its contract with its view, styles and readers.

import { defineElement } from '../../kit/element/define';
import { ProductView } from './product';
import { readContent, readMarkupOptions } from './product.content';
import { product } from './product.contract';
import css from './product.css?inline';

export const SiteProduct = defineElement(product, {
  view: ProductView,
  styles: [css],
  readContent,
  readMarkupOptions,
  contentAttributes: ['data-variants', 'data-item-id', 'data-current-context'],
});
