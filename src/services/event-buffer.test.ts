import { expect, it } from 'vitest';
import { createStore } from '../core/store';
import { createEventBuffer, EVENT_BUFFER_KEY } from './event-buffer';
import { captureOccurrence } from './occurrence';
import { type FakePage, fakePage } from './page/testing/fake-page';
import type { ConsentState } from './ports';

function start(state: ConsentState, page: FakePage = fakePage()) {
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

it('wait until they can be told, and whoever made them waits as well', async () => {
  const { told, tell, add } = start('granted');
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

it('are told by the next page, as they were, when theirs is left before; once', async () => {
  const first = start('granted');
  const done = first.add('a');
  first.page.fire('hide');
  await done;
  await first.page.advance(5000);
  const second = start('granted', first.page.openTab());
  second.tell();
  expect(second.told).toEqual(['a - -5000 /journal/first']);
  // The first page lives on: only hidden, or back out of the cache.
  first.tell();
  second.tell();
  expect([first.told, second.told.length]).toEqual([[], 1]);
  expect(second.page.local.get(EVENT_BUFFER_KEY)).toBeNull();
});

it('are kept from many short pages in a row', async () => {
  let { page, add } = start('granted');
  for (let visit = 0; visit < 30; visit++) {
    for (let one = 0; one < 10; one++) void add(`${visit}-${one}`);
    page.fire('hide');
    ({ page, add } = start('granted', page.openTab()));
  }
  const last = start('granted', page);
  last.tell();
  expect(last.told).toHaveLength(300);
});

it.each(['pending', 'denied'] as const)('are not written down while consent is %s', async (state) => {
  const { page, add } = start(state);
  await add('a');
  page.fire('hide');
  expect(page.local.get(EVENT_BUFFER_KEY)).toBeNull();
});

it('that cannot be written down stay where they are', async () => {
  const { page, told, tell, add } = start('granted', fakePage({ storage: false }));
  void add('a');
  page.fire('hide');
  tell();
  expect(told).toHaveLength(1);
});

it.each(['{', '5', '[5]', '[{"payload":{},"at":{"time":1,"url":"no"}}]', '[{"payload":{}}]'])(
  'are not read out of what somebody else has written: %s',
  (text) => {
    const { page, told, tell } = start('granted');
    page.local.set(EVENT_BUFFER_KEY, text);
    tell();
    expect(told).toEqual([]);
  },
);

it('are forgotten after a no', async () => {
  const { told, tell, add, early } = start('granted');
  const done = add('a');
  early.clear();
  await done;
  tell();
  expect(told).toEqual([]);
});
