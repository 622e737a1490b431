import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { pageHeaders } from '../testing/owner-client';
import { createFormPost, OPEN_MS, type TestApp, testApp } from '../testing/test-app';

let test: TestApp;
let headers: Record<string, string>;
beforeAll(async () => {
  test = await testApp();
  headers = await pageHeaders(test);
}, OPEN_MS);
afterAll(() => test.db.close());

const draw = (widget: unknown, more: Record<string, string> = {}) =>
  test.app.request(
    '/api/widget/GetWidgetRendering',
    createFormPost(
      { widgetJSON: typeof widget === 'string' ? widget : JSON.stringify(widget), ...more },
      headers,
    ),
  );
const htmlOf = async (answer: Response) => ((await answer.json()) as { data: { html: string } }).data.html;

describe('a widget', () => {
  it('is rendered from the content of the site [SRV-008]', async () => {
    const html = await htmlOf(await draw({ type: 55, id: 'block-1', value: { limit: 2 } }));
    expect(html.match(/<li>/g)).toHaveLength(2);
    expect(html).toContain('Dawn Ridge, print 40 x 60');
    expect(html).toContain('€48.00');
  });

  it('of a product shows the product, and responds 404 for an unknown one', async () => {
    const html = await htmlOf(await draw({ type: 'Product', id: 'b', value: { productId: 'book-north' } }));
    expect(html).toContain('linen cover');
    expect((await draw({ type: 43, id: 'b', value: { productId: 'nothing' } })).status).toBe(404);
  });

  it('of a collection shows its items by tag, category and time [SUM-001] [SUM-005]', async () => {
    const show = async (type: number, collectionId: string, value: object) =>
      htmlOf(await draw({ type, id: 'b', value }, { collectionId }));
    const journal = await show(55, 'restaurant-journal', { design: 'autogrid', pageSize: 3 });
    expect(journal).toMatch(/^<ul class="site-items" data-design="grid"><li><article /);
    expect(journal.match(/<article/g)).toHaveLength(3);
    const tagged = await show(20, 'restaurant-journal', { filter: { tag: 'sourdough' }, pageSize: 30 });
    expect(tagged.match(/<article/g)).toHaveLength(2);
    expect(tagged).toContain('A starter named Gull');
    const category = await show(20, 'restaurant-journal', { filter: { tag: 'cider', category: 'House' } });
    expect(category.match(/<article/g)).toHaveLength(1);
    const getStarts = (html: string) =>
      [...html.matchAll(/datetime="([^"]+)" itemprop="startDate"/g)].map((match) =>
        Date.parse(match[1] ?? ''),
      );
    const past = getStarts(await show(55, 'restaurant-events', { showPastOrUpcomingEvents: 'past' }));
    const upcoming = getStarts(await show(55, 'restaurant-events', {}));
    expect(past).toHaveLength(10);
    expect(past).toEqual(past.toSorted((a, b) => b - a));
    expect(upcoming).toEqual(upcoming.toSorted((a, b) => a - b));
    expect(Math.max(...past)).toBeLessThan(Math.min(...upcoming));
  });

  it('of a collection without items shows a message', async () => {
    const answer = await draw({ type: 20, id: 'b', value: {} }, { collectionId: 'news' });
    expect(await htmlOf(answer)).toContain('There is nothing here yet.');
  });

  it.each([['not json'], ['[]'], [{ type: 55 }], [{ type: {}, id: 'b' }]])(
    'is rejected if it is invalid: %j',
    async (widget) => {
      expect((await draw(widget)).status).toBe(400);
    },
  );

  it.each([1, 999, 'html', 'constructor', '__proto__'])(
    'of the unknown type %s responds 404, and its value is not returned',
    async (type) => {
      const answer = await draw({ type, id: 'b', value: '<script>alert(1)</script>' });
      expect(answer.status).toBe(404);
      expect(await answer.text()).not.toContain('script');
    },
  );

  it('requires the crumb [SRV-023]', async () => {
    const body = createFormPost({ widgetJSON: '{"type":55,"id":"b"}' }, { cookie: headers.cookie ?? '' });
    const answer = await test.app.request('/api/widget/GetWidgetRendering?crumb=wrong', body);
    expect([answer.status, await answer.json()]).toEqual([400, expect.objectContaining({ crumbFail: true })]);
  });
});
