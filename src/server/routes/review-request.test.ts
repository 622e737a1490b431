import { describe, expect, it } from 'vitest';
import { REVIEW_LIMITS } from '../../core/commerce/review-rules';
import { issueReviewToken } from '../domain/review-token';
import { putDocument } from '../stores/site-documents';
import { createReviewState, DAY_MS, REVIEW_TABLES } from '../testing/review-state';
import { sharedApp } from '../testing/shared-app';
import { BOOK, createShopState, SHOP_TABLES } from '../testing/shop-state';
import { createShopper, OWN } from '../testing/shopper';
import { createFormPost, restartApp } from '../testing/test-app';

/** Longer than the requests of a test take. */
const MINUTE_MS = 60_000;

const test = sharedApp(...SHOP_TABLES, ...REVIEW_TABLES);
const { mails } = createShopState(test);
const { post: pressOwner, buy, complete, issue, request, reviews } = createReviewState(test);

const CARDS = 'postcards';
const see = async (path: string) => {
  const answer = await test.app.request(path);
  return { status: answer.status, text: await answer.text() };
};
const getToken = (path: string): string => new URLSearchParams(path.split('?')[1]).get('token') ?? '';
const send = async (path: string, fields: Record<string, string>, app = test.app) => {
  const answer = await app.request(
    '/commerce/reviews',
    createFormPost({ token: getToken(path), author: 'Ada', ...fields }, OWN),
  );
  return {
    status: answer.status,
    location: answer.headers.get('location') ?? '',
    text: await answer.text(),
  };
};
const GOOD = {
  [`stars[${BOOK}]`]: '5',
  [`title[${BOOK}]`]: 'Wonderful',
  [`text[${BOOK}]`]: 'It <b>shines</b>.',
};
const STORED = { product: BOOK, stars: 5, body: 'It <b>shines</b>.', state: 'pending' };

/** Links to the review page in the mails. */
const links = async (): Promise<string[]> =>
  (await mails()).flatMap(
    ({ body }) => /https:\/\/site\.example(\/commerce\/reviews\S+)/.exec(body)?.[1] ?? [],
  );

describe('a request for a review', () => {
  it('is mailed once, seven days after the order was completed, with a link to the page [REV-001] [REV-009]', async () => {
    const order = await buy(BOOK, CARDS);
    await complete(order);
    await complete(order);
    await test.jobs.runDue();
    expect(await links()).toEqual([]);
    test.skew.ms = 7 * DAY_MS + 1000;
    await test.jobs.runDue();
    await test.jobs.runDue();
    const [link, ...others] = await links();
    expect([others, link]).toEqual([[], expect.stringContaining('token=')]);
    const page = await see(link!);
    expect(page.status).toBe(200);
    expect(page.text).toMatch(/<h1>Rate your purchase<\/h1>[\s\S]*North, a book[\s\S]*Ten postcards/);
  });

  it('is mailed after the configured delay, or not at all', async () => {
    await putDocument(test.db, test.siteId, 'reviews', { delayDays: 0 });
    await complete(await buy(BOOK));
    await test.jobs.runDue();
    expect(await links()).toHaveLength(1);
    await putDocument(test.db, test.siteId, 'reviews', { requests: false });
    await complete(await buy(BOOK));
    await test.jobs.runDue();
    expect(await links()).toHaveLength(1);
  });

  it('is not mailed for a refunded order or for gift cards', async () => {
    await putDocument(test.db, test.siteId, 'reviews', { delayDays: 1 });
    const order = await buy(BOOK);
    await complete(order);
    await pressOwner(`/config/orders/${order}/refund`);
    await complete(await buy('gift-card'));
    test.skew.ms = 2 * DAY_MS;
    await test.jobs.runDue();
    expect(await links()).toEqual([]);
  });

  it('expires 60 days after the mail: “Your review request has expired” [REV-005]', async () => {
    const path = await request(BOOK);
    const expiry = test.skew.ms + 60 * DAY_MS;
    test.skew.ms = expiry - MINUTE_MS;
    expect((await see(path)).status).toBe(200);
    test.skew.ms = expiry + MINUTE_MS;
    expect(await see(path)).toEqual({
      status: 410,
      text: expect.stringContaining('Your review request has expired'),
    });
    expect((await send(path, GOOD)).status).toBe(410);
    expect(await reviews()).toEqual([]);
  });

  it('without a valid token does not exist', async () => {
    const token = getToken(await request(BOOK));
    const [order, expiry, signature] = token.split('.');
    const other = await buy(CARDS);
    const foreign = issueReviewToken(test.deps.secrets, 'another-site', order!, test.deps.clock());
    const forged = ['', 'x', `${order}.${expiry}`, `${other}.${expiry}.${signature}`, `${token}.x`, foreign];
    for (const one of forged) {
      const path = `/commerce/reviews?token=${encodeURIComponent(one)}`;
      expect((await see(path)).status, one).toBe(404);
      expect((await send(path, GOOD)).status, one).toBe(404);
    }
    expect(await reviews()).toEqual([]);
  });

  it('of an order without reviewable products has a message: “There are no products to review” [REV-006]', async () => {
    const refunded = await buy(BOOK);
    await pressOwner(`/config/orders/${refunded}/refund`);
    const cards = await buy('gift-card');
    for (const order of [refunded, cards]) {
      const path = `/commerce/reviews?token=${issue(order)}`;
      expect(await see(path)).toEqual({
        status: 200,
        text: expect.stringContaining('There are no products to review'),
      });
      const answer = await send(path, GOOD);
      expect([answer.status, answer.text]).toEqual([
        409,
        expect.stringContaining('There are no products to review'),
      ]);
    }
    expect(await reviews()).toEqual([]);
  });
});

