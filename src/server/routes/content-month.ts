/** Reads the month of events that a page shows as a calendar. */
import type { ListFilter } from '../../core/content/list-address';
import { getMonth } from '../../core/content/month';
import type { Deps } from '../http/context';
import type { MonthOfEvents } from '../pages/content-calendar';
import type { CollectionView } from '../pages/content-page';
import { listItems } from '../stores/content-items';

/** Maximum number of events in a month. */
const MAX_ITEMS = 500;

/** The month of the filter, or the current one on the first page of all events; undefined for other lists. */
export async function readMonth(
  { reads, site, clock }: Deps,
  { collection, timeZone }: CollectionView,
  { month, category, tag, author, past, page = 1 }: ListFilter,
): Promise<MonthOfEvents | undefined> {
  if (collection.kind !== 'events' || category || tag || author || past || page > 1) return undefined;
  const now = clock();
  const shown = month ?? getMonth(now, timeZone);
  const items = await listItems(reads, site.id, collection, {
    filter: { month: shown },
    order: 'oldest',
    limit: MAX_ITEMS,
    now,
    timeZone,
  });
  return { month: shown, items, now };
}
