/** Cart rules. Prices always come from the product table, never from the request. */
import {
  type Choice,
  findVariant,
  getOptions,
  isChoice,
  type OptionValue,
} from '../../core/commerce/options';
import type { TextField } from '../../core/commerce/text-fields';
import type { Cart, CartEntry, ProductType } from '../../core/wire/commerce';
import { MAX_ENTRY_QUANTITY } from '../../core/wire/commerce';
import type { Money } from '../../core/wire/money';
import type { Text } from '../languages/texts';

/** A value of an option; values entered by the buyer are marked. */
export interface EnteredValue extends OptionValue {
  isEntered?: true | undefined;
}

/** A stored cart entry. */
export interface StoredEntry {
  id: string;
  productId: string;
  sku: string;
  /** Title at the time the entry was added, in case the product is gone; missing in carts of earlier versions. */
  title?: string | undefined;
  quantity: number;
  /** Texts entered by the buyer; the same variant with other texts is another entry. */
  texts?: readonly OptionValue[] | undefined;
}

/** A stored cart. `created` is in milliseconds since 1970. */
export interface StoredCart {
  id: string;
  version: number;
  created: number;
  entries: StoredEntry[];
}

/** Current data of a purchasable variant. Cents are minor units of the site's currency. */
export interface Offer {
  productId: string;
  sku: string;
  title: string;
  productType: ProductType;
  picture: string | null;
  optionValues: EnteredValue[];
  priceCents: number;
  salePriceCents: number | null;
  onSale: boolean;
  qtyInStock: number;
  unlimited: boolean;
  /** Subscription plan, as stored; null or missing for a single purchase. */
  plan?: unknown;
  /** Fields that the buyer fills in. */
  textFields?: readonly TextField[];
}

/** The fields that identify an entry. */
type EntryKey = Pick<StoredEntry, 'productId' | 'sku' | 'texts'>;

/** Whether two entries are the same variant with the same texts. */
export const isSameEntry = (a: EntryKey, b: EntryKey): boolean =>
  a.productId === b.productId &&
  a.sku === b.sku &&
  JSON.stringify(a.texts ?? []) === JSON.stringify(b.texts ?? []);

/** Adds to the entry of the same variant, or appends an entry. */
export function addEntry(entries: readonly StoredEntry[], added: StoredEntry): StoredEntry[] {
  const same = entries.find((entry) => isSameEntry(entry, added));
  if (!same) return [...entries, added];
  return setQuantity(entries, same.id, same.quantity + added.quantity);
}

/** Sets the quantity of an entry; 0 removes it. */
export function setQuantity(entries: readonly StoredEntry[], id: string, quantity: number): StoredEntry[] {
  return entries
    .map((entry) => (entry.id === id ? { ...entry, quantity } : entry))
    .filter((entry) => entry.quantity > 0);
}

/** Merges two carts by the larger quantity per variant, so that merging again changes nothing. */
export function mergeEntries(own: readonly StoredEntry[], added: readonly StoredEntry[]): StoredEntry[] {
  const kept = own.map((entry) => {
    const quantity = added.find((one) => isSameEntry(one, entry))?.quantity ?? 0;
    return { ...entry, quantity: Math.max(entry.quantity, quantity) };
  });
  return [...kept, ...added.filter((one) => !own.some((entry) => isSameEntry(one, entry)))];
}

/** Message for the visitor when the quantity is not available; undefined when it is. */
export function getRejection(offer: Offer, quantity: number, text: Text): string | undefined {
  const { title, qtyInStock } = offer;
  if (quantity > MAX_ENTRY_QUANTITY) return text('cart-page.atMost', { max: MAX_ENTRY_QUANTITY, title });
  if (offer.unlimited || quantity <= qtyInStock) return undefined;
  if (qtyInStock <= 0) return text('cart-page.soldOut', { title });
  return text('cart-page.onlyLeft', { count: qtyInStock, title });
}

/** An item that a visitor wants to add. Without `sku`, the chosen options select the variant. */
export interface RequestedItem {
  productId: string;
  sku?: string | undefined;
  choice: Choice;
  /** Entered texts by field name. */
  texts?: ReadonlyMap<string, string>;
  quantity: number;
  /** The quantity as entered. */
  quantityText?: string | undefined;
}

