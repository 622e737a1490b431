/** Saves what the owner enters about content collections and items. */
import {
  COLLECTION_KINDS,
  COLLECTION_SORTINGS,
  type ContentCollection,
  ITEM_VIEWS,
} from '../../core/content/content-item';
import { MAX_NAMES, RESERVED_SLUGS } from '../../core/content/list-address';
import { MAX_ITEMS_IN_ORDERED_COLLECTION, MAX_NESTED_CATEGORIES } from '../../core/limits';
import { inputMessages } from '../../core/messages/input-messages';
import { cleanUrlPattern } from '../../core/url-pattern';
import type { Queryable } from '../db/db';
import type { FieldErrors, Fields, Read } from '../domain/catalog-input';
import { type ItemInput, readItemInput, toItemFields } from '../domain/content-input';
import { normalizePagePath } from '../domain/page-access';
import { toSlug } from '../domain/slug';
import type { Deps } from '../http/context';
import { HttpError } from '../http/errors';
import { findBrokenLink } from '../render/markdown';
import {
  addContentCollection,
  type CollectionChange,
  findContentCollection,
  lockContentCollection,
  updateContentCollection,
} from '../stores/content-collections';
import { addItem, type EditProblem, updateItem } from '../stores/content-edit';
import { findShopSettings } from '../stores/shop-settings';
import { findStoredItem } from '../stores/stored-items';
import { type Entered, saveForm } from './owner-edit';

const MAX_TITLE = 200;
const MAX_DESCRIPTION = 1000;

/** Characters of a link that a message repeats. */
const SHOWN_ADDRESS = 80;

/** Bytes of the id of an item or author, which has 24 hexadecimal digits. */
const ID_BYTES = 12;

export const missing = (): HttpError => new HttpError(404, 'This does not exist, or it was removed.');

export async function findCollectionOrThrow({ db, site }: Deps, id: string): Promise<ContentCollection> {
  const collection = await findContentCollection(db, site.id, id);
  if (!collection) throw missing();
  return collection;
}

/** The id of the new collection, or the errors. */
export async function saveNewCollection({ db, site }: Deps, fields: Fields): Promise<string | FieldErrors> {
  const kind = COLLECTION_KINDS.find((one) => one === fields.kind);
  const { value, errors } = readCollection(fields);
  if (!kind || !value) return { ...errors, ...(!kind && { kind: 'Choose a kind.' }) };
  const id = toSlug(value.title, 'collection');
  if (await addContentCollection(db, site.id, { ...value, id, kind })) return id;
  return (await findContentCollection(db, site.id, id))
    ? { title: 'There is a collection with this title.' }
    : { path: PATH_TAKEN };
}

export async function saveCollection(
  deps: Deps,
  { id }: ContentCollection,
  fields: Fields,
): Promise<Entered | undefined> {
  const { value, errors } = readCollection(fields);
  if (!value) return { values: fields, errors };
  const form = {
    key: `content/${id}`,
    async read(tx: Queryable) {
      await lockContentCollection(tx, deps.site.id, id);
      const stored = await findContentCollection(tx, deps.site.id, id);
      return stored && toCollectionFields(stored);
    },
  };
  const { saved, conflict } = await saveForm(deps, form, fields, (db) =>
    updateContentCollection(db, deps.site.id, id, value),
  );
  if (saved === 'missing') throw missing();
  if (saved === 'too-many-items') return { values: fields, errors: { sorting: TOO_MANY_ITEMS } };
  return conflict ?? (saved && { values: fields, errors: { path: PATH_TAKEN } });
}

/** The values of the form for a stored collection. */
export const toCollectionFields = ({
  title,
  path,
  description,
  sorting = 'time',
  view = 'list',
  urlPattern = '',
}: ContentCollection): Fields => ({ title, path, description, sorting, view, urlPattern });

/** The values of the form for a stored item; undefined if there is none. */
async function findItemFields(db: Queryable, siteId: string, collection: ContentCollection, id: string) {
  const item = await findStoredItem(db, siteId, collection, id);
  const { timeZone } = await findShopSettings(db, siteId);
  return item && toItemFields(item, timeZone);
}

