import { describe, expect, it } from 'vitest';
import { findReviewSettings } from '../stores/review-list';
import { createReviewState } from '../testing/review-state';
import { sharedApp } from '../testing/shared-app';

const test = sharedApp('site_document');
const { see, post, reviews } = createReviewState(test);

const pending = async () => (await reviews()).find(({ state }) => state === 'pending');
const count = (text: string): number => text.match(/<article/g)?.length ?? 0;

describe('owner pages of reviews', () => {
  it('require the owner', async () => {
    const headers = { accept: 'text/html' };
    for (const path of ['/config/reviews', '/config/reviews/export'])
      expect((await test.app.request(path, { headers })).status, path).toBe(401);
    const { id } = (await pending())!;
    const answer = await test.app.request(`/config/reviews/${id}/publish`, { method: 'POST', headers });
    expect([answer.status, (await pending())?.id]).toEqual([401, id]);
  });

  it('list reviews by state, with the number of pending reviews in the navigation', async () => {
    expect(count((await see('/config/reviews')).text)).toBe(18);
    const { text } = await see('/config/reviews?state=pending');
    expect([count(text), text]).toEqual([
      1,
      expect.stringMatching(/Ten postcards[\s\S]*5 out of 5 stars[\s\S]*Robin/),
    ]);
    expect((await see('/config/orders')).text).toMatch(
      /href="\/config\/reviews" >Reviews <span class="badge wait">1<span class="off"> to check/,
    );
    expect(count((await see('/config/reviews?state=toString')).text)).toBe(18);
  });

  it('publish, reject and answer a review', async () => {
    const { id } = (await pending())!;
    const path = `/config/reviews/${id}`;
    expect(await post(`${path}/answer`, { list: 'pending', answer: ' Thank you & see you. ' })).toMatchObject(
      {
        status: 303,
        location: '/config/reviews?state=pending',
      },
    );
    expect((await see('/config/reviews?state=pending')).text).toContain(
      'Thank you &amp; see you.</textarea>',
    );
    expect(await post(`${path}/publish`, { list: 'pending' })).toMatchObject({ status: 303 });
    expect(await pending()).toBe(undefined);
    expect((await see('/config/orders')).text).not.toContain('to check');
    const shown = await test.app.request('/commerce/products/postcards/reviews');
    expect(await shown.text()).toMatch(/Robin[\s\S]*Answer from the shop[\s\S]*Thank you &amp; see you\./);
    expect((await post(`${path}/reject`)).status).toBe(303);
    expect((await see('/config/reviews?state=rejected')).text).toContain('Robin');
    expect((await post('/config/reviews/nothing/publish')).status).toBe(404);
    expect((await post(`/config/reviews/${crypto.randomUUID()}/reject`)).status).toBe(404);
    expect((await post(`${path}/answer`, { answer: 'x'.repeat(3001) })).status).toBe(400);
  });

  it('change the settings of requests, within limits', async () => {
    expect((await post('/config/reviews/settings', { requests: 'yes', delayDays: '0' })).status).toBe(303);
    expect(await findReviewSettings(test.db, test.siteId)).toEqual({ requests: true, delayDays: 0 });
    for (const delayDays of ['', '-1', '91', '1.5', 'x']) {
      const { status, text } = await post('/config/reviews/settings', { delayDays });
      expect([delayDays, status]).toEqual([delayDays, 422]);
      expect(text).toContain('whole number from 0 to 90');
    }
    await post('/config/reviews/settings', { delayDays: '14' });
    expect(await findReviewSettings(test.db, test.siteId)).toEqual({ requests: false, delayDays: 14 });
  });

  it('export all reviews as CSV, without formulas', async () => {
    await test.db.query(`update review set title = '=1+1' where site_id = $1 and author = 'Noor'`, [
      test.siteId,
    ]);
    const { text } = await see('/config/reviews/export');
    const lines = text.split('\r\n').filter(Boolean);
    expect(lines).toHaveLength(19);
    expect(lines[0]).toBe('Date,State,Order,Product,Stars,Name,Headline,Review,Answer');
    expect(text).toContain(`"Salt Flats, print 50 x 70",5,Noor,'=1+1`);
  });
});
