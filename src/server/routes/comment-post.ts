/** Comments from native forms: the response is the page of the item, which keeps the entered values. */
import { html } from 'hono/html';
import type { CommentErrors } from '../../core/comments/comment-errors';
import type { ContentCollection } from '../../core/content/content-item';
import { parseCollectionAddress } from '../../core/content/list-address';
import { HONEYPOT_FIELD } from '../../core/honeypot';
import type { Ctx, Deps } from '../http/context';
import { toHttpError } from '../http/errors';
import { getText } from '../languages/texts';
import { type PageStatus, renderMessage } from '../pages/page';
import { renderSitePage } from '../pages/site-page';
import { findShopSettings } from '../stores/shop-settings';
import { type CommentDraft, getSentHref, renderCommentForm } from './comment-section';
import { submitComment } from './comment-submit';
import { getCommentTexts, inThreadLanguage } from './comment-texts';
import { type CommentThread, findThreadOrThrow } from './comment-thread';
import { showItem } from './content-pages';

/** Statuses for which the page keeps the form; for others, there is nothing to write to. */
const KEEPS_FORM: readonly number[] = [400, 409, 422, 429, 500, 503];

export async function postComment(
  c: Ctx,
  received: Deps,
  fields: Readonly<Record<string, string>>,
): Promise<Response> {
  const get = (name: string): string => fields[name] ?? '';
  const thread = await findThreadOrThrow(c, received, { itemId: get('itemId'), page: get('page') });
  const deps = inThreadLanguage(received, thread);
  const texts = getCommentTexts(deps);
  const values = { name: get('name'), email: get('email'), website: get('website'), body: get('body') };
  const more = { parentId: get('parentId'), submissionId: get('submissionId'), trap: get(HONEYPOT_FIELD) };
  const notify = get('notify') === 'yes';
  try {
    const { comment, state, rootId } = await submitComment(c, deps, thread, { ...values, ...more, notify });
    if (thread.collection) return c.redirect(getSentHref(thread, { id: comment.id, rootId, state }), 303);
    return showMessage(c, deps, thread, state === 'published' ? texts.published : texts.held);
  } catch (error) {
    const { status, body, headers, message } = toHttpError(error);
    if (!KEEPS_FORM.includes(status)) throw error;
    if (status >= 500) c.set('error', error);
    for (const [name, value] of Object.entries(headers)) c.header(name, value);
    return showRefused(c, deps, thread, status as PageStatus, {
      values: { ...values, notify: notify ? 'yes' : '' },
      parentId: more.parentId,
      errors: (body.errors as CommentErrors | undefined) ?? {},
      problem: status === 400 || status >= 500 ? texts.retry : message,
    });
  }
}

/** Static pages cannot include the form, so it has a page of its own. */
async function showRefused(
  c: Ctx,
  deps: Deps,
  thread: CommentThread,
  refused: PageStatus,
  draft: CommentDraft,
): Promise<Response> {
  const status = refused === (400 as number) ? 422 : refused;
  const { collection, path } = thread;
  const page = collection && (await showItemPage(c, deps, collection, path, { status, draft }));
  if (page) return page;
  const { locale } = deps.site;
  return showPage(c, deps, thread, status, {
    title: draft.problem,
    body: html`${await renderCommentForm(c, deps, thread, { locale, draft })}
      <p><a href="${path}">${getText(locale)('comment.back')}</a></p>`,
  });
}

/** The page of the item, with the form as it was sent. */
async function showItemPage(
  c: Ctx,
  deps: Deps,
  collection: ContentCollection,
  path: string,
  options: { status: PageStatus; draft: CommentDraft },
): Promise<Response | undefined> {
  const { timeZone } = await findShopSettings(deps.db, deps.site.id);
  const view = { collection, locale: deps.site.locale, timeZone };
  const address = parseCollectionAddress(collection.path, path, new URLSearchParams());
  return address?.kind === 'item' ? showItem(c, deps, view, address.slug, options) : undefined;
}

export const showMessage = (c: Ctx, deps: Deps, thread: CommentThread, text: string): Promise<Response> =>
  showPage(c, deps, thread, 200, {
    title: text,
    body: renderMessage(
      getCommentTexts(deps).body,
      text,
      thread.path,
      getText(deps.site.locale)('comment.back'),
    ),
  });

export const showPage = (
  c: Ctx,
  deps: Deps,
  { path }: CommentThread,
  status: PageStatus,
  { title, body }: Pick<Parameters<typeof renderSitePage>[3], 'title' | 'body'>,
): Promise<Response> =>
  renderSitePage(c, deps, status, {
    title: `${title} – ${deps.site.name}`,
    locale: deps.site.locale,
    folder: path,
    body,
  });
