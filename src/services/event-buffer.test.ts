import { expect, it } from 'vitest';
import { createStore } from '../core/store';
import { createEventBuffer, EVENT_BUFFER_KEY } from './event-buffer';
import { type FakePage, fakePage } from './page/testing/fake-page';
import { captureOccurrence } from './shared/occurrence';
import type { ConsentState } from './shared/ports';

function setup(state: ConsentState, page: FakePage = fakePage()) {
  const consent = createStore<ConsentState>(state);
  const early = createEventBuffer(page, consent);
  const told: string[] = [];
  const tell = () =>
    early.flush(async (payload, schema, at) => {
      told.push(`${payload.action} ${schema ?? '-'} ${at.time - page.clock.now()} ${at.url.pathname}`);
    });
  const add = (action: string) =>
    early.push({ payload: { action }, schema: undefined, at: captureOccurrence(page) });
  return { page, consent, early, told, tell, add };
}

it('keeps events and their callers waiting until it is flushed', async () => {
  const { told, tell, add } = setup('granted');
  let isDone = false;
  const done = add('a').then(() => {
    isDone = true;
  });
  await Promise.resolve();
  expect(isDone).toBe(false);
  tell();
  await done;
  expect(told).toEqual(['a - 0 /journal/first']);
});

it('leaves unsent events to the next page, which sends them once', async () => {
  const first = setup('granted');
  const done = first.add('a');
  first.page.fire('hide');
  await done;
  await first.page.advance(5000);
  const second = setup('granted', first.page.openTab());
  second.tell();
  expect(second.told).toEqual(['a - -5000 /journal/first']);
  // The first page lives on: only hidden, or back out of the cache.
  first.tell();
  second.tell();
  expect([first.told, second.told.length]).toEqual([[], 1]);
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
  last.tell();
  expect(last.told).toHaveLength(300);
});

it.each(['pending', 'denied'] as const)('stores nothing while consent is %s', async (state) => {
  const { page, add } = setup(state);
  await add('a');
  page.fire('hide');
  expect(page.local.get(EVENT_BUFFER_KEY)).toBeNull();
});

it('keeps events in memory when they cannot be stored', async () => {
  const { page, told, tell, add } = setup('granted', fakePage({ storage: false }));
  void add('a');
  page.fire('hide');
  tell();
  expect(told).toHaveLength(1);
});

it.each(['{', '5', '[5]', '[{"payload":{},"at":{"time":1,"url":"no"}}]', '[{"payload":{}}]'])(
  'ignores the invalid stored value %s',
  (text) => {
    const { page, told, tell } = setup('granted');
    page.local.set(EVENT_BUFFER_KEY, text);
    tell();
    expect(told).toEqual([]);
  },
);

it('drops events when it is cleared', async () => {
  const { told, tell, add, early } = setup('granted');
  const done = add('a');
  early.clear();
  await done;
  tell();
  expect(told).toEqual([]);
});
