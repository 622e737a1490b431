/** Owner routes for visits by day and the retention of events. */
import type { Queryable } from '../db/db';
import type { Fields } from '../domain/catalog-input';
import { parseEventSettings, readEventSettings } from '../domain/event-settings';
import { withVersion } from '../domain/form-version';
import type { Ctx, Deps } from '../http/context';
import { type Route, route } from '../http/route';
import { renderOwnerPage } from '../pages/owner-page';
import { PATH, renderVisitsPage } from '../pages/owner-visits';
import { readAnalytics } from '../stores/analytics';
import { putDocument, readDocument } from '../stores/site-documents';
import { type Entered, getFormStatus, saveForm } from './owner-edit';
import { CHANGED, ownerSpecs, REFUSED, SAVED, SHOWN, SIGN_IN } from './owner-spec';

const { READ, WRITE } = ownerSpecs('activity');

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
        responses: { 303: SAVED, 401: SIGN_IN, 409: CHANGED, 422: REFUSED },
      },
      async ({ c, body }) => {
        const { value, errors } = readEventSettings(body);
        if (!value) return showVisits(c, deps, { values: body, errors });
        const form = { key: 'events', read: (tx: Queryable) => findFields(tx, deps.site.id) };
        const { conflict } = await saveForm(deps, form, body, (tx) =>
          putDocument(tx, deps.site.id, 'events', value),
        );
        return conflict ? showVisits(c, deps, conflict) : c.redirect(PATH, 303);
      },
    ),
  ];
}

async function showVisits(c: Ctx, deps: Deps, refused?: Entered): Promise<Response> {
  const { db, reads, site } = deps;
  const days = Array.from({ length: DAYS }, (_, at) =>
    new Date(deps.clock() - (DAYS - 1 - at) * DAY_MS).toISOString().slice(0, 10),
  );
  const [analytics, stored] = await Promise.all([
    readAnalytics(db, reads, site.id, days[0] ?? ''),
    findFields(db, site.id),
  ]);
  const settings = { prefix: 'settings-', values: withVersion(stored), errors: {}, ...refused };
  const body = renderVisitsPage({ days, ...analytics, settings }, site.locale);
  return renderOwnerPage(c, deps, { title: 'Visits', section: PATH, body }, getFormStatus(refused));
}

/** The settings as the form shows them. */
async function findFields(db: Queryable, siteId: string): Promise<Fields> {
  const { retentionDays = '' } = parseEventSettings(await readDocument(db, siteId, 'events'));
  return { retentionDays: String(retentionDays) };
}
