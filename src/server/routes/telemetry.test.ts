import { describe, expect, it } from 'vitest';
import { uuid7 } from '../../core/uuid7';
import { createLimits } from '../http/limits';
import { sharedApp } from '../testing/shared-app';
import { createFormPost, restartApp } from '../testing/test-app';

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

const json = (body: unknown, headers: Record<string, string> = {}, type = 'application/json') => ({
  method: 'POST',
  headers: { 'content-type': type, ...headers },
  body: JSON.stringify(body),
});

const id = (seed: number) => uuid7(Date.now(), new Uint8Array(10).fill(seed));

describe('events', () => {
  const event = {
    analyticsId: 'a-1',
    commonData: { action: 'click', object_type: 'button' },
    customData: { color: 'red' },
    customSchemaName: 'button_click',
  };

  it('are accepted as JSON and as a form, with status 202 [SRV-021]', async () => {
    const { commonData, customData, ...rest } = event;
    const form = { ...rest, commonData: JSON.stringify(commonData), customData: JSON.stringify(customData) };
    const asJson = await test.app.request('/api/v1/events', json(event));
    const asForm = await test.app.request('/api/v1/events', createFormPost(form));
    expect([asJson.status, asForm.status]).toEqual([202, 202]);
    const stored = await rows('event');
    expect(stored).toHaveLength(2);
    expect(stored[0]).toEqual(stored[1]);
    expect(stored[0]).toEqual({
      kind: 'event',
      name: 'click',
      visitor: 'a-1',
      data: { commonData, customData, customSchemaName: 'button_click' },
    });
  });

  it('are stored once, however often they arrive', async () => {
    const before = (await rows('event')).length;
    const again = { ...event, eventId: id(3) };
    for (let index = 0; index < 3; index++) await test.app.request('/api/v1/events', json(again));
    expect((await rows('event')).length).toBe(before + 1);
  });

  it('contain no visitor id without consent', async () => {
    await test.app.request('/api/v1/events', json(event, { cookie: 'ss_cookieAllowed=false' }));
    expect((await rows('event')).at(-1)?.visitor).toBeNull();
  });

  it.each([{ ...event, commonData: 'text' }, { ...event, commonData: 5 }, { commonData: {} }, [], null])(
    'are rejected if they are invalid: %j',
    async (body) => {
      expect((await test.app.request('/api/v1/events', json(body))).status).toBe(400);
    },
  );

  it('are rejected with Retry-After above the rate limit, so that none is lost', async () => {
    const app = restartApp(test, { limits: createLimits(() => 0) });
    const answers = await Promise.all(
      Array.from({ length: 410 }, async () => app.request('/api/v1/events', json(event))),
    );
    const late = answers.filter(({ status }) => status === 429);
    expect(late).toHaveLength(10);
    expect(Number(late[0]?.headers.get('retry-after'))).toBeGreaterThan(0);
  });

  it('are also accepted by the older call, as JSON and as a form [SRV-020]', async () => {
    const asJson = await test.app.request('/api/events/RecordEvent', json({ event: 'seen', data: { a: 1 } }));
    const form = { crumb: 'c', event: 'seen', data: '{"a":1}' };
    const asForm = await test.app.request('/api/events/RecordEvent', createFormPost(form));
    expect([asJson.status, asForm.status]).toEqual([202, 202]);
    expect(await rows('record')).toMatchObject([
      { name: 'seen', data: { a: 1 } },
      { name: 'seen', data: { a: 1 } },
    ]);
  });
});

describe('traces, errors and performance records', () => {
  it('store trace entries individually [SRV-016]', async () => {
    const entries = [
      { pageUrl: '/a', type: 'map', data: { zoom: 1 } },
      { pageUrl: '/b', type: 'cart', data: null },
    ];
    const response = await test.app.request(
      '/api/events/Trace',
      createFormPost({ data: JSON.stringify(entries) }),
    );
    expect(response.status).toBe(204);
    const stored = (await rows('trace')).sort((a, b) => a.name.localeCompare(b.name));
    expect(stored).toMatchObject([
      { name: 'cart', data: { pageUrl: '/b', data: null } },
      { name: 'map', data: { pageUrl: '/a', data: { zoom: 1 } } },
    ]);
    const nonsense = await test.app.request('/api/events/Trace', createFormPost({ data: '{"a":1}' }));
    expect(nonsense.status).toBe(400);
  });

  it('require the crumb for script errors and store them [SRV-004]', async () => {
    const reports = [{ event: 'map', data: { message: 'x' }, timestamp: 1 }];
    const path = '/api/events/RecordJavascriptErrors';
    const refused = await test.app.request(path, json(reports));
    expect(refused.status).toBe(400);
    const { crumb } = (await refused.json()) as { crumb: string };
    const taken = await test.app.request(path, json(reports, { 'X-Crumb': crumb, cookie: `crumb=${crumb}` }));
    expect(taken.status).toBe(204);
    expect(await rows('error')).toMatchObject([{ name: 'map', data: { data: { message: 'x' } } }]);
  });

  it('issue an id for performance records and accept JSON and plain text [SRV-018] [SRV-019]', async () => {
    const settings = await test.app.request('/api/1/performance/settings');
    const { pageLoadId } = (await settings.json()) as { pageLoadId: string };
    expect(pageLoadId).toMatch(/^[\da-f-]{36}$/);
    expect(settings.headers.get('cache-control')).toBe('no-store');
    const records = [{ app: 'a', event: 'LCP', data: 1200, pageLoadId, ts: 1 }];
    for (const type of ['application/json', 'text/plain;charset=UTF-8']) {
      const response = await test.app.request('/api/1/performance/records', json(records, {}, type));
      expect(response.status).toBe(204);
    }
    expect(await rows('performance')).toMatchObject([
      { name: 'LCP', data: { pageLoadId, data: 1200 } },
      { name: 'LCP', data: { pageLoadId, data: 1200 } },
    ]);
  });
});

it('serve the visit pixel and count it [SRV-017]', async () => {
  const response = await test.app.request('/api/track/Track?landing=/a&refer=b&rk=5&lang=en&screen=1x1');
  expect([response.status, response.headers.get('content-type')]).toEqual([200, 'image/gif']);
  expect(new Uint8Array(await response.arrayBuffer()).slice(0, 3)).toEqual(new Uint8Array([71, 73, 70]));
  expect(await rows('pixel')).toMatchObject([
    { name: '/a', data: { refer: 'b', lang: 'en', screen: '1x1' } },
  ]);
});
