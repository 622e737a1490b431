// Generated SKUs: `SQ` and seven digits (PRD-023).

/** Number of different generated SKUs. */
export const GENERATED_SKU_COUNT = 10_000_000;

/** @param number integer from 0 to `GENERATED_SKU_COUNT` - 1 */
export const formatGeneratedSku = (number: number): string => `SQ${String(number).padStart(7, '0')}`;
