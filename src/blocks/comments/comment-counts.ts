// Comment counts in links with `data-comment-count` anywhere on the page.
import type { Services } from '../../services/services';
import { type CommentTexts, formatCount } from './comments.model';

/** Ids per request. */
const BATCH = 100;

/** Links with the id of an item or the path of a page; without a value, the path of the link applies. */
const LINKS = 'a[data-comment-count]';

const getId = (link: HTMLAnchorElement): string => link.dataset.commentCount || link.pathname;

/** Fills in all links of the document. */
export function start(getTexts: () => CommentTexts, { calls }: Services, signal: AbortSignal): undefined {
  void fillCounts(calls, getTexts(), signal);
}

async function fillCounts(calls: Services['calls'], texts: CommentTexts, signal: AbortSignal): Promise<void> {
  const ids = [...new Set([...document.querySelectorAll<HTMLAnchorElement>(LINKS)].map(getId))];
  for (let at = 0; at < ids.length; at += BATCH) {
    const result = await calls.comments.counts(ids.slice(at, at + BATCH), { retries: 1, signal });
    if (signal.aborted || !result.ok) return;
    for (const [id, count] of Object.entries(result.data.counts)) showCount(id, count, texts);
  }
}

/** Shows the number in all links to these comments. */
export function showCount(id: string, count: number, texts: CommentTexts): void {
  for (const link of document.querySelectorAll<HTMLAnchorElement>(LINKS))
    if (getId(link) === id) link.textContent = formatCount(count, texts);
}
