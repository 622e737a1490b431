/** Products and cart on the wire (cart facade of document A, section 3). The paths are not documented. */
import * as v from 'valibot';
import { MAX_QUANTITY, MAX_SKU_LENGTH } from '../commerce/product-limits';
import { MinorUnitsSchema, MoneySchema } from './money';

/** Documented as numbers; sent by name. */
export type ProductType = (typeof PRODUCT_TYPES)[number];

/** A purchasable variant. Every product has at least one. */
export type Variant = v.InferOutput<typeof VariantSchema>;

export type Product = v.InferOutput<typeof ProductSchema>;

/** Response of `GET /api/commerce/products`. */
export type ProductList = v.InferOutput<typeof ProductListSchema>;

/** One entry of the cart. */
export type CartEntry = v.InferOutput<typeof CartEntrySchema>;

/** The shopping cart facade, the response of every cart call. Amounts are integer minor units. */
export type Cart = v.InferOutput<typeof CartSchema>;

/** Body of `POST /api/commerce/cart/items`. A product with several variants needs `sku`. */
export type AddCartItem = v.InferOutput<typeof AddCartItemSchema>;

/** Body of `PUT /api/commerce/cart/items/:entryId`. A quantity of 0 removes the entry. */
export type ChangeCartItem = v.InferOutput<typeof ChangeCartItemSchema>;

export const PRODUCT_TYPES = ['PHYSICAL', 'DIGITAL', 'SERVICE', 'GIFT_CARD', 'PAYWALL'] as const;

/** Script-readable cookie, `1` while a cart exists. The cookie of the cart itself is HttpOnly (CRT-016). */
export const HAS_CART_COOKIE = 'ss_hasCart';

/** Maximum quantity of one entry. */
export const MAX_ENTRY_QUANTITY = MAX_QUANTITY;

export const VariantSchema = v.object({
  sku: v.string(),
  price: MoneySchema,
  salePrice: v.nullable(MoneySchema),
  onSale: v.boolean(),
  qtyInStock: v.number(),
  unlimited: v.pipe(v.boolean(), v.description('If true, `qtyInStock` is ignored.')),
  optionValues: v.array(v.object({ name: v.string(), value: v.string() })),
  picture: v.pipe(
    v.optional(v.string()),
    v.description('Address of the picture; missing if it is the picture of the product.'),
  ),
});

/** PRD-007. */
const SubscriptionPlanSchema = v.object({
  billingPeriod: v.object({ value: v.number(), unit: v.picklist(['WEEK', 'MONTH', 'YEAR']) }),
  numBillingCycles: v.pipe(v.number(), v.description('0 is indefinite.')),
});

export const ProductSchema = v.object({
  id: v.string(),
  title: v.string(),
  description: v.string(),
  productType: v.picklist(PRODUCT_TYPES),
  picture: v.pipe(
    v.nullable(v.string()),
    v.description('File name of the picture, without size and extension.'),
  ),
  variants: v.array(VariantSchema),
  isSubscribable: v.optional(v.boolean()),
  textFields: v.pipe(
    v.optional(v.array(v.object({ name: v.string(), required: v.boolean() }))),
    v.description('Text fields that the buyer fills in; missing if there are none.'),
  ),
  swatches: v.pipe(
    v.optional(
      v.array(
        v.object({
          name: v.string(),
          value: v.string(),
          color: v.optional(v.string()),
          picture: v.optional(v.string()),
        }),
      ),
    ),
    v.description('Colors and pictures of option values; missing if there are none.'),
  ),
  subscriptionPlan: v.pipe(
    v.optional(v.nullable(SubscriptionPlanSchema)),
    v.description('Null if the subscription is not available.'),
  ),
});

export const ProductListSchema = v.object({ products: v.array(ProductSchema) });

export const CartEntrySchema = v.object({
  id: v.string(),
  productId: v.string(),
  sku: v.string(),
  title: v.string(),
  productType: v.picklist(PRODUCT_TYPES),
  picture: v.nullable(v.string()),
  optionValues: v.pipe(
    v.array(v.object({ name: v.string(), value: v.string(), isEntered: v.optional(v.literal(true)) })),
    v.description('Option values, and the text fields that the buyer has filled in.'),
  ),
  quantity: v.number(),
  unitPrice: MoneySchema,
  total: MoneySchema,
  availability: v.pipe(
    v.optional(v.string()),
    v.description('Human-readable reason why the checkout would reject this entry; missing if it would not.'),
  ),
});

export const CartSchema = v.object({
  id: v.pipe(v.string(), v.description('Empty until an item has been added.')),
  websiteId: v.string(),
  orderId: v.string(),
  created: v.pipe(v.nullable(v.number()), v.description('Milliseconds since 1970.')),
  version: v.pipe(v.number(), v.description('Increases with every change.')),
  isPurchased: v.boolean(),
  entries: v.array(CartEntrySchema),
  shippingOptions: v.array(v.unknown()),
  selectedShippingOption: v.nullable(v.unknown()),
  shippingLocation: v.nullable(v.unknown()),
  applicableTaxRules: v.array(v.unknown()),
  coupons: v.array(v.unknown()),
  validCoupons: v.array(v.unknown()),
  invalidCoupons: v.array(v.unknown()),
  subtotalCents: MinorUnitsSchema,
  taxCents: MinorUnitsSchema,
  shippingCostCents: MinorUnitsSchema,
  discountCents: MinorUnitsSchema,
  grandTotalCents: MinorUnitsSchema,
  totalQuantity: v.number(),
  subtotalAmount: MoneySchema,
  minimumOrderSubtotal: v.pipe(
    v.nullable(MoneySchema),
    v.description('Minimum subtotal for the checkout; null if there is none.'),
  ),
  hasDigital: v.boolean(),
  purelyDigital: v.boolean(),
  requiresShipping: v.boolean(),
});

const quantity = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(MAX_ENTRY_QUANTITY));

/** Header with an id from the client, so that a retried request adds the item only once. */
export const ADD_ID_HEADER = 'Add-To-Cart-Id';

export const AddCartItemSchema = v.object({
  productId: v.string(),
  sku: v.optional(v.pipe(v.string(), v.maxLength(MAX_SKU_LENGTH))),
  quantity: v.optional(v.pipe(quantity, v.minValue(1)), 1),
  texts: v.pipe(
    v.optional(v.record(v.string(), v.string())),
    v.description('Texts that the buyer has entered, by the name of the product’s field.'),
  ),
});

export const ChangeCartItemSchema = v.object({ quantity });
