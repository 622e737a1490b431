/** The subject of a comment thread: a content item, or a page of the site that the visitor may read. */
import type { CommentsState } from '../../core/comments/comment';
import type { ContentCollection } from '../../core/content/content-item';
import { parseCollectionAddress } from '../../core/content/list-address';
import { getThreadState, type ThreadDecision } from '../domain/comment';
import type { CommentSettings } from '../domain/comment-settings';
import { normalizePagePath } from '../domain/page-access';
import type { Ctx, Deps } from '../http/context';
import { HttpError } from '../http/errors';
import { hasFile } from '../http/serve-file';
import { findCommentSettings, findThreadDecision } from '../stores/comment-settings';
import { listContentCollections } from '../stores/content-collections';
import { findItemById, findItemBySlug } from '../stores/content-items';
import type { StoredItem } from '../stores/content-row';
import { getCommentTexts } from './comment-texts';
import { isPageOpen } from './paywall';

export interface CommentThread {
  /** The id of the item, or the path of the page. */
  key: string;
  /** Address on the site. */
  path: string;
  title: string;
  /** Set for an item. */
  collection?: ContentCollection;
  state: CommentsState;
  settings: CommentSettings;
}

/** Throws 404 unless the item or page exists and the visitor may read it. */
export async function findThreadOrThrow(
  c: Ctx,
  deps: Deps,
  { itemId = '', page = '' }: { itemId?: string | undefined; page?: string | undefined },
): Promise<CommentThread> {
  const thread = itemId ? await findItemThread(deps, itemId) : await findPageThread(deps, page);
  if (!thread || !(await isPageOpen(c, deps, thread.path)))
    throw new HttpError(404, getCommentTexts(deps).missing);
  return thread;
}

async function findItemThread(deps: Deps, id: string): Promise<CommentThread | undefined> {
  const found = await findItemById(deps.db, deps.site.id, id, deps.clock());
  return found && createItemThread(deps, found.collection, found.item);
}

async function findPageThread(deps: Deps, page: string): Promise<CommentThread | undefined> {
  const { db, site, clock, folders } = deps;
  const normalized = normalizePagePath(page);
  if (normalized === undefined) return undefined;
  const path = normalized || '/';
  const address = encodeURI(path);
  if (await hasFile(path, folders)) {
    const state = await readState(deps, path, undefined, undefined);
    return { key: path, path: address, title: path, ...state };
  }
  const collections = await listContentCollections(db, site.id);
  const collection = collections.find((one) => path.startsWith(one.path));
  const target = collection && parseCollectionAddress(collection.path, address, new URLSearchParams());
  if (!collection || target?.kind !== 'item') return undefined;
  const item = await findItemBySlug(db, site.id, collection, target.slug, clock());
  return item && createItemThread(deps, collection, item);
}

/** Comments on events are off unless the owner turns them on. */
export async function createItemThread(
  deps: Deps,
  collection: ContentCollection,
  { id, path, title, publishedAt }: StoredItem,
): Promise<CommentThread> {
  const byDefault = collection.kind === 'events' ? 'off' : undefined;
  return { key: id, path, title, collection, ...(await readState(deps, id, publishedAt, byDefault)) };
}

async function readState(
  { db, site, clock }: Deps,
  key: string,
  publishedAt: number | undefined,
  byDefault: ThreadDecision | undefined,
): Promise<Pick<CommentThread, 'state' | 'settings'>> {
  const [settings, decision] = await Promise.all([
    findCommentSettings(db, site.id),
    findThreadDecision(db, site.id, key),
  ]);
  return { settings, state: getThreadState(settings, decision ?? byDefault, publishedAt, clock()) };
}
