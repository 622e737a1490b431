/** Owner pages of orders: list, order, actions, export. */
import * as v from 'valibot';
import { FailureSchema } from '../../core/wire/failure';
import { getOrderNumber, type OrderState } from '../domain/order';
import { createOrderRows, ORDER_COLUMNS } from '../domain/order-table';
import { takePage } from '../domain/take-page';
import { FORM } from '../http/body';
import type { Deps } from '../http/context';
import { HttpError } from '../http/errors';
import { type Route, route } from '../http/route';
import { changeOrder, type OwnerAction } from '../orders/change-order';
import { ORDER_STATES, renderOrdersPage, renderOwnerOrder } from '../pages/owner-orders';
import { renderOwnerPage } from '../pages/owner-page';
import { allOrders, listOrderChanges, listOrders } from '../stores/order-list';
import { findOrder } from '../stores/orders';
import { isUuid } from '../stores/submission-list';
import { csvExportRoute } from './owner-export';
import { ownerSpecs, SHOWN, SIGN_IN } from './owner-spec';

const { OWNER } = ownerSpecs('orders');

/** Orders per page. */
const PAGE_SIZE = 25;

const PATH = '/config/orders';
const ActionSchema = v.object({ restock: v.optional(v.literal('yes')) });

const NOT_FOUND = { description: 'This order does not exist.', schema: FailureSchema };

export function ownerOrderRoutes(deps: Deps): Route[] {
  const actions: readonly OwnerAction[] = ['cancel', 'fulfill', 'refund'];
  return [
    listRoute(deps),
    exportRoute(deps),
    orderRoute(deps),
    ...actions.map((action) => actionRoute(deps, action)),
  ];
}

function listRoute(deps: Deps): Route {
  return route(
    {
      ...OWNER,
      method: 'GET',
      path: PATH,
      limit: 'read',
      summary: 'Owner page: orders.',
      query: { state: 'Only orders in this state.', before: 'The id of the last order of the page before.' },
      responses: { 200: SHOWN, 401: SIGN_IN },
    },
    async ({ c, query }) => {
      const { db, site } = deps;
      const [asked = '', from = ''] = [query('state'), query('before')];
      const state = Object.hasOwn(ORDER_STATES, asked) ? (asked as OrderState) : undefined;
      const before = isUuid(from) ? from : undefined;
      const found = await listOrders(db, site.id, { state, before, limit: PAGE_SIZE + 1 });
      const { rows: orders, last } = takePage(found, PAGE_SIZE);
      const next = last && `${PATH}?${new URLSearchParams({ ...(state && { state }), before: last.id })}`;
      const body = renderOrdersPage({ orders, state, next }, site.locale);
      return renderOwnerPage(c, deps, { title: 'Orders', section: PATH, body });
    },
  );
}

function orderRoute(deps: Deps): Route {
  return route(
    {
      ...OWNER,
      method: 'GET',
      path: `${PATH}/:orderId`,
      limit: 'read',
      summary: 'Owner page: an order with its history.',
      responses: { 200: SHOWN, 401: SIGN_IN, 404: NOT_FOUND },
    },
    async ({ c, param }) => {
      const { db, site } = deps;
      const id = param('orderId');
      const order = isUuid(id) ? await findOrder(db, site.id, id) : undefined;
      if (!order) throw new HttpError(404, NOT_FOUND.description);
      const body = renderOwnerOrder(order, await listOrderChanges(db, site.id, id), site.locale);
      return renderOwnerPage(c, deps, { title: `Order ${getOrderNumber(id)}`, section: PATH, body });
    },
  );
}

function actionRoute(deps: Deps, action: OwnerAction): Route {
  return route(
    {
      ...OWNER,
      method: 'POST',
      path: `${PATH}/:orderId/${action}`,
      limit: 'write',
      summary: `Owner: ${action} an order.`,
      bodies: { [FORM]: ActionSchema },
      responses: {
        303: { description: 'Done; redirects to the order.' },
        401: SIGN_IN,
        404: NOT_FOUND,
        409: { description: 'The state of the order does not allow this.', schema: FailureSchema },
      },
    },
    async ({ c, param, body }) => {
      const id = param('orderId');
      const order = isUuid(id) ? await findOrder(deps.db, deps.site.id, id) : undefined;
      if (!order) throw new HttpError(404, NOT_FOUND.description);
      if (!(await changeOrder(deps, id, action, body.restock === 'yes')))
        throw new HttpError(409, 'The order has changed in the meantime. Please open it again.');
      return c.redirect(`${PATH}/${id}`, 303);
    },
  );
}

const exportRoute = (deps: Deps): Route =>
  csvExportRoute({
    area: 'orders',
    section: PATH,
    summary: 'Exports all orders as a streamed CSV file, newest first, one row per item.',
    file: 'orders.csv',
    columns: ORDER_COLUMNS,
    async *rows() {
      for await (const page of allOrders(deps.reads, deps.site.id)) yield page.flatMap(createOrderRows);
    },
  });
