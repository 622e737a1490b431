/** The owner's list of comments, also shown after a form was rejected. */
import { toSettingsFields } from '../domain/comment-settings-input';
import { withVersion } from '../domain/form-version';
import { takePage } from '../domain/take-page';
import type { Ctx, Deps } from '../http/context';
import { COMMENT_FILTERS, type Refused, renderOwnerComments } from '../pages/owner-comments';
import { renderOwnerPage } from '../pages/owner-page';
import { type CommentFilter, findThreads, listComments } from '../stores/comment-list';
import { findCommentSettings } from '../stores/comment-settings';
import { isUuid } from '../stores/submission-list';
import { getFormStatus } from './owner-edit';
import { SIGN_IN } from './owner-spec';

export const PATH = '/config/comments';

/** Response to changes. */
export const DONE = { 303: { description: 'Done; redirects to the list.' }, 401: SIGN_IN };

/** Comments per page. */
const PAGE_SIZE = 25;

/** @param list name of a filter, or `all` */
export async function showList(
  c: Ctx,
  deps: Deps,
  list = '',
  { before: from = '', refused }: { before?: string | undefined; refused?: Refused } = {},
): Promise<Response> {
  const { db, site } = deps;
  const filter = parseFilter(list);
  const before = isUuid(from) ? from : undefined;
  const [found, settings] = await Promise.all([
    listComments(db, site.id, { filter, before, limit: PAGE_SIZE + 1 }),
    findCommentSettings(db, site.id),
  ]);
  const { rows: comments, last } = takePage(found, PAGE_SIZE);
  const body = renderOwnerComments(
    {
      comments,
      threads: await findThreads(
        db,
        site.id,
        comments.map(({ thread }) => thread),
      ),
      filter,
      next: last && `${PATH}?${new URLSearchParams({ state: filter ?? 'all', before: last.id })}`,
      settings: withVersion(toSettingsFields(settings)),
      ownerName: settings.ownerName || site.name,
      refused,
    },
    site.locale,
  );
  return renderOwnerPage(c, deps, { title: 'Comments', section: PATH, body }, getFormStatus(refused));
}

/** Undefined for all; for unknown names, the comments that wait. */
const parseFilter = (text: string): CommentFilter | undefined =>
  text === 'all' ? undefined : Object.hasOwn(COMMENT_FILTERS, text) ? (text as CommentFilter) : 'pending';

/** Returns to the list that the form came from. */
export const goBack = (c: Ctx, { list = '' }: Readonly<Record<string, string>>): Response =>
  c.redirect(`${PATH}?state=${parseFilter(list) ?? 'all'}`, 303);
