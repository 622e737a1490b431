// Determines the source of the widget and the layout of a block.
import type { Provider } from './reservation.types';

/** A container that is wider, in CSS px, gets the wide theme (RSV-003). */
const WIDE_THRESHOLD = 850;

/** A Tock block of at most this width, in CSS px, has the columns layout (RSV-005). */
const COLUMNS_WIDTH = 750;

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
