// Determines the provider of a block.
import { BlockType } from '../../core/enums/block-types';
import type { Provider } from './reservation.types';

/** By block type of a published site (RSV-007). */
export const PROVIDERS: ReadonlyMap<number, Provider> = new Map([
  [BlockType.openTable, 'opentable'],
  [BlockType.openTableV2, 'opentable'],
  [BlockType.tock, 'tock'],
]);

/**
 * OpenTable's host names, one per country, and their subdomains; others may belong to anyone. The page port allows scripts
 * from the same ones.
 */
const OPENTABLE = /(^|\.)opentable\.(com(\.(au|mx|tw))?|co\.(th|uk)|ae|ca|de|es|fr|hk|ie|it|jp|nl|sg)$/;

/**
 * @param blockType of a published site (RSV-007); empty if there is none
 * @param host of the link
 */
export function inferProvider(blockType: string, host = ''): Provider | undefined {
  const provider = PROVIDERS.get(Number(blockType));
  if (provider) return provider;
  if (OPENTABLE.test(host)) return 'opentable';
  return /(^|\.)exploretock\.com$/.test(host) ? 'tock' : undefined;
}