describe('a review without script', () => {
  it('uses the documented strings and thanks for the review [REV-003] [REV-009]', async () => {
    const path = await request(BOOK);
    const { text } = await see(path);
    expect(text).toMatch(
      /<h1>Rate your purchase<\/h1>[\s\S]*<label for="[^"]+">Describe your experience<\/label>/,
    );
    expect(text.match(/type="radio"[^>]*name="stars\[book-north\]"/g)).toHaveLength(5);
    expect(text).toContain('value="Ada"');
    const sent = await send(path, GOOD);
    expect(sent.status).toBe(303);
    expect((await see(sent.location)).text).toContain('<h1>Thanks for your feedback</h1>');
    expect(await reviews()).toMatchObject([STORED]);
  });

  it('is rejected without a star rating, at the control, and keeps the texts: “please select a star rating” [REV-008]', async () => {
    const path = await request(BOOK);
    for (const stars of ['', '0', '6', 'NaN', '4.5', '-1']) {
      const answer = await send(path, { ...GOOD, [`stars[${BOOK}]`]: stars });
      expect([stars, answer.status]).toEqual([stars, 422]);
      expect(answer.text).toMatch(
        /role="alert"[\s\S]*<a href="#review-0-stars-1">Please select a star rating<\/a>/,
      );
      expect(answer.text).toMatch(/id="review-0-stars-1"[^>]*aria-describedby="review-0-stars-error"/);
      expect(answer.text).toContain('It &lt;b&gt;shines&lt;/b&gt;.</textarea>');
    }
    expect(await reviews()).toEqual([]);
  });

  it('without any field asks for a star rating [REV-008]', async () => {
    const path = await request(BOOK, CARDS);
    const { status, text } = await send(path, {});
    expect([status, text.match(/Please select a star rating<\/a>/g)?.length]).toEqual([422, 2]);
  });

  it('may leave out products, which can be reviewed later', async () => {
    const path = await request(BOOK, CARDS);
    const first = await send(path, { ...GOOD, [`stars[${CARDS}]`]: '', [`text[${CARDS}]`]: '' });
    expect(first.status).toBe(303);
    expect((await see(first.location)).text).toContain('Review another product');
    const rest = await see(path);
    expect([rest.text.includes('North, a book'), rest.text.includes('Ten postcards')]).toEqual([false, true]);
    expect((await send(path, { [`stars[${CARDS}]`]: '3' })).status).toBe(303);
    expect(await reviews()).toMatchObject([{ product: BOOK }, { product: CARDS, stars: 3 }]);
  });

  it('of a product of another purchase is rejected, and nothing is stored', async () => {
    const path = await request(BOOK);
    const answer = await send(path, { ...GOOD, 'stars[print-dawn-ridge]': '1' });
    expect([answer.status, answer.text]).toEqual([422, expect.stringContaining('not part of this purchase')]);
    expect(answer.text).toContain('value="Wonderful"');
    expect(await reviews()).toEqual([]);
  });

  it('with too long texts is rejected, and keeps them; ten megabytes are rejected with 413', async () => {
    const path = await request(BOOK);
    const long = 'x'.repeat(REVIEW_LIMITS.text + 1);
    const answer = await send(path, { ...GOOD, [`text[${BOOK}]`]: long, author: 'y'.repeat(61) });
    expect(answer.status).toBe(422);
    expect(answer.text).toMatch(
      /#review-0-text">Use at most 3,000 characters[\s\S]*#review-author">Use at most 60 characters/,
    );
    expect(answer.text).toContain(`${long}</textarea>`);
    expect((await send(path, { ...GOOD, [`text[${BOOK}]`]: 'x'.repeat(10_000_000) })).status).toBe(413);
    expect(await reviews()).toEqual([]);
  });

  it('that cannot be stored keeps the entered values: “Try submitting your review again” [REV-007]', async () => {
    const path = await request(BOOK);
    const transaction = () => Promise.reject(new Error('away'));
    const broken = restartApp(test, { db: { ...test.db, transaction } });
    const { status, text } = await send(path, GOOD, broken);
    expect(status).toBe(503);
    expect(text).toMatch(
      /role="alert"[\s\S]*Try submitting your review again[\s\S]*value="5"[^>]*checked[\s\S]*value="Wonderful"[\s\S]*It &lt;b&gt;shines/,
    );
    expect(test.log.at(-1)).toMatchObject({ status: 503 });
    expect((await send(path, GOOD)).status).toBe(303);
    expect(await reviews()).toMatchObject([STORED]);
  });

  it('from another site is rejected', async () => {
    const path = await request(BOOK);
    const fields = { token: getToken(path), ...GOOD };
    const answer = await test.app.request(
      '/commerce/reviews',
      createFormPost(fields, { 'sec-fetch-site': 'cross-site' }),
    );
    expect([answer.status, await reviews()]).toEqual([403, []]);
  });
});

