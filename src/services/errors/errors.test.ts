import { describe, expect, it } from 'vitest';
import { createStore } from '../../core/store';
import { createApi } from '../api/api';
import { fakePage } from '../page/testing/fake-page';
import type { ConsentState } from '../shared/ports';
import { describeError, NotFoundError } from './describe-error';
import { createErrors } from './errors';

function setup(state: ConsentState = 'granted') {
  const page = fakePage({ cookies: { crumb: 'c1' } });
  page.respond(() => ({ status: 204 }));
  const api = createApi({ page, base: '/api/', token: createStore<string | null>(null) });
  return { page, errors: createErrors({ page, api, consent: createStore(state) }) };
}

describe('the error service', () => {
  it('posts a list of event, data and timestamp with the crumb in a header [TRC-005]', async () => {
    const { page, errors } = setup();
    errors.report('map', new TypeError('no place'));
    await page.advance(1000);
    const [request] = page.requests;
    expect(request?.url.pathname).toBe('/api/events/RecordJavascriptErrors');
    expect(request?.headers.get('X-Crumb')).toBe('c1');
    const reports = JSON.parse(request?.body ?? '[]');
    expect(reports).toMatchObject([{ event: 'map', data: { name: 'TypeError', message: 'no place' } }]);
    expect(reports[0].timestamp).toBe(page.clock.now() - 1000);
  });

  it('reports uncaught errors', async () => {
    const { page } = setup();
    page.throwUncaught(new Error('loose'));
    await page.advance(1000);
    expect(JSON.parse(page.requests[0]?.body ?? '[]')).toMatchObject([
      { event: 'error', data: { message: 'loose' } },
    ]);
  });

  it('reports an unreadable error together with the others', async () => {
    const { page } = setup();
    const unreadableError = Object.defineProperty(new Error('unreadable'), 'message', {
      get() {
        throw new Error('no');
      },
    });
    page.throwUncaught(unreadableError);
    page.throwUncaught('plain');
    await page.advance(1000);
    expect(JSON.parse(page.requests[0]?.body ?? '[]')).toMatchObject([
      { data: { name: 'unreadable', message: '' } },
      { data: { message: 'plain' } },
    ]);
  });

  it('sends reports after a second without errors [TRC-009]', async () => {
    const { page, errors } = setup();
    errors.report('a', 'one');
    await page.advance(900);
    errors.report('b', 'two');
    await page.advance(999);
    expect(page.requests).toEqual([]);
    await page.advance(1);
    expect(JSON.parse(page.requests[0]?.body ?? '[]')).toHaveLength(2);
  });

  it('queues ten reports and sends twenty per page [TRC-006] [TRC-007]', async () => {
    const { page, errors } = setup();
    const reports = () => page.requests.map(({ body }) => JSON.parse(body).length);
    for (let round = 0; round < 3; round++) {
      for (let index = 0; index < 12; index++) errors.report('loop', new Error(String(index)));
      await page.advance(1000);
    }
    expect(reports()).toEqual([10, 10]);
  });

  it('truncates a stack to 5000 characters [TRC-008]', async () => {
    const { page, errors } = setup();
    for (const length of [4999, 5000, 5001, 60_000])
      errors.report('deep', Object.assign(new Error('deep'), { stack: 'x'.repeat(length) }));
    await page.advance(1000);
    const reports = JSON.parse(page.requests[0]?.body ?? '') as { data: { stack: string } }[];
    expect(reports.map(({ data }) => data.stack.length)).toEqual([4999, 5000, 5000, 5000]);
  });

  it('reports the path of a missing resource [TRC-010]', () => {
    const error = new NotFoundError('/s/file.pdf');
    expect(error).toBeInstanceOf(Error);
    expect(describeError(error, '/a')).toMatchObject({
      name: 'NotFoundError',
      path: '/s/file.pdf',
      url: '/a',
    });
  });

  it.each([
    ['text', { name: 'string', message: 'text' }],
    [undefined, { name: 'undefined', message: 'undefined' }],
    [null, { name: 'object', message: 'null' }],
    [Symbol('s'), { name: 'symbol', message: 'Symbol(s)' }],
    [{ password: 'p' }, { name: 'object', message: '' }],
  ])('describes the thrown value %o', (thrown, reports) => {
    expect(describeError(thrown, '/')).toMatchObject(reports);
  });

  it('sends nothing without consent or after stop', async () => {
    const denied = setup('denied');
    denied.errors.report('a', 'one');
    await denied.page.advance(5000);
    expect(denied.page.requests).toEqual([]);
    const stopped = setup();
    stopped.errors.stop();
    stopped.page.throwUncaught(new Error('late'));
    await stopped.page.advance(5000);
    expect(stopped.page.requests).toEqual([]);
    expect(stopped.page.activeCount()).toBe(0);
  });
});
