// Reads what a page says of selling its products: whether low stock is shown, and what can be paid in installments.
import { parseJson } from '../json';
import { readNumber, readRecord, readString } from '../read';

/** The options of `<site-product>` with the same names. */
export interface SaleOptions {
  readonly lowStock: number;
  readonly installments: number;
  readonly installmentMin: number;
  readonly installmentMax: number;
}

/** Providers in order of preference, and their number of payments; 0 if it depends on the country. */
const PROVIDERS = [
  ['afterPay', 4],
  ['klarna', 0],
] as const;

/**
 * Completes the options of an element by what the page says. Options that are set win, but stock that the page hides stays
 * hidden.
 * @param json the product as templates print it, maybe with `productMerchandisingContext`
 * @param printed such a context on its own, as JSON: settings by product id
 */
export function applyMerchandising(
  options: SaleOptions & { readonly productId: string },
  json: unknown,
  printed: string | undefined,
): SaleOptions {
  const { lowStock, installments, installmentMin, installmentMax, productId } = options;
  const { item, itemId, id, productMerchandisingContext } = readRecord(json) ?? {};
  const ids = [productId, itemId, readRecord(item)?.id, id];
  const settings = findSettings(productMerchandisingContext ?? parseJson(printed), ids.map(readString));
  const provider = readProvider(settings);
  return {
    lowStock: settings.scarcityEnabled === false ? 0 : lowStock,
    installments: installments || provider.count,
    installmentMin: installmentMin || provider.min,
    installmentMax: installmentMax || provider.max,
  };
}

/** Those of the product or, if its id is unknown there, the only ones. */
function findSettings(json: unknown, ids: readonly string[]): Readonly<Record<string, unknown>> {
  const contexts = Object.entries(readRecord(json) ?? {});
  const own = contexts.find(([id]) => ids.includes(id)) ?? (contexts.length === 1 ? contexts[0] : undefined);
  return readRecord(own?.[1]) ?? {};
}

/** Limits are in minor units; without a highest amount, the provider is not set up. */
function readProvider(settings: Readonly<Record<string, unknown>>) {
  for (const [name, count] of PROVIDERS) {
    const max = readNumber(settings[`${name}Max`]);
    if (settings[`${name}Available`] !== false && max > 0)
      return { count, min: readNumber(settings[`${name}Min`]), max };
  }
  return { count: 0, min: 0, max: 0 };
}
