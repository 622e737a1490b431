import { describe, expect, it } from 'vitest';
import type { ReviewList } from '../../core/wire/reviews';
import { createReviewState } from '../testing/review-state';
import { sharedApp } from '../testing/shared-app';
import { BOOK, SHOP_TABLES } from '../testing/shop-state';
import { OWN } from '../testing/shopper';
import { createFormPost } from '../testing/test-app';

const test = sharedApp(...SHOP_TABLES);
const { see, post, buy, issue } = createReviewState(test);

const PAGE = `/commerce/products/${BOOK}/reviews`;
const list = async (query = '', productId = BOOK): Promise<ReviewList> =>
  (
    await test.app.request(`/api/commerce/products/${productId}/reviews${query}`)
  ).json() as Promise<ReviewList>;

/** Adds published one-star reviews of a product that has none. */
async function addMany(count: number): Promise<void> {
  await test.db.query(
    `insert into review (site_id, order_id, product_id, id, author, stars, title, body, state, created_at, changed_at)
     select $1, gen_random_uuid(), 'gift-card', gen_random_uuid(), '', 1, 'Number ' || n, '', 'published', t, t
     from (select n, timestamptz '2026-01-01' + n * interval '1 day' as t from generate_series(1, $2::int) n) x`,
    [test.siteId, count],
  );
}

describe('published reviews of a product', () => {
  it('are listed with average and distribution, newest first [REV-009]', async () => {
    const { summary, reviews, total, productTitle } = await list();
    expect(summary).toEqual({ count: 5, average: 4.2, distribution: [0, 1, 0, 1, 3] });
    expect([total, productTitle]).toEqual([5, 'North, a book of 84 pictures']);
    expect(reviews.map(({ author }) => author)).toEqual(['Solveig', '', 'Jun', 'Amara', 'Henrik']);
    expect(reviews[1]).toMatchObject({ stars: 2, answer: expect.stringContaining('replacement') });
  });

  it('are sorted and filtered, with the defaults for unknown values', async () => {
    const stars = async (query: string) => (await list(query)).reviews.map((review) => review.stars);
    expect(await stars('?sort=highest')).toEqual([5, 5, 5, 4, 2]);
    expect(await stars('?sort=lowest')).toEqual([2, 4, 5, 5, 5]);
    expect((await list('?sort=oldest')).reviews[0]?.author).toBe('Henrik');
    expect(await stars('?stars=4')).toEqual([4]);
    expect((await list('?stars=1')).total).toBe(0);
    expect(await list('?sort=toString&stars=6&page=-1')).toEqual(await list());
  });

  it('have pages, and include only those that the owner has published', async () => {
    await addMany(23);
    const titles = await Promise.all(
      [1, 2, 3, 4].map(async (page) => (await list(`?page=${page}`, 'gift-card')).reviews),
    );
    expect(titles.map(({ length }) => length)).toEqual([10, 10, 3, 0]);
    expect(titles.flat()[10]?.title).toBe('Number 13');
    expect(new Set(titles.flat().map(({ id }) => id)).size).toBe(23);
    expect((await list('', 'postcards')).summary.count).toBe(2);
    const { text } = await see('/commerce/products/gift-card/reviews?page=2');
    expect(text).toMatch(
      /Reviews 11 to 20 of 23[\s\S]*rel="prev" href="[^"]*reviews"[\s\S]*rel="next" href="[^"]*page=3"/,
    );
  });

  it('of an unknown product do not exist', async () => {
    expect((await test.app.request('/api/commerce/products/nothing/reviews')).status).toBe(404);
    expect(await see('/commerce/products/nothing/reviews')).toMatchObject({
      status: 404,
      text: expect.stringContaining('This product is not sold here.'),
    });
  });
});

