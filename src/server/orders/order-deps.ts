/** Dependencies of the order use cases. */
import { UUID7_RANDOM_BYTES, uuid7 } from '../../core/uuid7';
import type { Db, Queryable } from '../db/db';
import { signOrderLink } from '../domain/checkout-token';
import type { Order } from '../domain/order';
import type { OrderKind } from '../domain/order-kind';
import type { ShopSettings } from '../domain/shop-settings';
import type { Secrets } from '../domain/signing';
import type { PaymentProvider } from '../payments/payment-provider';
import type { ChangeStamp } from '../stores/orders';
import { findShopSettings } from '../stores/shop-settings';
import { type Site, withLocale } from '../stores/sites';

export interface OrderDeps {
  db: Db;
  site: Site;
  secrets: Secrets;
  /** The first one takes new payments; the others finish older ones. */
  payments: readonly [PaymentProvider, ...PaymentProvider[]];
  jobs: { notify(): void };
  siteUrl(): string;
  /** Counts paid orders, for metrics. */
  count(what: 'order'): void;
  /** Milliseconds since 1970. */
  clock(): number;
  random(bytes: number): Uint8Array;
}

/** Path of the order page, signed. */
export function getOrderPath(
  { secrets, site }: Pick<OrderDeps, 'secrets' | 'site'>,
  orderId: string,
): string {
  return `/commerce/orders/${orderId}?token=${signOrderLink(secrets, site.id, orderId)}`;
}

/** Absolute link to the order page. */
export function getOrderUrl(deps: OrderDeps, { id }: Pick<Order, 'id'>): string {
  return `${deps.siteUrl()}${getOrderPath(deps, id)}`;
}

/** The dependencies, with the language in which the order was placed. */
export function inOrderLanguage<D extends Pick<OrderDeps, 'site'>>(
  deps: D,
  { details: { locale } }: Pick<Order, 'details'>,
): D {
  return locale ? { ...deps, site: withLocale(deps.site, locale) } : deps;
}

/** The settings of the shop; without a payment provider that takes new payments, the shop is closed. */
export async function findEffectiveSettings(
  db: Queryable,
  { site, payments }: Pick<OrderDeps, 'site' | 'payments'>,
): Promise<ShopSettings> {
  const settings = await findShopSettings(db, site.id);
  return { ...settings, closed: settings.closed || !payments[0].isOpen };
}

/** The minimum applies to carts. */
export function getKindSettings(settings: ShopSettings, kind: OrderKind): ShopSettings {
  return kind === 'cart' ? settings : { ...settings, minimumSubtotal: 0 };
}

export function createId({ clock, random }: Pick<OrderDeps, 'clock' | 'random'>): string {
  return uuid7(clock(), random(UUID7_RANDOM_BYTES));
}

export function createStamp(deps: OrderDeps): ChangeStamp {
  return { id: createId(deps), now: deps.clock() };
}
