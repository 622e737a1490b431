// Variants, and what a spec finds and does in a product.
import { sendKeys } from '@web/test-runner-commands';

export const variant = (sku: string, size: string, color: string, more: object = {}) => ({
  sku,
  price: 2500,
  salePrice: 0,
  onSale: false,
  qtyInStock: 9,
  unlimited: false,
  attributes: { Size: size, Color: color },
  priceMoney: { currency: 'EUR', value: '25.00' },
  ...more,
});

export const SHIRTS = [
  variant('S-B', 'S', 'Black', { salePrice: 1900, onSale: true }),
  variant('L-B', 'L', 'Black', { qtyInStock: 0 }),
  variant('L-W', 'L', 'White', { qtyInStock: 2, mainImageId: 'white' }),
];

export const radio = (element: Element, value: string) =>
  element.querySelector<HTMLInputElement>(`[type=radio][value="${value}"]`)!;
export const select = (element: Element) => element.querySelector('select')!;
export const button = (element: Element) => element.querySelector('button')!;
export const summary = (element: Element) =>
  element.querySelector('.site-product-summary')!.textContent.replace(/\s+/g, ' ').trim();
export const notice = (element: Element) => element.querySelector('.site-product-notice')!.textContent;
export const error = (element: Element) => element.querySelector('.site-product-error')?.textContent;

export const cart = (totalQuantity: number) => ({
  id: 'c',
  totalQuantity,
  subtotalCents: totalQuantity * 2500,
});

export async function press(target: HTMLElement, key: string): Promise<void> {
  target.focus();
  await sendKeys({ press: key });
}
