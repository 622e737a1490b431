// Reads a product from JSON, in the shapes that templates print: a context with `product`, an item with
// `structuredContent`, a feed with `items`, or a bare list of variants.
import { isRecord, readArray, readBoolean, readNumber, readRecord, readString } from '../read';
import { findCurrency, type Json, type Offer, readOffers } from './offers';
import type { OptionValue } from './options';
import { readSwatches, type Swatches } from './swatches';

/** A variant that a visitor can buy. */
export interface Variant extends Offer {
  readonly qtyInStock: number;
  readonly unlimited: boolean;
  readonly optionValues: readonly OptionValue[];
  /** Prices of the subscriptions to the variant; the plans are in their JSON. */
  readonly priceOptions: readonly Offer[];
  /** Id or address of the variant's picture; empty if it has none. */
  readonly picture: string;
}

/** Product types by number or name. Gift cards are never on sale; gift cards and digital products never sell out. */
const GIFT_CARD = /^(?:4|GIFT_CARD)$/;
const UNLIMITED = /^(?:2|4|DIGITAL|GIFT_CARD)$/;

export interface Product {
  readonly isGiftCard: boolean;
  /** Valid variants; variants above the maximum price are dropped. */
  readonly variants: readonly Variant[];
  /** ISO 4217; empty if the JSON has none. */
  readonly currency: string;
  readonly isSubscription: boolean;
  readonly swatches: Swatches;
  /** Number of dropped variants. */
  readonly invalidCount: number;
  /** The JSON object that contains the variants. */
  readonly json: Json;
}

/** Null if the JSON contains no product. */
export function readProduct(data: unknown): Product | null {
  const json = findHolder(data);
  if (!json) return null;
  const type = readString(json.productType);
  const listed = readArray(json.variants);
  const currency = findCurrency([json, ...listed]);
  const names = readArray(json.variantAttributeNames ?? json.variantOptionOrdering).map(readString);
  // The price of a digital product is on the product itself (PRD-003).
  const offered = listed.length > 0 || !hasPrice(json) ? listed : [{ ...json, unlimited: true }];
  const variants = readOffers(offered, currency).map((offer) => readVariant(offer, names, type, currency));
  return {
    isGiftCard: GIFT_CARD.test(type),
    variants,
    currency,
    isSubscription: readBoolean(json.subscribable) || readBoolean(json.isSubscribable),
    swatches: readSwatches([json.swatches, ...listed.map((variant) => readRecord(variant)?.optionValues)]),
    invalidCount: offered.length - variants.length,
    json,
  };
}

function findHolder(json: unknown): Json | null {
  if (Array.isArray(json)) return { variants: json };
  if (!isRecord(json)) return null;
  const { items, item, product, structuredContent, variants } = json;
  if (Array.isArray(variants) && variants.length > 0) return { ...readRecord(structuredContent), ...json };
  for (const inner of [product, structuredContent, readArray(items)[0], item]) {
    const holder = isRecord(inner) ? findHolder(inner) : null;
    if (holder) return holder;
  }
  return hasPrice(json) ? json : null;
}

const hasPrice = ({ price, priceCents, priceMoney }: Json): boolean =>
  (price ?? priceCents ?? priceMoney) !== undefined;

function readVariant(offer: Offer, names: readonly string[], type: string, currency: string): Variant {
  const { json } = offer;
  const stock = readRecord(json.stock) ?? json;
  return {
    ...offer,
    onSale: offer.onSale && !GIFT_CARD.test(type),
    qtyInStock: Math.max(0, Math.floor(readNumber(stock.qtyInStock ?? stock.quantity))),
    unlimited: stock.unlimited === true || UNLIMITED.test(type),
    optionValues: readOptionValues(json, names),
    priceOptions: readOffers(readArray(json.pricingOptions), currency),
    picture: readPicture(json),
  };
}

function readOptionValues({ optionValues, attributes }: Json, names: readonly string[]): OptionValue[] {
  const listed: readonly unknown[] = Array.isArray(optionValues)
    ? optionValues
    : Object.entries(readRecord(attributes) ?? {}).map(([name, value]) => ({ name, value }));
  const pairs = listed.map((option) => {
    const { name, optionName, value } = readRecord(option) ?? {};
    return { name: readString(name ?? optionName), value: readString(value) };
  });
  const rank = ({ name }: OptionValue) => names.indexOf(name) + 1 || names.length + 1;
  return pairs.filter(({ name, value }) => name && value).sort((a, b) => rank(a) - rank(b));
}

function readPicture({ mainImageId, mainImage, picture }: Json): string {
  return readString(mainImageId) || readString(picture) || readString(readRecord(mainImage)?.assetUrl);
}
