// Determines the widget of a block, its source and its layout.
import { BlockType } from '../../core/enums/block-types';
import type { Provider } from './reservation.types';

/** A container that is wider, in CSS px, gets the wide theme (RSV-003). */
const WIDE_THRESHOLD = 850;

/** A Tock block of at most this width, in CSS px, has the columns layout (RSV-005). */
const COLUMNS_WIDTH = 750;

/** By block type of a published site (RSV-007). */
export const PROVIDERS: ReadonlyMap<number, Provider> = new Map([
  [BlockType.openTable, 'opentable'],
  [BlockType.openTableV2, 'opentable'],
  [BlockType.tock, 'tock'],
]);

/** OpenTable's host names, one per country, and their subdomains; others may belong to anyone. */
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

/** URL of the script when the page has been initialised before (RSV-003). @param width of the container in CSS px */
export function buildReloadUrl(scriptUrl: string, width: number): string {
  const url = new URL(scriptUrl);
  url.searchParams.set('iframe', 'true');
  url.searchParams.set('overlay', 'false');
  url.searchParams.set('theme', width > WIDE_THRESHOLD ? 'wide' : 'standard');
  return url.href;
}

/** @param width of the block in CSS px */
export const hasColumns = (provider: Provider | undefined, width: number): boolean =>
  provider === 'tock' && width <= COLUMNS_WIDTH;
