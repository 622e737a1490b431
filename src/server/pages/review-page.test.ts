import { expect, it } from 'vitest';
import type { ReviewRequest } from '../../core/wire/reviews';
import { renderReviewForm } from './review-page';

it('names each rating in the language of the page', async () => {
  const request: ReviewRequest = {
    state: 'open',
    author: 'Ada',
    products: [{ productId: 'mug', title: 'Mug' }],
  };
  const render = async (locale: string) =>
    String(await renderReviewForm({ request, token: 'x', locale })).match(/<span>[^<]*<\/span>/g);
  expect((await render('en'))?.slice(0, 2)).toEqual(['<span>1 star</span>', '<span>2 stars</span>']);
  expect((await render('de'))?.slice(0, 2)).toEqual(['<span>1 Stern</span>', '<span>2 Sterne</span>']);
});
