import { describe, expect, it } from 'vitest';
import { uuid7 } from '../../core/uuid7';
import { createLimits } from '../http/limits';
import { sharedApp } from '../testing/shared-app';
import { createFormPost, restartApp } from '../testing/test-app';

const HIT = { event: '1', data: '{"url":"/about","ss_cvr":"v|1"}', ss_cvr: 'v|1|1|1|1' };

const test = sharedApp();

interface Row {
  kind: string;
  name: string;
  visitor: string | null;
  data: Record<string, unknown>;
}

async function rows(kind: string): Promise<Row[]> {
  const result = await test.db.query<Row>(
    'select kind, name, visitor, data from event where site_id = $1 and kind = $2 order by id',
    [test.siteId, kind],
  );
  return result.rows;
}

describe('census', () => {
  it('stores a hit with event, data and ss_cvr before it responds [SRV-009]', async () => {
    const response = await test.app.request('/api/census/RecordHit', createFormPost(HIT));
    expect([response.status, await response.text()]).toEqual([204, '']);
    expect((await rows('hit')).at(-1)).toEqual({
      kind: 'hit',
      name: '1',
      visitor: 'v|1|1|1|1',
      data: { url: '/about', ss_cvr: 'v|1' },
    });
  });

  it('stores buttons, forms, overlays and quick views [SRV-010]', async () => {
    const button = {
      id: 'b1',
      buttonText: 'Buy',
      clickthroughUrl: '/x',
      newWindow: 'false',
      visitorCookie: 'v',
      pageId: 'p',
    };
    const calls: [string, Record<string, string>][] = [
      ['button-click', button],
      ['button-render', button],
      ['form-render', { formId: 'contact', visitorCookie: 'v' }],
      ['overlay', { visitorCookie: 'v', pageId: 'p' }],
    ];
    for (const [call, fields] of calls) {
      expect((await test.app.request(`/api/census/${call}`, createFormPost(fields))).status).toBe(204);
      expect(await rows(call)).toMatchObject([{ visitor: 'v' }]);
    }
    expect((await rows('button-click'))[0]?.data).toMatchObject({ buttonText: 'Buy', pageId: 'p' });
    expect((await test.app.request('/api/census/RecordQuickView/item-7', { method: 'POST' })).status).toBe(
      204,
    );
    expect(await rows('quick-view')).toMatchObject([{ name: 'item-7' }]);
  });

  it.each([
    ['a declined cookie choice', { cookie: 'ss_cookieAllowed=false' }],
    ['Global Privacy Control', { 'sec-gpc': '1' }],
  ])('drops every id of the visitor after %s', async (_, headers) => {
    await test.app.request('/api/census/RecordHit', createFormPost(HIT, headers));
    expect((await rows('hit')).at(-1)).toMatchObject({ visitor: null, data: { url: '/about' } });
    expect(JSON.stringify((await rows('hit')).at(-1))).not.toContain('v|1');
  });

  it('stores a duplicate event once, also when the retry arrives after midnight', async () => {
    const eventId = uuid7(Date.now(), new Uint8Array(10).fill(7));
    const before = (await rows('hit')).length;
    await test.app.request('/api/census/RecordHit', createFormPost({ ...HIT, eventId }));
    test.skew.ms = 26 * 3_600_000;
    await test.app.request('/api/census/RecordHit', createFormPost({ ...HIT, eventId }));
    test.skew.ms = 0;
    expect((await rows('hit')).length).toBe(before + 1);
  });

  it.each([-400, -60, 400])(
    'stores a duplicate event once if the clock of the browser is %i days off',
    async (days) => {
      const eventId = uuid7(Date.now() + days * 24 * 3_600_000, new Uint8Array(10).fill(8));
      const before = (await rows('hit')).length;
      await test.app.request('/api/census/RecordHit', createFormPost({ ...HIT, eventId }));
      test.skew.ms = 26 * 3_600_000;
      await test.app.request('/api/census/RecordHit', createFormPost({ ...HIT, eventId }));
      test.skew.ms = 0;
      expect((await rows('hit')).length).toBe(before + 1);
    },
  );

  it('rejects data that is not JSON and stores all other data', async () => {
    const before = (await rows('hit')).length;
    const answers = await Promise.all(
      ['{"a":1}', 'nonsense', '"text"', '[]', '{"b":2}'].map(async (data) =>
        test.app.request('/api/census/RecordHit', createFormPost({ ...HIT, data })),
      ),
    );
    expect(answers.map((answer) => answer.status)).toEqual([204, 400, 400, 400, 204]);
    expect((await rows('hit')).length).toBe(before + 2);
  });

  it('drops events above the rate limit silently', async () => {
    const app = restartApp(test, { limits: createLimits(() => 0) });
    const before = (await rows('quick-view')).length;
    const answers = await Promise.all(
      Array.from({ length: 450 }, async () =>
        app.request('/api/census/RecordQuickView/x', { method: 'POST' }),
      ),
    );
    expect(new Set(answers.map((answer) => answer.status))).toEqual(new Set([204]));
    expect((await rows('quick-view')).length).toBe(before + 400);
  });
});
