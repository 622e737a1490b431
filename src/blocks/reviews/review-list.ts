// Sorting, filter and further pages of the published reviews in the page's markup.
import {
  createReviewListMarkup,
  formatRange,
  type ReviewMarkupContext,
} from '../../core/reviews/list-markup';
import type { ReviewList } from '../../core/wire/reviews';
import { isPlainInput } from '../../kit/behavior/plain-input';
import { buildDom } from '../../kit/markup/dom-builder';
import type { Services } from '../../services/services';
import { findBody, findControls, getPageOf, type ListState, readListState } from './reviews.content';
import type { ReviewsDeps } from './reviews.types';

export interface ReviewListController {
  /** Fetches and shows the first page of the product, if the page has not printed it. */
  start(): void;
}

/** Listens to the controls and links in the element. */
export function createReviewList(deps: ReviewsDeps): ReviewListController {
  const { host, signal } = deps;
  let loading: AbortController | undefined;
  let shownProduct: string | undefined;

  const load = async (page: number): Promise<void> => {
    if (signal.aborted) return;
    loading?.abort();
    loading = new AbortController();
    const { signal: aborted } = loading;
    const state = readListState(findControls(host));
    host.querySelector('.site-reviews-list')?.setAttribute('aria-busy', 'true');
    const services = await deps.getServices();
    const result = await services.calls.reviews.list(
      deps.getProductId(),
      { ...state, page },
      { retries: 1, signal: aborted },
    );
    if (aborted.aborted) return;
    host.querySelector('.site-reviews-list')?.removeAttribute('aria-busy');
    if (result.ok) showList(deps, services, { list: result.data, state, isAppended: page > 1 });
    else showFailure(deps, () => void load(page));
  };

  signal.addEventListener('abort', () => loading?.abort());
  host.addEventListener(
    'change',
    ({ target }) => {
      if ((target as Element).closest('.site-reviews-controls')) void load(1);
    },
    { signal },
  );
  host.addEventListener(
    'submit',
    (event) => {
      if (event.target !== findControls(host) || event.defaultPrevented || !deps.getProductId()) return;
      event.preventDefault();
      void load(1);
    },
    { signal },
  );
  host.addEventListener(
    'click',
    (event) => {
      const link = (event.target as Element).closest<HTMLElement>('a[rel="next"], a[data-stars]');
      if (!link || !isPlainInput(event) || !deps.getProductId()) return;
      event.preventDefault();
      const { stars } = link.dataset;
      if (stars) selectRating(host, stars);
      void load(stars ? 1 : getPageOf(link));
    },
    { signal },
  );
  return {
    start() {
      const productId = deps.getProductId();
      if (productId === shownProduct) return;
      // Printed reviews are those of the first product.
      const isPrinted = shownProduct === undefined && findBody(host) !== null;
      shownProduct = productId;
      if (!isPrinted) findBody(host)?.remove();
      if (!isPrinted || isChosen(findControls(host))) void load(1);
    },
  };
}

/** Whether the visitor has chosen something while the script was loading. */
const isChosen = (controls: HTMLFormElement | null): boolean =>
  [...(controls?.querySelectorAll('option') ?? [])].some(
    ({ selected, defaultSelected }) => selected !== defaultSelected,
  );

function selectRating(host: HTMLElement, stars: string): void {
  const select = findControls(host)?.querySelector<HTMLSelectElement>('[name="stars"]');
  if (select) select.value = stars;
}

interface Shown {
  readonly list: ReviewList;
  readonly state: ListState;
  readonly isAppended: boolean;
}

function showList(deps: ReviewsDeps, { settings }: Services, { list, state, isAppended }: Shown): void {
  const { host } = deps;
  const path =
    findControls(host)?.getAttribute('action') ??
    `/commerce/products/${encodeURIComponent(deps.getProductId())}/reviews`;
  const context = { messages: deps.getMessages(), locale: settings.locale, path, ...state };
  const next = buildDom(createReviewListMarkup(list, context));
  const body = findBody(host);
  const hasList = body?.querySelector('.site-reviews-list') && next.querySelector('.site-reviews-list');
  if (!body || !hasList) (body ?? ensureBody(host)).replaceWith(next);
  else if (isAppended) appendList(body, next, list, context);
  else replaceParts(body, next, ['summary', 'list', 'range', 'pages']);
  const shown = host.querySelectorAll('.site-review').length;
  deps.emit('site-reviews-change', { ...state, shown, total: list.total });
}

/** Keeps the controls, and with them the focus, as well as the live region. */
function replaceParts(body: HTMLElement, next: HTMLElement, names: readonly string[]): void {
  for (const name of names) {
    const before = body.querySelector(`.site-reviews-${name}`);
    const after = next.querySelector(`.site-reviews-${name}`);
    if (name === 'range' && before && after) before.textContent = after.textContent;
    else if (name === 'summary') markRating(before, after);
    else if (before && after) before.replaceWith(after);
    else if (after) body.append(after);
    else before?.remove();
  }
}

function markRating(before: Element | null, after: Element | null): void {
  for (const link of before?.querySelectorAll('[data-stars]') ?? []) {
    const same = after?.querySelector(`[data-stars="${link.getAttribute('data-stars')}"]`);
    if (same?.hasAttribute('aria-current')) link.setAttribute('aria-current', 'true');
    else link.removeAttribute('aria-current');
  }
}

/** Reviews that have moved to this page in the meantime are not repeated. */
function appendList(
  body: HTMLElement,
  next: HTMLElement,
  list: ReviewList,
  context: ReviewMarkupContext,
): void {
  const shown = body.querySelector('.site-reviews-list')!;
  const known = new Set([...shown.children].map(({ id }) => id));
  const added = [...next.querySelectorAll<HTMLElement>('.site-review')].filter(({ id }) => !known.has(id));
  const hadFocus = body.contains(document.activeElement);
  const before = body.querySelector('.site-reviews-pages [rel="prev"]');
  const firstPage = before ? getPageOf(before) + 1 : 1;
  shown.append(...added);
  next.querySelector('.site-reviews-pages [rel="prev"]')?.replaceWith(...(before ? [before] : []));
  if (!next.querySelector('.site-reviews-pages a')) next.querySelector('.site-reviews-pages')?.remove();
  replaceParts(body, next, ['pages']);
  const reviews = [...shown.children] as unknown as ReviewList['reviews'];
  const range = formatRange({ ...list, reviews, page: firstPage }, context);
  const region = body.querySelector('.site-reviews-range');
  if (region) region.textContent = range;
  const [first] = added;
  if (!first || !hadFocus) return;
  first.tabIndex = -1;
  first.focus();
}

function ensureBody(host: HTMLElement): HTMLElement {
  const body = document.createElement('div');
  host.querySelector('[data-site-own]')?.remove();
  host.append(body);
  return body;
}

/** The reviews shown are kept; after another failure, the links still work as links. */
function showFailure({ host, getMessages }: ReviewsDeps, retry: () => void): void {
  const { loadFailed, tryAgain } = getMessages();
  const range = host.querySelector('.site-reviews-range');
  if (range) {
    range.textContent = loadFailed;
    return;
  }
  host.querySelector('[data-site-own]')?.remove();
  const button = Object.assign(document.createElement('button'), { type: 'button', textContent: tryAgain });
  button.addEventListener('click', retry, { once: true });
  const text = document.createElement('p');
  text.setAttribute('role', 'alert');
  text.dataset.siteOwn = '';
  text.append(loadFailed, ' ', button);
  host.append(text);
}
