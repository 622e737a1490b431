// Reads the merchandising settings of a page: whether low stock is shown, and which prices can be paid in installments.
import { parseJson } from '../json';
import { readNumber, readRecord, readString } from '../read';

/** The options of `<site-product>` with the same names. */
export interface SaleOptions {
  readonly lowStock: number;
  readonly installments: number;
  readonly installmentMin: number;
  readonly installmentMax: number;
}

/** Providers in order of preference, with their number of payments; 0 if it depends on the country. */
const PROVIDERS = [
  ['afterPay', 4],
  ['klarna', 0],
] as const;

/**
 * Completes the options of an element with the settings of the page. Options of the element take precedence, but low stock
 * that the page hides stays hidden.
 * @param json the product as templates print it, optionally with `productMerchandisingContext`
 * @param printed a separate context as JSON: settings by product id
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

/** The settings of the product or, if the context does not contain its id, the only entry. */
function findSettings(json: unknown, ids: readonly string[]): Readonly<Record<string, unknown>> {
  const contexts = Object.entries(readRecord(json) ?? {});
  const own = contexts.find(([id]) => ids.includes(id)) ?? (contexts.length === 1 ? contexts[0] : undefined);
  return readRecord(own?.[1]) ?? {};
}

/** Limits are in minor units; a provider without a maximum amount is not set up. */
function readProvider(settings: Readonly<Record<string, unknown>>) {
  for (const [name, count] of PROVIDERS) {
    const max = readNumber(settings[`${name}Max`]);
    if (settings[`${name}Available`] !== false && max > 0)
      return { count, min: readNumber(settings[`${name}Min`]), max };
  }
  return { count: 0, min: 0, max: 0 };
}