describe('a review of a purchase', () => {
  it('is stored once, however often and concurrently it is posted', async () => {
    const path = await request(BOOK);
    const answers = await Promise.all(Array.from({ length: 8 }, () => send(path, GOOD)));
    answers.push(await send(path, GOOD));
    expect(answers.map(({ status }) => status)).toEqual(Array(9).fill(303));
    expect(await reviews()).toHaveLength(1);
  });

  it('with another rating is rejected after one was stored: “You have already reviewed this purchase” [REV-004]', async () => {
    const path = await request(BOOK, CARDS);
    const two = { ...GOOD, [`stars[${CARDS}]`]: '2', [`text[${CARDS}]`]: 'Thin.' };
    const answers = await Promise.all([send(path, GOOD), send(path, { ...two, [`stars[${BOOK}]`]: '1' })]);
    const statuses = answers.map(({ status }) => status).sort((a, b) => a - b);
    expect(statuses).toEqual([303, 409]);
    expect((await reviews()).filter(({ product }) => product === BOOK)).toHaveLength(1);
  });

  it('keeps the entered values of other products after a conflict [REV-004]', async () => {
    const path = await request(BOOK, CARDS);
    await send(path, GOOD);
    const fields = { [`stars[${BOOK}]`]: '1', [`stars[${CARDS}]`]: '2', [`text[${CARDS}]`]: 'Thin.' };
    const { status, text } = await send(path, fields);
    expect([status, text]).toEqual([
      409,
      expect.stringMatching(/You have already reviewed this purchase[\s\S]*Thin\./),
    ]);
    expect(text).not.toContain('North, a book');
  });

  it('is confirmed when the link is opened again: “You have already reviewed this purchase” [REV-004]', async () => {
    const path = await request(BOOK);
    await send(path, GOOD);
    expect(await see(path)).toEqual({
      status: 200,
      text: expect.stringContaining('<h1>You have already reviewed this purchase</h1>'),
    });
  });

  it('is reported to the owner', async () => {
    await putDocument(test.db, test.siteId, 'shop', { notify: ['owner@northlight.example'] });
    await send(await request(BOOK), GOOD);
    await test.jobs.runDue();
    const bodies = (await mails())
      .filter(({ title }) => title.startsWith('New review'))
      .map(({ body }) => body);
    expect(bodies).toEqual([
      expect.stringMatching(/5 of 5 stars\nWonderful\nIt <b>shines<\/b>\.[\s\S]*\/config\/reviews/),
    ]);
  });

  it('is erased with its buyer, whose link becomes invalid', async () => {
    const order = await buy(BOOK);
    await complete(order);
    const path = `/commerce/reviews?token=${issue(order)}`;
    await send(path, GOOD);
    const { text } = await pressOwner('/config/erase', { email: 'ada@example.org', sure: 'yes' });
    expect(text).toContain('1 review,');
    expect(await reviews()).toEqual([]);
    expect((await send(path, GOOD)).status).toBe(409);
    test.skew.ms = 8 * DAY_MS;
    await test.jobs.runDue();
    expect(await links()).toEqual([]);
  });
});

