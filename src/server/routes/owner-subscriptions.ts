/** Owner pages of subscriptions: list and cancellation. */
import * as v from 'valibot';
import { FailureSchema } from '../../core/wire/failure';
import { takePage } from '../domain/take-page';
import { FORM } from '../http/body';
import type { Deps } from '../http/context';
import { HttpError } from '../http/errors';
import { type Route, route } from '../http/route';
import { cancelSubscription } from '../orders/subscriptions';
import { renderOwnerPage } from '../pages/owner-page';
import { renderSubscriptionsPage } from '../pages/owner-subscriptions';
import { isUuid } from '../stores/submission-list';
import { findSubscription, listSubscriptions } from '../stores/subscriptions';
import { ownerSpecs, SHOWN, SIGN_IN } from './owner-spec';

const { OWNER } = ownerSpecs('orders');

/** Subscriptions per page. */
const PAGE_SIZE = 25;

const PATH = '/config/subscriptions';

const NOT_FOUND = { description: 'This subscription does not exist.', schema: FailureSchema };

export function ownerSubscriptionRoutes(deps: Deps): Route[] {
  return [
    route(
      {
        ...OWNER,
        method: 'GET',
        path: PATH,
        limit: 'read',
        summary: 'Owner page: subscriptions.',
        query: { before: 'The id of the last subscription of the page before.' },
        responses: { 200: SHOWN, 401: SIGN_IN },
      },
      async ({ c, query }) => {
        const from = query('before') ?? '';
        const before = isUuid(from) ? from : undefined;
        const found = await listSubscriptions(deps.db, deps.site.id, { before, limit: PAGE_SIZE + 1 });
        const { rows: subscriptions, last } = takePage(found, PAGE_SIZE);
        const next = last && `${PATH}?${new URLSearchParams({ before: last.id })}`;
        const body = renderSubscriptionsPage({ subscriptions, next }, deps.site.locale);
        return renderOwnerPage(c, deps, { title: 'Subscriptions', section: PATH, body });
      },
    ),
    route(
      {
        ...OWNER,
        method: 'POST',
        path: `${PATH}/:subscriptionId/cancel`,
        limit: 'write',
        summary: 'Owner: cancels a subscription; repeatable.',
        bodies: { [FORM]: v.object({}) },
        responses: { 303: { description: 'Done; redirects to the list.' }, 401: SIGN_IN, 404: NOT_FOUND },
      },
      async ({ c, param }) => {
        const id = param('subscriptionId');
        const known = isUuid(id) ? await findSubscription(deps.db, deps.site.id, id) : undefined;
        if (!known) throw new HttpError(404, NOT_FOUND.description);
        await cancelSubscription(deps, id);
        return c.redirect(PATH, 303);
      },
    ),
  ];
}