/** The id of the new item, or the errors. */
export async function saveNewItem(
  deps: Deps,
  collection: ContentCollection,
  fields: Fields,
): Promise<string | FieldErrors> {
  const { value, errors } = await readItem(deps, collection, fields);
  if (!value) return errors;
  const itemId = createId(deps);
  // Titles may repeat; an entered address is not changed.
  for (let attempt = 1; ; attempt++) {
    const slug = attempt === 1 ? value.slug : `${value.slug}-${attempt}`;
    const ids = { itemId, authorId: createId(deps) };
    const problem = await addItem(deps.db, deps.site.id, collection, { ...value, slug }, ids, deps.clock());
    if (!problem) return itemId;
    if (problem !== 'slug-taken' || fields.slug?.trim()) return explain(problem);
  }
}

export async function saveItem(
  deps: Deps,
  collection: ContentCollection,
  id: string,
  fields: Fields,
): Promise<Entered | undefined> {
  const { value, errors } = await readItem(deps, collection, fields);
  if (!value) return { values: fields, errors };
  const form = {
    key: `content/${collection.id}/${id}`,
    async read(tx: Queryable) {
      await lockContentCollection(tx, deps.site.id, collection.id);
      return findItemFields(tx, deps.site.id, collection, id);
    },
  };
  const [authorId, now] = [createId(deps), deps.clock()];
  const { saved, conflict } = await saveForm(deps, form, fields, (db) =>
    updateItem(db, deps.site.id, collection, id, value, authorId, now),
  );
  return conflict ?? (saved && { values: fields, errors: explain(saved) });
}

const PATH_TAKEN = 'Another collection is at this address.';

/** LIM-003. */
const TOO_MANY_ITEMS = `A manually sorted collection has at most ${MAX_ITEMS_IN_ORDERED_COLLECTION} items.`;

function explain(problem: EditProblem): FieldErrors {
  if (problem === 'missing') throw missing();
  if (problem === 'slug-taken') return { slug: 'Another item of this collection is at this address.' };
  if (problem === 'too-many-items') return { title: TOO_MANY_ITEMS };
  return {
    categories: `A collection has at most ${MAX_NESTED_CATEGORIES.toLocaleString('en')} categories.`,
  };
}

const createId = ({ random }: Deps): string => Buffer.from(random(ID_BYTES)).toString('hex');

async function readItem(
  { db, site, clock }: Deps,
  collection: ContentCollection,
  fields: Fields,
): Promise<Read<ItemInput>> {
  const { timeZone } = await findShopSettings(db, site.id);
  const { value, errors } = readItemInput(fields, collection, timeZone, clock());
  const link = errors?.body ? undefined : findBrokenLink(fields.body ?? '');
  const problem = link && `The link “${link.address.slice(0, SHOWN_ADDRESS)}” does not work. ${link.problem}`;
  return value && !problem ? { value } : { errors: { ...errors, ...(problem && { body: problem }) } };
}

function readCollection({
  title = '',
  description = '',
  path = '',
  sorting = 'time',
  view = 'list',
  urlPattern = '',
}: Fields): Read<CollectionChange> {
  const errors: FieldErrors = {};
  if (!title.trim()) errors.title = 'Enter a title.';
  else if (title.trim().length > MAX_TITLE) errors.title = `Use at most ${MAX_TITLE} characters.`;
  if (description.length > MAX_DESCRIPTION)
    errors.description = `Use at most ${MAX_DESCRIPTION.toLocaleString('en')} characters.`;
  const normalized = normalizePagePath(path.trim());
  if (!normalized || !/^[\w.~/-]+$/.test(normalized))
    errors.path = `${inputMessages.notAPageUrl} Enter the path of a folder such as /journal/, in letters, digits and hyphens.`;
  const order = COLLECTION_SORTINGS.find((one) => one === sorting);
  if (!order) errors.sorting = inputMessages.notAnOption;
  const shown = ITEM_VIEWS.find((one) => one === view);
  if (!shown) errors.view = inputMessages.notAnOption;
  const pattern = cleanUrlPattern(urlPattern).replace(/\/$/, '');
  const names = pattern.split('/');
  if (RESERVED_SLUGS.includes(names[0] ?? '') || names.length >= MAX_NAMES)
    errors.urlPattern = `Use at most ${MAX_NAMES - 1} parts, the first of them not ${RESERVED_SLUGS.join(', ')}.`;
  if (Object.keys(errors).length > 0 || !order || !shown) return { errors };
  return {
    value: {
      title: title.trim(),
      description: description.trim(),
      path: `${normalized}/`,
      sorting: order,
      view: shown,
      urlPattern: pattern,
    },
  };
}