describe('a review by script', () => {
  const call = async (body: object) => {
    const shopper = createShopper(test.app);
    const answer = await shopper.call('POST', '/api/commerce/reviews', body);
    return { status: answer.status, body: (await answer.json()) as Record<string, unknown> };
  };
  const review = (more: object = {}) => ({ productId: BOOK, stars: 4, text: 'Fine.', ...more });

  it('is stored once, and the remaining products are returned [REV-009]', async () => {
    const token = getToken(await request(BOOK, CARDS));
    const path = `/api/commerce/review-request?token=${token}`;
    const before = (await (await test.app.request(path)).json()) as object;
    expect(before).toMatchObject({
      state: 'open',
      author: 'Ada',
      products: [{ productId: BOOK }, { productId: CARDS }],
    });
    const answers = await Promise.all(
      [1, 2, 3].map(() => call({ token, author: 'Ada', reviews: [review()] })),
    );
    expect(answers).toEqual(Array(3).fill({ status: 200, body: { stored: 1 } }));
    expect(await (await test.app.request(path)).json()).toMatchObject({
      state: 'open',
      products: [{ productId: CARDS }],
    });
    expect(await reviews()).toMatchObject([{ stars: 4, body: 'Fine.' }]);
  });

  it.each([0, 6, 4.5, -1, null])('with %j stars is rejected at its control [REV-008]', async (stars) => {
    const token = getToken(await request(BOOK));
    expect(await call({ token, reviews: [review({ stars })] })).toMatchObject({
      status: 422,
      body: { errors: { [`stars[${BOOK}]`]: 'Please select a star rating' } },
    });
  });

  it('has a status for each reason for rejection [REV-004] [REV-005]', async () => {
    const path = await request(BOOK);
    const token = getToken(path);
    const status = async (body: object) => (await call(body)).status;
    expect(await status({ token: 'x', reviews: [review()] })).toBe(404);
    expect(await status({ token, reviews: [review({ stars: 'NaN' })] })).toBe(400);
    expect(await status({ token, reviews: [] })).toBe(422);
    expect(await status({ token, reviews: [review({ productId: 'x' })] })).toBe(422);
    await send(path, GOOD);
    expect(await call({ token, reviews: [review()] })).toEqual({
      status: 409,
      body: { error: 'You have already reviewed this purchase' },
    });
    test.skew.ms = 61 * DAY_MS;
    expect(await call({ token, reviews: [review()] })).toEqual({
      status: 410,
      body: { error: 'Your review request has expired' },
    });
  });
});
