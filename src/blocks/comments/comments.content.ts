// Finds the nodes of comments in the page's markup, and reads their data.
import { COMMENT_FORM_ID } from '../../core/comments/comment-form-id';

export type CommentControl = HTMLInputElement | HTMLTextAreaElement;

export const findList = (host: Element): HTMLElement | null =>
  host.querySelector<HTMLElement>('[data-comment-list]');

export const findForm = (host: Element): HTMLFormElement | null =>
  host.querySelector<HTMLFormElement>('form[data-comment-form]');

/** Field with the id of the comment being replied to; missing for a comment on the page. */
export const findParent = (host: Element): HTMLInputElement | null | undefined =>
  findForm(host)?.querySelector<HTMLInputElement>('[name="parentId"]');

/** The section around the form. */
export const findSection = (host: Element): HTMLElement | null =>
  host.querySelector<HTMLElement>(`#${COMMENT_FORM_ID}`);

export const findComment = (host: Element, id: string): HTMLElement | null =>
  host.querySelector<HTMLElement>(`[data-comment-id="${CSS.escape(id)}"]`);

/** The empty mount of a published page. */
export const findMount = (host: Element): HTMLElement | null =>
  host.querySelector<HTMLElement>('[data-item-id]');

export const getAuthorName = (article: Element): string =>
  article.querySelector(':scope > .site-comment-head > .site-comment-author')?.textContent?.trim() ?? '';

/**
 * The id of the item, or the path of the page, that the comments belong to.
 * @param id default: that of the server-rendered form or the published mount
 */
export function readThreadKey(host: Element, id: string): string | undefined {
  const form = findForm(host);
  const get = (name: string) =>
    form?.querySelector<HTMLInputElement>(`[type="hidden"][name="${name}"]`)?.value;
  return id || get('itemId') || get('page') || findMount(host)?.dataset.itemId;
}

/** The comment id in the fragment of the URL. */
export const readTargetId = (hash: string): string | undefined =>
  /^#comment-([\da-f-]{36})$/i.exec(hash)?.[1];

/** Focuses a comment, which scrolls to it. */
export function focusComment(article: HTMLElement | undefined): void {
  if (!article) return;
  article.tabIndex = -1;
  article.focus();
}
