// Finds the nodes of a product in the page's markup, and its data in markup that is not a form.

import type { MarkupOptionsReader } from '../../kit/element/options';
import { getFormAttribute } from '../../kit/form/form-element';

export interface ProductContent {
  /** Null if the element has to generate one. */
  readonly form: HTMLFormElement | null;
  /** The price that the page prints. */
  readonly price: HTMLElement | null;
  readonly image: HTMLImageElement | null;
  /** Published controls that work only with the script of the page's former platform; replaced by a form. */
  readonly published: readonly HTMLElement[];
  /** JSON with settings of installments and of low stock, by product id; undefined if the page prints none. */
  readonly settings: string | undefined;
}

const PUBLISHED =
  '.product-variants, .product-quantity-input, .sqs-add-to-cart-button-wrapper, .sqs-add-to-cart-button';
const OWN = '[data-site-root], [data-site-own]';

export function readContent(host: HTMLElement): ProductContent {
  const forms = [...host.querySelectorAll('form')].filter((form) => !form.closest(OWN));
  const form =
    forms.find((candidate) => candidate.querySelector('[name="productId"]')) ??
    forms.find((candidate) => /^post$/i.test(getFormAttribute(candidate, 'method') ?? '')) ??
    null;
  return {
    form,
    price: host.querySelector<HTMLElement>('[data-product-price], .product-price'),
    image: host.querySelector<HTMLImageElement>('img[data-product-image]'),
    published: form ? [] : [...host.querySelectorAll<HTMLElement>(PUBLISHED)],
    settings: host.querySelector<HTMLElement>('[data-current-context]')?.dataset.currentContext,
  };
}

/** Data that templates print in attributes. Never a selected variant: another visitor may have chosen it. */
export const readMarkupOptions: MarkupOptionsReader = (host) => {
  const holder = host.querySelector('[data-variants]');
  const item = host.querySelector('[data-item-id]');
  return {
    productId:
      host.querySelector<HTMLInputElement>('input[name="productId"]')?.value ||
      item?.getAttribute('data-item-id') ||
      null,
    variants: holder?.getAttribute('data-variants') ?? null,
  };
};
