import { describe, expect, it } from 'vitest';
import { createStore } from '../../core/store';
import { fakePage } from '../page/testing/fake-page';
import { createBatch } from './batch';
import type { ConsentState } from './ports';

function setup(delay: { throttle: number } | { debounce: number }, state: ConsentState = 'granted') {
  const page = fakePage();
  const consent = createStore<ConsentState>(state);
  const sent: string[] = [];
  const send = (entries: readonly string[]) => void sent.push(entries.join(''));
  return { page, consent, sent, batch: createBatch<string>({ page, consent, delay, capacity: 3, send }) };
}

describe('a batch', () => {
  it('is sent on stop', async () => {
    const { page, sent, batch } = setup({ throttle: 100 });
    batch.add('a');
    batch.stop();
    await page.advance(1000);
    expect([sent, page.activeCount()]).toEqual([['a'], 0]);
  });

  it.each(['denied', 'pending'] as const)(
    'is sent on schedule after consent was %s temporarily',
    async (state) => {
      const { page, consent, sent, batch } = setup({ throttle: 100 });
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

  it('is sent a fixed time after its first entry', async () => {
    const { page, sent, batch } = setup({ throttle: 100 });
    batch.add('a');
    await page.advance(60);
    batch.add('b');
    await page.advance(40);
    expect(sent).toEqual(['ab']);
    await page.advance(1000);
    expect(sent).toEqual(['ab']);
  });

  it('is sent a fixed time after its last entry', async () => {
    const { page, sent, batch } = setup({ debounce: 100 });
    batch.add('a');
    await page.advance(60);
    batch.add('b');
    await page.advance(99);
    expect(sent).toEqual([]);
    await page.advance(1);
    expect(sent).toEqual(['ab']);
  });

  it('is sent once when the page is hidden', async () => {
    const { page, sent, batch } = setup({ throttle: 100 });
    batch.add('a');
    page.fire('hide');
    expect(sent).toEqual(['a']);
    await page.advance(1000);
    expect(sent).toEqual(['a']);
  });

  it('has a capacity', () => {
    const { batch } = setup({ throttle: 100 });
    expect(['a', 'b', 'c', 'd'].map((entry) => batch.add(entry))).toEqual([true, true, true, false]);
  });

  it('waits for consent and is dropped when it is denied', async () => {
    const { page, consent, sent, batch } = setup({ throttle: 100 }, 'pending');
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

  it('removes all listeners and timers on stop', () => {
    const { page, batch } = setup({ throttle: 100 });
    batch.add('a');
    batch.stop();
    expect(page.activeCount()).toBe(0);
  });
});
