// Finds the nodes of reviews in the page's markup, and reads the state of the list and the values of the form from them.
import {
  getReviewFieldName,
  parseStars,
  REVIEW_SORTS,
  type ReviewInput,
  type ReviewSort,
} from '../../core/commerce/review-rules';
import type { ReviewRequest } from '../../core/wire/reviews';

/** Which reviews are shown. */
export interface ListState {
  readonly sort: ReviewSort;
  /** 0 for all ratings. */
  readonly stars: number;
}

export const findBody = (host: Element): HTMLElement | null => host.querySelector('.site-reviews-body');
export const findControls = (host: Element): HTMLFormElement | null =>
  host.querySelector('form.site-reviews-controls');
export const findForm = (host: Element): HTMLFormElement | null =>
  host.querySelector('form.site-reviews-form');

/** State of the controls; the default without any. */
export function readListState(controls: HTMLFormElement | null): ListState {
  const values = controls && new FormData(controls);
  const sort = REVIEW_SORTS.find((name) => name === values?.get('sort')) ?? 'newest';
  return { sort, stars: parseStars(String(values?.get('stars'))) ?? 0 };
}

/** Number of the page that a link leads to. */
export function getPageOf(link: Element | null): number {
  const page = /[?&]page=(\d{1,6})(?:&|$)/.exec(link?.getAttribute('href') ?? '')?.[1];
  return page ? Number(page) : 1;
}

/** The products of the form in its order. */
export function readProducts(form: HTMLFormElement): ReviewRequest['products'] {
  return [...form.querySelectorAll<HTMLElement>('.site-review-product')].flatMap((section) => {
    const name = section.querySelector<HTMLElement>('[data-field^="stars["]')?.dataset.field;
    const productId = /^stars\[(.*)\]$/s.exec(name ?? '')?.[1];
    if (productId === undefined) return [];
    const heading = section.querySelector('h1, h2, h3, h4, h5, h6');
    return [{ productId, title: heading?.textContent.trim() ?? productId }];
  });
}

/** What the visitor entered. */
export function readForm(
  form: HTMLFormElement,
  products: ReviewRequest['products'],
): { token: string; author: string; reviews: ReviewInput[] } {
  const values = new FormData(form);
  const get = (name: string): string => String(values.get(name) ?? '').trim();
  return {
    token: get('token'),
    author: get('author'),
    reviews: products.map(({ productId }) => ({
      productId,
      stars: parseStars(get(getReviewFieldName('stars', productId))),
      title: get(getReviewFieldName('title', productId)),
      text: get(getReviewFieldName('text', productId)),
    })),
  };
}
