/** Route that renders a widget again. */
import * as v from 'valibot';
import { isRecord, readString } from '../../core/read';
import { CrumbFailureSchema, FailureSchema } from '../../core/wire/failure';
import {
  type Widget,
  WidgetRenderingSchema,
  WidgetRequestSchema,
  WidgetSchema,
} from '../../core/wire/widget';
import { readSummarySettings } from '../domain/summary-settings';
import { FORM } from '../http/body';
import { fromCall } from '../http/call-route';
import type { Deps } from '../http/context';
import { HttpError } from '../http/errors';
import { parseJson } from '../http/json';
import { getReadDatabase } from '../http/read-database';
import { type Route, route } from '../http/route';
import type { Markup } from '../pages/page';
import { renderItemsWidget, renderProductWidget, renderSummaryWidget } from '../pages/widget';
import { findContentCollection } from '../stores/content-collections';
import { getOrder, listItems } from '../stores/content-items';
import { listProducts } from '../stores/products';
import { findShopSettings } from '../stores/shop-settings';
import { withCommentCounts } from './comment-counts';

type Draw = (deps: Deps, widget: Widget, collectionId: string) => Promise<Markup>;

/** Block types that the server can render, by number and name. The request selects one; it never contains markup. */
const WIDGETS: Readonly<Record<string, Draw>> = {
  20: drawSummary,
  55: drawSummary,
  summary: drawSummary,
  43: drawProduct,
  product: drawProduct,
};

export function widgetRoutes(deps: Deps): Route[] {
  return [
    route(
      {
        ...fromCall('widgetRendering'),
        tag: 'widget',
        summary: 'HTML of a block, rendered from the content of the site.',
        description:
          'Our server draws summaries (20, 55) of its collections and its shop (collection `products`, or none), and products (43; `value.productId`). Settings of a summary: `design`, `pageSize` or `limit`, `filter.tag`, `filter.category`, `showPastOrUpcomingEvents`.',
        guard: 'crumb',
        limit: 'read',
        bodies: { [FORM]: WidgetRequestSchema },
        responses: {
          200: { description: 'The HTML.', schema: WidgetRenderingSchema },
          400: {
            description: 'widgetJSON cannot be read, or the crumb is wrong.',
            schema: v.union([CrumbFailureSchema, FailureSchema]),
          },
          404: { description: 'This widget is not supported.', schema: FailureSchema },
        },
      },
      async ({ c, body }) => {
        const widget = v.safeParse(WidgetSchema, parseJson(body.widgetJSON));
        if (!widget.success) throw new HttpError(400, 'widgetJSON: must be JSON of { type, id, value }.');
        const type = String(widget.output.type).toLowerCase();
        const draw = Object.hasOwn(WIDGETS, type) ? WIDGETS[type] : undefined;
        if (!draw) throw new HttpError(404, 'This widget is not supported.');
        const html = String(
          await draw({ ...deps, reads: getReadDatabase(c, deps) }, widget.output, body.collectionId ?? ''),
        );
        return c.json({ data: { html } });
      },
    ),
  ];
}

/** Posts or events of a collection (SUM-001, SUM-005), or products; empty for an unknown collection. */
async function drawSummary(deps: Deps, widget: Widget, collectionId: string): Promise<Markup> {
  const { db, reads, site, clock } = deps;
  const settings = readSummarySettings(widget.value);
  const { limit, tags, categories, when, design } = settings;
  if (collectionId === '' || collectionId === 'products') {
    const products = await listProducts(db, site.id, site.currency);
    return renderSummaryWidget(products.slice(0, limit), site.locale);
  }
  const collection = await findContentCollection(reads, site.id, collectionId);
  if (!collection) return renderSummaryWidget([], site.locale);
  const { timeZone } = await findShopSettings(reads, site.id);
  const isEvents = collection.kind === 'events';
  const items = await listItems(reads, site.id, collection, {
    filter: { tags, categories, when: isEvents ? when : undefined },
    order: getOrder(collection, isEvents && when === 'upcoming' ? 'oldest' : 'newest'),
    limit,
    now: clock(),
    timeZone,
  });
  const counted = await withCommentCounts(deps, items);
  return renderItemsWidget(counted, { collection, timeZone, locale: site.locale }, design);
}

async function drawProduct({ db, site }: Deps, widget: Widget): Promise<Markup> {
  const id = readString(getSettings(widget).productId);
  const product = (await listProducts(db, site.id, site.currency)).find((one) => one.id === id);
  if (!product) throw new HttpError(404, 'This product does not exist.');
  return renderProductWidget(product, site.locale);
}

const getSettings = ({ value }: Widget): Record<string, unknown> => (isRecord(value) ? value : {});
