/** Owner routes for visits by day and the retention of events. */

import type { FieldErrors, Fields } from '../domain/catalog-input';
import { parseEventSettings, readEventSettings } from '../domain/event-settings';
import type { Ctx, Deps } from '../http/context';
import { type Route, route } from '../http/route';
import { renderOwnerPage } from '../pages/owner-page';
import { PATH, renderVisitsPage } from '../pages/owner-visits';
import { readAnalytics } from '../stores/analytics';
import { putDocument, readDocument } from '../stores/site-documents';
import { ownerSpecs, REFUSED, SAVED, SHOWN, SIGN_IN } from './owner-spec';

const { READ, WRITE } = ownerSpecs('site');

/** Number of days shown. */
const DAYS = 30;
const DAY_MS = 24 * 3_600_000;

export function ownerVisitsRoutes(deps: Deps): Route[] {
  return [
    route(
      {
        ...READ,
        path: PATH,
        summary: 'Owner page: views, events, errors and speed by day.',
        responses: { 200: SHOWN, 401: SIGN_IN },
      },
      ({ c }) => showVisits(c, deps),
    ),
    route(
      {
        ...WRITE,
        path: `${PATH}/settings`,
        summary: 'Owner: changes how long single events are kept.',
        description: '`retentionDays`: empty for ever.',
        responses: { 303: SAVED, 401: SIGN_IN, 422: REFUSED },
      },
      async ({ c, body }) => {
        const { value, errors } = readEventSettings(body);
        if (!value) return showVisits(c, deps, { values: body, errors });
        await putDocument(deps.db, deps.site.id, 'events', value);
        return c.redirect(PATH, 303);
      },
    ),
  ];
}

async function showVisits(
  c: Ctx,
  deps: Deps,
  refused?: { values: Fields; errors: FieldErrors },
): Promise<Response> {
  const { db, reads, site } = deps;
  const days = Array.from({ length: DAYS }, (_, at) =>
    new Date(deps.clock() - (DAYS - 1 - at) * DAY_MS).toISOString().slice(0, 10),
  );
  const [analytics, stored] = await Promise.all([
    readAnalytics(db, reads, site.id, days[0] ?? ''),
    readDocument(db, site.id, 'events'),
  ]);
  const values = { retentionDays: String(parseEventSettings(stored).retentionDays ?? '') };
  const settings = { prefix: 'settings-', ...(refused ?? { values, errors: {} }) };
  const body = renderVisitsPage({ days, ...analytics, settings }, site.locale);
  return renderOwnerPage(c, deps, { title: 'Visits', section: PATH, body }, refused ? 422 : 200);
}
