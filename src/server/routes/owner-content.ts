/** Owner pages that list, add and change content collections. */
import type { ContentCollection } from '../../core/content/content-item';
import { type WorkflowState, workflowStates } from '../../core/enums/content';
import type { FieldErrors, Fields } from '../domain/catalog-input';
import { withVersion } from '../domain/form-version';
import type { Ctx, Deps } from '../http/context';
import { type Route, route } from '../http/route';
import {
  CONTENT_PATH,
  getCollectionPath,
  renderCollectionList,
  renderCollectionPage,
} from '../pages/owner-content';
import { renderOwnerPage } from '../pages/owner-page';
import { summarizeCollections } from '../stores/content-collections';
import { findShopSettings } from '../stores/shop-settings';
import { listStoredItems } from '../stores/stored-items';
import {
  findCollectionOrThrow,
  saveCollection,
  saveNewCollection,
  toCollectionFields,
} from './content-service';
import { type Entered, getFormStatus } from './owner-edit';
import { CHANGED, NOT_FOUND, ownerSpecs, REFUSED, SAVED, SHOWN, SIGN_IN } from './owner-spec';

const { WRITE: OWNER_WRITE, READ } = ownerSpecs('content manager');

const COLLECTION = `${CONTENT_PATH}/:collectionId`;

/** Items on one page of the owner's list. */
const ITEMS_PER_PAGE = 50;

const WRITE = { ...OWNER_WRITE, replacesNul: true } as const;

const RESPONSES = { 303: SAVED, 401: SIGN_IN, 404: NOT_FOUND, 422: REFUSED };

export function ownerContentRoutes(deps: Deps): Route[] {
  return [
    route(
      {
        ...READ,
        path: CONTENT_PATH,
        summary: 'Owner page: content collections.',
        responses: { 200: SHOWN, 401: SIGN_IN },
      },
      ({ c }) => showCollections(c, deps, { kind: 'blog' }),
    ),
    route(
      { ...WRITE, path: CONTENT_PATH, summary: 'Owner: adds a content collection.', responses: RESPONSES },
      async ({ c, body }) => {
        const saved = await saveNewCollection(deps, body);
        return typeof saved === 'string'
          ? c.redirect(`${getCollectionPath(saved)}?saved=yes`, 303)
          : showCollections(c, deps, body, saved);
      },
    ),
    route(
      {
        ...READ,
        path: COLLECTION,
        summary: 'Owner page: the items of a collection.',
        query: {
          page: 'From 1.',
          state: 'published, scheduled or draft; all by default.',
          saved: 'Whether something has just been saved.',
        },
        responses: { 200: SHOWN, 401: SIGN_IN, 404: NOT_FOUND },
      },
      async ({ c, param, query }) => {
        const collection = await findCollectionOrThrow(deps, param('collectionId'));
        const state = workflowStates.find((one) => one === query('state'));
        const page = /^\d{1,4}$/.test(query('page') ?? '') ? Math.max(1, Number(query('page'))) : 1;
        return showCollection(c, deps, collection, { page, state, notice: query('saved') && 'Saved.' });
      },
    ),
    route(
      {
        ...WRITE,
        path: COLLECTION,
        summary: 'Owner: changes a content collection.',
        responses: { ...RESPONSES, 409: CHANGED },
      },
      async ({ c, param, body }) => {
        const collection = await findCollectionOrThrow(deps, param('collectionId'));
        const refused = await saveCollection(deps, collection, body);
        if (refused) return showCollection(c, deps, collection, { refused });
        return c.redirect(`${getCollectionPath(collection.id)}?saved=yes`, 303);
      },
    ),
  ];
}

async function showCollections(
  c: Ctx,
  deps: Deps,
  values: Fields,
  errors: FieldErrors = {},
): Promise<Response> {
  const { db, site } = deps;
  const body = renderCollectionList(await summarizeCollections(db, site.id), {
    values,
    errors,
    prefix: 'collection-',
  });
  const status = Object.keys(errors).length > 0 ? 422 : 200;
  return renderOwnerPage(c, deps, { title: 'Content', section: CONTENT_PATH, body }, status);
}

async function showCollection(
  c: Ctx,
  deps: Deps,
  collection: ContentCollection,
  {
    page = 1,
    state,
    notice,
    refused,
  }: {
    page?: number;
    state?: WorkflowState | undefined;
    notice?: string | undefined;
    refused?: Entered;
  },
): Promise<Response> {
  const { db, site, clock } = deps;
  const { timeZone } = await findShopSettings(db, site.id);
  const from = (page - 1) * ITEMS_PER_PAGE;
  const found = await listStoredItems(db, site.id, collection, {
    state,
    now: clock(),
    limit: ITEMS_PER_PAGE + 1,
    offset: from,
  });
  const format = new Intl.DateTimeFormat(site.locale, { dateStyle: 'medium', timeStyle: 'short', timeZone });
  const body = renderCollectionPage({
    collection,
    items: found.slice(0, ITEMS_PER_PAGE),
    hasMore: found.length > ITEMS_PER_PAGE,
    page,
    shown: state,
    from,
    notice,
    state: {
      values: withVersion(toCollectionFields(collection)),
      errors: {},
      ...refused,
      prefix: 'collection-',
    },
    now: clock(),
    formatTime: (time) => format.format(time),
  });
  const shown = { title: collection.title, section: CONTENT_PATH, body } as const;
  return renderOwnerPage(c, deps, shown, getFormStatus(refused));
}