describe('the page of the reviews of a product', () => {
  it('works without script and contains schema.org data that search engines may index', async () => {
    const { text } = await see(PAGE);
    expect(text).toMatch(
      /itemtype="https:\/\/schema\.org\/Product"><data itemprop="name" value="North, a book[^"]*">/,
    );
    expect(text).toMatch(
      /itemtype="https:\/\/schema\.org\/AggregateRating">[\s\S]*itemprop="ratingValue" value="4\.2">4\.2<[\s\S]*itemprop="reviewCount" value="5">5 reviews</,
    );
    expect(text.match(/itemtype="https:\/\/schema\.org\/Review"/g)).toHaveLength(5);
    expect(text).toMatch(/role="img" aria-label="2 out of 5 stars">★★☆☆☆</);
    expect(text).toContain('datetime="2026-08-30T20:03:00.000Z">Aug 30, 2026<');
    expect(text).not.toContain('noindex');
    expect((await see(`${PAGE}?sort=lowest&stars=5`)).text).toMatch(
      /value="lowest" selected[\s\S]*value="5" selected[\s\S]*Reviews 1 to 3 of 3/,
    );
    expect((await see(`${PAGE}?stars=1`)).text).toContain('No review has this rating.');
  });

  it('exists as markup for templates', async () => {
    const answer = await test.app.request(`/api/commerce/products/${BOOK}/reviews/html`);
    const text = await answer.text();
    const styles = await test.app.request('/api/assets/reviews.css');
    expect(styles.headers.get('content-type')).toContain('text/css');
    expect(await styles.text()).toMatch(/^@layer site-elements/);
    expect(answer.headers.get('content-type')).toContain('text/html');
    expect(text).toMatch(
      /^<link rel="stylesheet" href="\/api\/assets\/reviews\.css"><site-reviews product-id="book-north">[\s\S]*<\/site-reviews>$/,
    );
  });

  it('escapes the texts of a review', async () => {
    const title = '<script>alert(1)</script>';
    const order = await buy('print-salt-flats');
    const fields = {
      token: issue(order),
      author: '"><img src=x onerror=alert(1)>',
      'stars[print-salt-flats]': '1',
      'title[print-salt-flats]': title,
    };
    await test.app.request('/commerce/reviews', createFormPost(fields, OWN));
    const { rows } = await test.db.query<{ id: string }>(
      'select id::text as id from review where site_id = $1 and title = $2',
      [test.siteId, title],
    );
    await post(`/config/reviews/${rows[0]?.id}/publish`);
    const { text } = await see('/commerce/products/print-salt-flats/reviews');
    expect(text).toContain('&lt;script&gt;alert(1)&lt;/script&gt;');
    expect(text).toContain('&lt;img src=x');
    expect(text).not.toMatch(/<script>alert|<img src=x/);
  });

  it('is linked from the form of a product with the latest reviews', async () => {
    const fields = { productId: 'print-fog-forest', quantity: '1' };
    const answer = await test.app.request('/api/commerce/cart/items', createFormPost(fields, OWN));
    const text = await answer.text();
    expect(answer.status).toBe(422);
    expect(text).toMatch(
      /<h2>Reviews<\/h2>[\s\S]*Marc[\s\S]*Leila[\s\S]*href="\/commerce\/products\/print-fog-forest\/reviews">All reviews/,
    );
  });
});

it('a review appears once the owner has published it, and disappears when it is rejected', async () => {
  const order = await buy('print-dawn-ridge');
  const fields = { token: issue(order), author: 'Ada', 'stars[print-dawn-ridge]': '1' };
  expect((await test.app.request('/commerce/reviews', createFormPost(fields, OWN))).status).toBe(303);
  const count = async () => (await list('', 'print-dawn-ridge')).summary.count;
  expect(await count()).toBe(2);
  const pending = await see('/config/reviews?state=pending');
  const path = /action="(\/config\/reviews\/[^/]+)\/publish"/.exec(pending.text)![1]!;
  await post(`${path}/publish`);
  expect([await count(), (await list('', 'print-dawn-ridge')).summary.average]).toEqual([3, 3.33]);
  await post(`${path}/reject`);
  expect(await count()).toBe(2);
});
