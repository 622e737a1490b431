/** Owner pages that add, change, publish and remove content items, and rename their tags. */
import type { ContentCollection } from '../../core/content/content-item';
import type { Fields } from '../domain/catalog-input';
import { MAX_BODY, toItemFields } from '../domain/content-input';
import { withVersion } from '../domain/form-version';
import type { Ctx, Deps } from '../http/context';
import { type Route, route } from '../http/route';
import { CONTENT_PATH, getCollectionPath, renderItemEditPage } from '../pages/owner-content';
import { renderOwnerPage } from '../pages/owner-page';
import { removeItem, setDraft } from '../stores/content-edit';
import { moveItem } from '../stores/content-order';
import { findShopSettings } from '../stores/shop-settings';
import { findStoredItem, listAuthorNames } from '../stores/stored-items';
import { findCollectionOrThrow, missing, saveItem, saveNewItem } from './content-service';
import { type Entered, getFormStatus } from './owner-edit';
import { CHANGED, NOT_FOUND, ownerSpecs, REFUSED, SAVED, SHOWN, SIGN_IN } from './owner-spec';
import { ownerTagRoutes } from './owner-tags';

const { WRITE: OWNER_WRITE, READ } = ownerSpecs('content manager');

const COLLECTION = `${CONTENT_PATH}/:collectionId`;
const ITEM = `${COLLECTION}/items/:itemId`;

const WRITE = {
  ...OWNER_WRITE,
  replacesNul: true,
  // A character takes up to nine bytes when it is sent, plus some room for the other fields.
  bodyLimit: MAX_BODY * 9 + 64 * 1024,
} as const;

const RESPONSES = { 303: SAVED, 401: SIGN_IN, 404: NOT_FOUND, 422: REFUSED };

const NEW_ITEM: Fields = { state: 'draft' };

export const ownerItemRoutes = (deps: Deps): Route[] => [
  ...newItemRoutes(deps),
  ...itemRoutes(deps),
  ...ownerTagRoutes(deps),
];

function newItemRoutes(deps: Deps): Route[] {
  const path = `${COLLECTION}/new`;
  return [
    route(
      {
        ...READ,
        path,
        summary: 'Owner page: a new item.',
        responses: { 200: SHOWN, 401: SIGN_IN, 404: NOT_FOUND },
      },
      async ({ c, param }) => {
        const collection = await findCollectionOrThrow(deps, param('collectionId'));
        return showItem(c, deps, collection, {});
      },
    ),
    route(
      { ...WRITE, path, summary: 'Owner: adds an item.', responses: RESPONSES },
      async ({ c, param, body }) => {
        const collection = await findCollectionOrThrow(deps, param('collectionId'));
        const saved = await saveNewItem(deps, collection, body);
        return typeof saved === 'string'
          ? c.redirect(`${getCollectionPath(collection.id)}/items/${saved}?saved=yes`, 303)
          : showItem(c, deps, collection, { refused: { values: body, errors: saved } });
      },
    ),
  ];
}

function itemRoutes(deps: Deps): Route[] {
  const { db, site } = deps;
  return [
    route(
      {
        ...READ,
        path: ITEM,
        summary: 'Owner page: an item.',
        query: { saved: 'Whether something has just been saved.' },
        responses: { 200: SHOWN, 401: SIGN_IN, 404: NOT_FOUND },
      },
      async ({ c, param, query }) => {
        const collection = await findCollectionOrThrow(deps, param('collectionId'));
        return showItem(c, deps, collection, { id: param('itemId'), isSaved: query('saved') === 'yes' });
      },
    ),
    route(
      {
        ...WRITE,
        path: ITEM,
        summary: 'Owner: changes an item.',
        responses: { ...RESPONSES, 409: CHANGED },
      },
      async ({ c, param, body }) => {
        const collection = await findCollectionOrThrow(deps, param('collectionId'));
        const id = param('itemId');
        const refused = await saveItem(deps, collection, id, body);
        if (refused) return showItem(c, deps, collection, { id, refused });
        return c.redirect(`${getCollectionPath(collection.id)}/items/${id}?saved=yes`, 303);
      },
    ),
    ...(['publish', 'draft'] as const).map((action) =>
      route(
        {
          ...WRITE,
          path: `${ITEM}/${action}`,
          summary: action === 'publish' ? 'Owner: publishes an item.' : 'Owner: turns an item into a draft.',
          responses: { 303: SAVED, 401: SIGN_IN, 404: NOT_FOUND },
        },
        async ({ c, param, body }) => {
          const collection = await findCollectionOrThrow(deps, param('collectionId'));
          const id = param('itemId');
          if (!(await setDraft(db, site.id, collection, id, action === 'draft', deps.clock())))
            throw missing();
          const list = getCollectionPath(collection.id);
          return c.redirect(`${body.from === 'list' ? list : `${list}/items/${id}`}?saved=yes`, 303);
        },
      ),
    ),
    route(
      {
        ...WRITE,
        path: `${ITEM}/move`,
        summary: 'Owner: moves an item of a manually sorted collection.',
        description:
          '`step`: -1 for up or 1 for down; else `position`, from 1. Positions beyond the ends are the ends.',
        responses: { 303: { description: 'Moved; redirects to the list.' }, 401: SIGN_IN, 404: NOT_FOUND },
      },
      async ({ c, param, body }) => {
        const collection = await findCollectionOrThrow(deps, param('collectionId'));
        const [step, position] = [Number(body.step), Math.trunc(Number(body.position))];
        const move = (from: number) =>
          body.step ? from + Math.sign(step || 0) : position > 0 ? position : from;
        if (!(await moveItem(db, site.id, collection.id, param('itemId'), move))) throw missing();
        const page = /^\d{1,4}$/.test(body.page ?? '') ? `page=${body.page}&` : '';
        return c.redirect(`${getCollectionPath(collection.id)}?${page}saved=yes`, 303);
      },
    ),
    route(
      {
        ...WRITE,
        path: `${ITEM}/remove`,
        summary: 'Owner: removes an item.',
        responses: {
          303: { description: 'Removed; redirects to the collection.' },
          401: SIGN_IN,
          404: NOT_FOUND,
        },
      },
      async ({ c, param }) => {
        const collection = await findCollectionOrThrow(deps, param('collectionId'));
        if (!(await removeItem(db, site.id, collection.id, param('itemId')))) throw missing();
        return c.redirect(getCollectionPath(collection.id), 303);
      },
    ),
  ];
}

async function showItem(
  c: Ctx,
  deps: Deps,
  collection: ContentCollection,
  { id, refused, isSaved = false }: { id?: string; refused?: Entered; isSaved?: boolean },
): Promise<Response> {
  const { db, site, clock } = deps;
  const { timeZone } = await findShopSettings(db, site.id);
  const item = id === undefined ? undefined : await findStoredItem(db, site.id, collection, id);
  if (id !== undefined && !item) throw missing();
  const body = renderItemEditPage({
    collection,
    item,
    state: {
      values: item ? withVersion(toItemFields(item, timeZone)) : NEW_ITEM,
      errors: {},
      ...refused,
      prefix: 'item-',
    },
    authors: await listAuthorNames(db, site.id),
    timeZone,
    now: clock(),
    isSaved,
  });
  const page = { title: item?.title ?? 'New item', section: CONTENT_PATH, body } as const;
  return renderOwnerPage(c, deps, page, getFormStatus(refused));
}
