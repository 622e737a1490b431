/** Route that renders a widget again. */
import * as v from 'valibot';
import { isRecord, readNumber, readString } from '../../core/read';
import { CrumbFailureSchema, FailureSchema } from '../../core/wire/failure';
import {
  type Widget,
  WidgetRenderingSchema,
  WidgetRequestSchema,
  WidgetSchema,
} from '../../core/wire/widget';
import { fromCall } from '../http/call-route';
import type { Deps } from '../http/context';
import { HttpError } from '../http/errors';
import { parseJson } from '../http/json';
import { type Route, route } from '../http/route';
import type { Markup } from '../pages/page';
import { renderProductWidget, renderSummaryWidget } from '../pages/widget';
import { listProducts } from '../stores/products';

type Draw = (deps: Deps, widget: Widget, collectionId: string) => Promise<Markup>;

/** Block types rendered here, by number and name. The request selects one; it never contains markup. */
const WIDGETS: Readonly<Record<string, Draw>> = {
  20: drawSummary,
  55: drawSummary,
  summary: drawSummary,
  43: drawProduct,
  product: drawProduct,
};

/** Default and maximum number of items in a summary. */
const ITEMS = 10;
const MAX_ITEMS = 30;

export function widgetRoutes(deps: Deps): Route[] {
  return [
    route(
      {
        ...fromCall('widgetRendering'),
        tag: 'widget',
        summary: 'HTML of a block, rendered from the content of the site.',
        about:
          'Our server draws summaries (20, 55) and products (43; `value.productId`) of its shop. `value.limit` is the number of items.',
        guard: 'crumb',
        limit: 'read',
        bodies: { 'application/x-www-form-urlencoded': WidgetRequestSchema },
        answers: {
          200: { about: 'The HTML.', schema: WidgetRenderingSchema },
          400: {
            about: 'widgetJSON cannot be read, or the crumb is wrong.',
            schema: v.union([CrumbFailureSchema, FailureSchema]),
          },
          404: { about: 'This widget is not supported.', schema: FailureSchema },
        },
      },
      async ({ c, body }) => {
        const widget = v.safeParse(WidgetSchema, parseJson(body.widgetJSON));
        if (!widget.success) throw new HttpError(400, 'widgetJSON: must be JSON of { type, id, value }.');
        const type = String(widget.output.type).toLowerCase();
        const draw = Object.hasOwn(WIDGETS, type) ? WIDGETS[type] : undefined;
        if (!draw) throw new HttpError(404, 'This widget is not supported.');
        const html = String(await draw(deps, widget.output, body.collectionId ?? ''));
        return c.json({ data: { html } });
      },
    ),
  ];
}

/** There is one collection; any other is empty. */
async function drawSummary({ db, site }: Deps, widget: Widget, collectionId: string): Promise<Markup> {
  const wanted = readNumber(getSettings(widget).limit, ITEMS);
  const isShop = collectionId === '' || collectionId === 'products';
  const products = isShop ? await listProducts(db, site.id, site.currency) : [];
  return renderSummaryWidget(products.slice(0, Math.min(Math.max(1, wanted), MAX_ITEMS)), site.locale);
}

async function drawProduct({ db, site }: Deps, widget: Widget): Promise<Markup> {
  const id = readString(getSettings(widget).productId);
  const product = (await listProducts(db, site.id, site.currency)).find((one) => one.id === id);
  if (!product) throw new HttpError(404, 'This product does not exist.');
  return renderProductWidget(product, site.locale);
}

const getSettings = ({ value }: Widget): Record<string, unknown> => (isRecord(value) ? value : {});
