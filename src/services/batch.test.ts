import { describe, expect, it } from 'vitest';
import { createStore } from '../core/store';
import { createBatch } from './batch';
import { fakePage } from './page/testing/fake-page';
import type { ConsentState } from './ports';

function start(delay: { throttle: number } | { debounce: number }, state: ConsentState = 'granted') {
  const page = fakePage();
  const consent = createStore<ConsentState>(state);
  const sent: string[] = [];
  const send = (entries: readonly string[]) => void sent.push(entries.join(''));
  return { page, consent, sent, batch: createBatch<string>({ page, consent, delay, capacity: 3, send }) };
}

describe('what gathers', () => {
  it('goes before the end: nobody comes back for it', async () => {
    const { page, sent, batch } = start({ throttle: 100 });
    batch.add('a');
    batch.stop();
    await page.advance(1000);
    expect([sent, page.activeCount()]).toEqual([['a'], 0]);
  });

  it.each(['denied', 'pending'] as const)(
    'goes in its time after consent was %s for a while',
    async (state) => {
      const { page, consent, sent, batch } = start({ throttle: 100 });
      batch.add('a');
      consent.set(state);
      await page.advance(1000);
      expect(sent).toEqual([]);
      consent.set('granted');
      batch.add('b');
      await page.advance(100);
      expect(sent).toEqual([state === 'denied' ? 'b' : 'ab']);
    },
  );

  it('goes together after the time from the first', async () => {
    const { page, sent, batch } = start({ throttle: 100 });
    batch.add('a');
    await page.advance(60);
    batch.add('b');
    await page.advance(40);
    expect(sent).toEqual(['ab']);
    await page.advance(1000);
    expect(sent).toEqual(['ab']);
  });

  it('goes after a quiet time from the last', async () => {
    const { page, sent, batch } = start({ debounce: 100 });
    batch.add('a');
    await page.advance(60);
    batch.add('b');
    await page.advance(99);
    expect(sent).toEqual([]);
    await page.advance(1);
    expect(sent).toEqual(['ab']);
  });

  it('goes when the page is left, and only once', async () => {
    const { page, sent, batch } = start({ throttle: 100 });
    batch.add('a');
    page.fire('hide');
    expect(sent).toEqual(['a']);
    await page.advance(1000);
    expect(sent).toEqual(['a']);
  });

  it('has an end', () => {
    const { batch } = start({ throttle: 100 });
    expect(['a', 'b', 'c', 'd'].map((entry) => batch.add(entry))).toEqual([true, true, true, false]);
  });

  it('waits for consent, and is gone without it', async () => {
    const { page, consent, sent, batch } = start({ throttle: 100 }, 'pending');
    batch.add('a');
    page.fire('hide');
    await page.advance(1000);
    expect(sent).toEqual([]);
    consent.set('granted');
    await page.advance(100);
    expect(sent).toEqual(['a']);
    batch.add('b');
    consent.set('denied');
    expect(batch.add('c')).toBe(false);
    consent.set('granted');
    await page.advance(1000);
    expect(sent).toEqual(['a']);
  });

  it('leaves nothing behind', () => {
    const { page, batch } = start({ throttle: 100 });
    batch.add('a');
    batch.stop();
    expect(page.activeCount()).toBe(0);
  });
});
