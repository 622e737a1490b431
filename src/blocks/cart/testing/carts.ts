// Carts as the API sends them, and the nodes of <site-cart>, for specs.

export interface Item {
  id: string;
  quantity?: number;
  /** Default: the id. */
  productId?: string;
  /** Entered by the buyer. */
  engraving?: string;
  /** Reason why the checkout would reject the item. */
  availability?: string;
}

const money = (minorUnits: number) => ({ currency: 'EUR', minorUnits });

/** The cart as the API sends it; each item costs €10.00. */
export const cartOf = (items: readonly Item[], minimum?: number) => {
  const entries = items.map(({ id, quantity = 1, productId = id, engraving, availability }) => ({
    id,
    productId: `product-${productId}`,
    sku: `sku-${productId}`,
    title: `Mug ${productId}`,
    productType: 'PHYSICAL',
    picture: null,
    optionValues: [
      { name: 'Glaze', value: 'Moss' },
      ...(engraving ? [{ name: 'Engraving', value: engraving, isEntered: true }] : []),
    ],
    quantity,
    unitPrice: money(1000),
    total: money(1000 * quantity),
    availability,
  }));
  const quantity = entries.reduce((sum, entry) => sum + entry.quantity, 0);
  return {
    id: 'cart',
    entries,
    totalQuantity: quantity,
    subtotalCents: quantity * 1000,
    subtotalAmount: money(quantity * 1000),
    minimumOrderSubtotal: minimum === undefined ? null : money(minimum),
  };
};

export type Cart = HTMLElementTagNameMap['site-cart'];

export const root = (element: Cart) => element.shadowRoot!;
export const part = <T extends HTMLElement>(element: Cart, name: string, index = 0): T =>
  root(element).querySelectorAll<T>(`[part~="${name}"]`)[index]!;
export const text = (element: Cart, selector: string): string =>
  root(element).querySelector(selector)?.textContent?.trim() ?? '';
export const focused = (element: Cart) => root(element).activeElement;
