/** Call that lists the items of a month, for calendars. */

import { getMonth, parseMonth } from '../../core/content/month';
import { toMonthItem } from '../../core/content/month-item';
import { ItemsByMonthSchema } from '../../core/wire/content';
import { FailureSchema } from '../../core/wire/failure';
import { fromCall } from '../http/call-route';
import type { Deps } from '../http/context';
import { HttpError } from '../http/errors';
import { getReadDatabase } from '../http/read-database';
import { type Route, route } from '../http/route';
import { findContentCollection } from '../stores/content-collections';
import { listItems } from '../stores/content-items';
import { findShopSettings } from '../stores/shop-settings';

/** Maximum number of items in the response for a month. */
const MAX_ITEMS = 500;

export const contentRoutes = (deps: Deps): Route[] => [
  route(
    {
      ...fromCall('itemsByMonth'),
      tag: 'content',
      summary: 'Events or posts of a month in the time zone of the site, in the order of their start.',
      description: 'The response for an unknown or empty collection is empty.',
      guard: 'open',
      limit: 'read',
      query: {
        month: 'MM-YYYY, also MM-YY and July-2025. By default the current month.',
        collectionId: 'Id of the collection.',
      },
      responses: {
        200: { description: 'Up to 500 items.', schema: ItemsByMonthSchema },
        400: { description: 'The month is malformed.', schema: FailureSchema },
      },
    },
    async ({ c, query }) => {
      const { site, clock } = deps;
      const reads = getReadDatabase(c, deps);
      const { timeZone } = await findShopSettings(reads, site.id);
      const month = query('month') ? parseMonth(query('month') ?? '') : getMonth(clock(), timeZone);
      if (!month) throw new HttpError(400, 'month: must be MM-YYYY, such as 07-2025.');
      const collection = await findContentCollection(reads, site.id, query('collectionId') ?? '');
      const items = collection
        ? await listItems(reads, site.id, collection, {
            filter: { month },
            order: 'oldest',
            limit: MAX_ITEMS,
            now: clock(),
            timeZone,
          })
        : [];
      return c.json(items.map(toMonthItem));
    },
  ),
];
