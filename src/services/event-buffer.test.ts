import { expect, it } from 'vitest';
import { createStore } from '../core/store';
import { createEventBuffer, EVENT_BUFFER_KEY } from './event-buffer';
import { type FakePage, fakePage } from './page/testing/fake-page';
import { captureOccurrence } from './shared/occurrence';
import type { ConsentState } from './shared/ports';

function setup(state: ConsentState, page: FakePage = fakePage()) {
  const consent = createStore<ConsentState>(state);
  const buffer = createEventBuffer(page, consent);
  const tracked: string[] = [];
  const flush = () =>
    buffer.flush(async (payload, schema, at) => {
      tracked.push(`${payload.action} ${schema ?? '-'} ${at.time - page.clock.now()} ${at.url.pathname}`);
    });
  const add = (action: string) =>
    buffer.push({ payload: { action }, schema: undefined, at: captureOccurrence(page) });
  return { page, consent, buffer, tracked, flush, add };
}

it('keeps events until it is flushed, and resolves their promises then', async () => {
  const { tracked, flush, add } = setup('granted');
  let isDone = false;
  const done = add('a').then(() => {
    isDone = true;
  });
  await Promise.resolve();
  expect(isDone).toBe(false);
  flush();
  await done;
  expect(tracked).toEqual(['a - 0 /journal/first']);
});

it('leaves unsent events to the next page, which sends them once', async () => {
  const first = setup('granted');
  const done = first.add('a');
  first.page.fire('hide');
  await done;
  await first.page.advance(5000);
  const second = setup('granted', first.page.openTab());
  second.flush();
  expect(second.tracked).toEqual(['a - -5000 /journal/first']);
  // The first page continues: it was only hidden, or is restored from the cache.
  first.flush();
  second.flush();
  expect([first.tracked, second.tracked.length]).toEqual([[], 1]);
  expect(second.page.local.get(EVENT_BUFFER_KEY)).toBeNull();
});

it('keeps the events of many short page views', async () => {
  let { page, add } = setup('granted');
  for (let visit = 0; visit < 30; visit++) {
    for (let one = 0; one < 10; one++) void add(`${visit}-${one}`);
    page.fire('hide');
    ({ page, add } = setup('granted', page.openTab()));
  }
  const last = setup('granted', page);
  last.flush();
  expect(last.tracked).toHaveLength(300);
});

it.each(['pending', 'denied'] as const)('stores nothing while consent is %s', async (state) => {
  const { page, add } = setup(state);
  await add('a');
  page.fire('hide');
  expect(page.local.get(EVENT_BUFFER_KEY)).toBeNull();
});

it('keeps events in memory when they cannot be stored', async () => {
  const { page, tracked, flush, add } = setup('granted', fakePage({ storage: false }));
  void add('a');
  page.fire('hide');
  flush();
  expect(tracked).toHaveLength(1);
});

it.each(['{', '5', '[5]', '[{"payload":{},"at":{"time":1,"url":"no"}}]', '[{"payload":{}}]'])(
  'ignores the invalid stored value %s',
  (text) => {
    const { page, tracked, flush } = setup('granted');
    page.local.set(EVENT_BUFFER_KEY, text);
    flush();
    expect(tracked).toEqual([]);
  },
);

it('drops events when it is cleared', async () => {
  const { tracked, flush, add, buffer } = setup('granted');
  const done = add('a');
  buffer.clear();
  await done;
  flush();
  expect(tracked).toEqual([]);
});
