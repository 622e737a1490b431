/** Owner pages that list, add, change and remove donation pages. */
import { FailureSchema } from '../../core/wire/failure';
import type { Queryable } from '../db/db';
import type { Fields } from '../domain/catalog-input';
import { formatDonationPage, readDonationPageInput } from '../domain/donation-input';
import { withVersion } from '../domain/form-version';
import { toSlug } from '../domain/slug';
import type { Ctx, Deps } from '../http/context';
import { HttpError } from '../http/errors';
import { type Route, route } from '../http/route';
import { renderDonationEdit, renderDonationList } from '../pages/owner-donations';
import { renderOwnerPage } from '../pages/owner-page';
import {
  addDonationPage,
  findDonationPage,
  listDonationPages,
  removeDonationPage,
  updateDonationPage,
} from '../stores/donation-pages';
import { type Entered, getFormStatus, saveForm } from './owner-edit';
import { CHANGED, ownerSpecs, REFUSED, SAVED, SHOWN, SIGN_IN } from './owner-spec';

const { READ, WRITE } = ownerSpecs('donations');

const PATH = '/config/donations';
const PAGE = `${PATH}/:donationId`;

/** Part of an address of these pages, so it cannot be a slug. */
const RESERVED_SLUG = 'new';

const NOT_FOUND = { description: 'This donation page does not exist.', schema: FailureSchema };

const NEW_PAGE: Fields = { ownAmount: 'yes', showTitle: 'yes', buttonLabel: 'Donate' };

export const ownerDonationRoutes = (deps: Deps): Route[] => [
  route(
    { ...READ, path: PATH, summary: 'Owner page: donation pages.', responses: { 200: SHOWN, 401: SIGN_IN } },
    async ({ c }) => {
      const body = renderDonationList(await listDonationPages(deps.db, deps.site.id), deps.site);
      return renderOwnerPage(c, deps, { title: 'Donation pages', section: PATH, body });
    },
  ),
  ...newPageRoutes(deps),
  ...pageRoutes(deps),
];

function newPageRoutes(deps: Deps): Route[] {
  const path = `${PATH}/new`;
  return [
    route(
      { ...READ, path, summary: 'Owner page: a new donation page.', responses: { 200: SHOWN, 401: SIGN_IN } },
      ({ c }) => showPage(c, deps, undefined, {}),
    ),
    route(
      {
        ...WRITE,
        path,
        summary: 'Owner: adds a donation page.',
        responses: { 303: SAVED, 401: SIGN_IN, 422: REFUSED },
      },
      async ({ c, body }) => {
        const { value, errors } = readDonationPageInput(body, deps.site.currency);
        if (!value) return showPage(c, deps, undefined, { refused: { values: body, errors } });
        const slug = toSlug(value.title);
        const base = slug === RESERVED_SLUG ? `${slug}-page` : slug;
        for (let attempt = 1; ; attempt++) {
          const id = attempt === 1 ? base : `${base}-${attempt}`;
          if (await addDonationPage(deps.db, deps.site.id, { id, ...value }))
            return c.redirect(`${PATH}/${encodeURIComponent(id)}?saved=yes`, 303);
        }
      },
    ),
  ];
}

function pageRoutes(deps: Deps): Route[] {
  const { db, site } = deps;
  return [
    route(
      {
        ...READ,
        path: PAGE,
        summary: 'Owner page: a donation page.',
        query: { saved: 'Whether it has just been saved.' },
        responses: { 200: SHOWN, 401: SIGN_IN, 404: NOT_FOUND },
      },
      ({ c, param, query }) => showPage(c, deps, param('donationId'), { isSaved: query('saved') === 'yes' }),
    ),
    route(
      {
        ...WRITE,
        path: PAGE,
        summary: 'Owner: changes a donation page.',
        responses: { 303: SAVED, 401: SIGN_IN, 404: NOT_FOUND, 409: CHANGED, 422: REFUSED },
      },
      async ({ c, param, body }) => {
        const id = param('donationId');
        const { value, errors } = readDonationPageInput(body, site.currency);
        if (!value) return showPage(c, deps, id, { refused: { values: body, errors } });
        const form = {
          key: `donation/${id}`,
          async read(tx: Queryable) {
            const stored = await findDonationPage(tx, site.id, id);
            return stored && formatDonationPage(stored, site.currency);
          },
        };
        const { saved, conflict } = await saveForm(deps, form, body, (tx) =>
          updateDonationPage(tx, site.id, { id, ...value }),
        );
        if (conflict) return showPage(c, deps, id, { refused: conflict });
        if (!saved) throw missing();
        return c.redirect(`${PATH}/${encodeURIComponent(id)}?saved=yes`, 303);
      },
    ),
    route(
      {
        ...WRITE,
        path: `${PAGE}/remove`,
        summary: 'Owner: removes a donation page.',
        responses: { 303: { description: 'Removed; redirects to all pages.' }, 401: SIGN_IN, 404: NOT_FOUND },
      },
      async ({ c, param }) => {
        if (!(await removeDonationPage(db, site.id, param('donationId')))) throw missing();
        return c.redirect(PATH, 303);
      },
    ),
  ];
}

/** @param id undefined for a new page */
async function showPage(
  c: Ctx,
  deps: Deps,
  id: string | undefined,
  { refused, isSaved = false }: { refused?: Entered; isSaved?: boolean },
): Promise<Response> {
  const { db, site } = deps;
  const stored = id === undefined ? undefined : await findDonationPage(db, site.id, id);
  if (id !== undefined && !stored) throw missing();
  const values = stored ? withVersion(formatDonationPage(stored, site.currency)) : NEW_PAGE;
  const state = { values, errors: {}, ...refused, prefix: 'donation-' };
  const body = renderDonationEdit({ page: stored, state, currency: site.currency, isSaved });
  const title = stored?.title ?? 'Add a donation page';
  return renderOwnerPage(c, deps, { title, section: PATH, body }, getFormStatus(refused));
}

const missing = (): HttpError => new HttpError(404, NOT_FOUND.description);