/** The variant that the visitor wants; a message for the visitor if the choice does not select one. */
export function findRequestedOffer(
  offers: readonly Offer[],
  { sku, choice }: Pick<RequestedItem, 'sku' | 'choice'>,
  text: Text,
): Offer | string | undefined {
  if (sku) return offers.find((offer) => offer.sku === sku);
  const found = findVariant(offers, choice);
  if (found || !offers[0]) return found;
  const missing = getOptions(offers).find(({ name }) => !choice.get(name) && isChoice(offers, name));
  const { title } = offers[0];
  if (missing) return text('cart-page.choose', { option: missing.name, title });
  return text('cart-page.notAvailableAs', { title, choice: [...choice.values()].join(', ') });
}

/** The values of the fields `option[<name>]`. */
export function readChoice(fields: readonly [string, string][]): Choice {
  return new Map(
    fields.flatMap(([field, value]) => {
      const name = /^option\[(.+)\]$/s.exec(field)?.[1];
      return name && value ? [[name, value] as const] : [];
    }),
  );
}

export function isInStock({ unlimited, qtyInStock }: Pick<Offer, 'unlimited' | 'qtyInStock'>): boolean {
  return unlimited || qtyInStock > 0;
}

/** Current price per piece. */
export function getUnitPrice(offer: Offer): number {
  return offer.onSale && offer.salePriceCents !== null ? offer.salePriceCents : offer.priceCents;
}

/** The documented cart response (document A, section 3). Entries whose product no longer exists are omitted. */
export function toCartResponse(
  cart: StoredCart | undefined,
  offers: readonly Offer[],
  site: { id: string; currency: string; minimumSubtotal: number },
): Cart {
  const entries = (cart?.entries ?? []).flatMap((entry) => {
    const offer = offers.find((o) => o.sku === entry.sku && o.productId === entry.productId);
    return offer ? [toCartEntry(entry, offer, site.currency)] : [];
  });
  const subtotalCents = sum(entries.map((entry) => entry.total.minorUnits));
  const types = entries.map((entry) => entry.productType);
  return {
    ...emptyLists(),
    id: cart?.id ?? '',
    websiteId: site.id,
    orderId: '',
    created: cart?.created ?? null,
    version: cart?.version ?? 0,
    isPurchased: false,
    entries,
    subtotalCents,
    taxCents: 0,
    shippingCostCents: 0,
    discountCents: 0,
    grandTotalCents: subtotalCents,
    totalQuantity: sum(entries.map((entry) => entry.quantity)),
    subtotalAmount: money(subtotalCents, site.currency),
    minimumOrderSubtotal: site.minimumSubtotal > 0 ? money(site.minimumSubtotal, site.currency) : null,
    hasDigital: types.includes('DIGITAL'),
    purelyDigital: types.length > 0 && types.every((type) => type === 'DIGITAL'),
    requiresShipping: types.includes('PHYSICAL'),
  };
}

function toCartEntry(entry: StoredEntry, offer: Offer, currency: string): CartEntry {
  const unit = getUnitPrice(offer);
  return {
    id: entry.id,
    productId: entry.productId,
    sku: entry.sku,
    title: offer.title,
    productType: offer.productType,
    picture: offer.picture,
    optionValues: offer.optionValues.concat(toEntered(entry)),
    quantity: entry.quantity,
    unitPrice: money(unit, currency),
    total: money(unit * entry.quantity, currency),
  };
}

/** The entered texts among the values of an order line. */
export const fromEntered = (values: readonly EnteredValue[]): OptionValue[] =>
  values.filter(({ isEntered }) => isEntered).map(({ name, value }) => ({ name, value }));

/** The texts of an entry, marked so that they can be erased. */
export const toEntered = ({ texts = [] }: Pick<StoredEntry, 'texts'>): EnteredValue[] =>
  texts.map((text) => ({ ...text, isEntered: true }));

function emptyLists() {
  return {
    shippingOptions: [],
    selectedShippingOption: null,
    shippingLocation: null,
    applicableTaxRules: [],
    coupons: [],
    validCoupons: [],
    invalidCoupons: [],
  };
}

function money(minorUnits: number, currency: string): Money {
  return { currency, minorUnits };
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, n) => total + n, 0);
}
