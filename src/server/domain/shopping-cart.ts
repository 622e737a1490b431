/** Converts a cart to the format of published sites. Pure. */
import { productTypes } from '../../core/entities/product-type';
import { fractionDigits, toDecimal } from '../../core/money';
import type { Cart, CartEntry } from '../../core/wire/commerce';
import type { ShoppingCart, ShoppingCartEntry } from '../../core/wire/shopping-cart';
import type { Offer } from './cart';

/** @param offers offers of the products in the cart */
export function toShoppingCart(cart: Cart, offers: readonly Offer[]): ShoppingCart {
  return {
    id: cart.id,
    websiteId: cart.websiteId,
    created: cart.created ?? 0,
    entries: cart.entries.flatMap((entry) => {
      const offer = offers.find((one) => one.productId === entry.productId && one.sku === entry.sku);
      return offer ? [toEntry(entry, offer)] : [];
    }),
    shippingOptions: cart.shippingOptions,
    coupons: cart.coupons,
    validCoupons: cart.validCoupons,
    invalidCoupons: cart.invalidCoupons,
    subtotalCents: cart.subtotalCents,
    taxCents: cart.taxCents,
    shippingCostCents: cart.shippingCostCents,
    discountCents: cart.discountCents,
    grandTotalCents: cart.grandTotalCents,
    totalQuantity: cart.totalQuantity,
    hasDigital: cart.hasDigital,
    purelyDigital: cart.purelyDigital,
    requiresShipping: cart.requiresShipping,
  };
}

function toEntry(entry: CartEntry, offer: Offer): ShoppingCartEntry {
  const { currency, minorUnits } = entry.unitPrice;
  const { sku, onSale, unlimited, qtyInStock, priceCents } = offer;
  return {
    id: entry.id,
    itemId: entry.productId,
    item: { price: { currency, value: toDecimal(minorUnits, fractionDigits(currency)) } },
    title: entry.title,
    quantity: entry.quantity,
    purchasePriceCents: minorUnits,
    nonSalePriceCents: priceCents,
    chosenVariant: {
      sku,
      optionValues: entry.optionValues.map(({ name, value }) => ({ optionName: name, value })),
      price: priceCents,
      salePrice: offer.salePriceCents ?? 0,
      onSale,
      unlimited,
      qtyInStock,
    },
    productType: productTypes.indexOf(entry.productType) + 1,
    subTotal: entry.total.minorUnits,
  };
}
