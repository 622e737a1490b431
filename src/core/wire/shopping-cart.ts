/** The cart on the wire in the format of published sites, which would discard the cart if a value were null. */
import * as v from 'valibot';
import { AddCartItemSchema } from './commerce';
import { MinorUnitsSchema } from './money';

/** Response of `GET /api/commerce/shopping-cart`. Amounts are minor units of the site's currency. */
export type ShoppingCart = v.InferOutput<typeof ShoppingCartSchema>;

export type ShoppingCartEntry = v.InferOutput<typeof ShoppingCartEntrySchema>;

/** Published sites send null for a product without variants, and the values of a product's custom form as text. */
export const AddShoppingCartEntrySchema = v.object({
  itemId: v.string(),
  sku: v.nullish(AddCartItemSchema.entries.sku.wrapped),
  quantity: AddCartItemSchema.entries.quantity,
  additionalFields: v.pipe(v.nullish(v.unknown()), v.description('Ignored: products have no custom forms.')),
});

const DecimalMoneySchema = v.object({
  currency: v.string(),
  value: v.pipe(v.string(), v.description('A decimal number such as "5.00".')),
});

export const ShoppingCartEntrySchema = v.object({
  id: v.string(),
  itemId: v.string(),
  item: v.object({ price: DecimalMoneySchema }),
  title: v.string(),
  quantity: v.number(),
  purchasePriceCents: MinorUnitsSchema,
  nonSalePriceCents: MinorUnitsSchema,
  chosenVariant: v.object({
    sku: v.string(),
    optionValues: v.array(v.object({ optionName: v.string(), value: v.string() })),
    price: MinorUnitsSchema,
    salePrice: v.pipe(MinorUnitsSchema, v.description('0 if there is no sale price.')),
    onSale: v.boolean(),
    unlimited: v.boolean(),
    qtyInStock: v.number(),
  }),
  productType: v.pipe(v.number(), v.description('1 physical, 2 digital, 3 service, 4 gift card, 5 paywall.')),
  subTotal: MinorUnitsSchema,
});

export const ShoppingCartSchema = v.object({
  id: v.string(),
  websiteId: v.string(),
  created: v.number(),
  entries: v.array(ShoppingCartEntrySchema),
  shippingOptions: v.array(v.unknown()),
  coupons: v.array(v.unknown()),
  validCoupons: v.array(v.unknown()),
  invalidCoupons: v.array(v.unknown()),
  subtotalCents: MinorUnitsSchema,
  taxCents: MinorUnitsSchema,
  shippingCostCents: MinorUnitsSchema,
  discountCents: MinorUnitsSchema,
  grandTotalCents: MinorUnitsSchema,
  totalQuantity: v.number(),
  hasDigital: v.boolean(),
  purelyDigital: v.boolean(),
  requiresShipping: v.boolean(),
});

/** Response of `POST /api/commerce/shopping-cart/entries`. */
export const AddedShoppingCartEntrySchema = v.object({
  newlyAdded: ShoppingCartEntrySchema,
  shoppingCart: ShoppingCartSchema,
});
