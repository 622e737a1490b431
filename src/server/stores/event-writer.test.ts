import { setImmediate as nextTurn } from 'node:timers/promises';
import { describe, expect, it, vi } from 'vitest';
import type { EventRow } from '../domain/counted-event';
import { createEventWriter, EventQueueFullError } from './event-writer';

const row = (id: string): EventRow => ({
  id,
  day: '2026-11-21',
  kind: 'hit',
  name: '1',
  visitor: null,
  data: '{}',
});

describe('event writer', () => {
  it('writes many rows with few statements and acknowledges each after it is stored', async () => {
    const batches: string[][] = [];
    const stored = new Set<string>();
    const writer = createEventWriter({
      maxBatch: 100,
      insert: async (rows) => {
        await new Promise((resolve) => setTimeout(resolve, 2));
        batches.push(rows.map((one) => one.id));
        for (const one of rows) stored.add(one.id);
        return undefined;
      },
    });
    const writes = Array.from({ length: 250 }, async (_, i) => {
      await writer.write(row(`${i}`));
      expect(stored.has(`${i}`)).toBe(true);
    });
    await Promise.all(writes);
    expect(batches.map((batch) => batch.length)).toEqual([100, 100, 50]);
  });

  it('writes a single row immediately, and rows that arrive meanwhile together', async () => {
    const batches: string[][] = [];
    const commits: (() => void)[] = [];
    const writer = createEventWriter({
      maxBatch: 100,
      insert: (rows) => {
        batches.push(rows.map((one) => one.id));
        return new Promise((resolve) => commits.push(() => resolve(undefined)));
      },
    });
    const first = writer.write(row('a'));
    await nextTurn();
    expect(batches).toEqual([['a']]);
    const others = [writer.write(row('b')), writer.write(row('c'))];
    await nextTurn();
    expect([batches.length, writer.waiting()]).toEqual([1, 2]);
    commits[0]?.();
    await first;
    await vi.waitFor(() => expect(batches).toHaveLength(2));
    expect(batches).toEqual([['a'], ['b', 'c']]);
    commits[1]?.();
    await Promise.all(others);
  });

  it('isolates an invalid row, stores the others, and rejects only that one', async () => {
    const stored: string[] = [];
    const writer = createEventWriter({
      maxBatch: 100,
      insert: async (rows) => {
        if (rows.some((one) => one.id === '13')) throw Object.assign(new Error('poison'), { code: '22P05' });
        stored.push(...rows.map((one) => one.id));
        return undefined;
      },
    });
    const results = await Promise.allSettled(Array.from({ length: 40 }, (_, i) => writer.write(row(`${i}`))));
    expect(results.flatMap((result, i) => (result.status === 'rejected' ? [i] : []))).toEqual([13]);
    expect(stored.length).toBe(39);
  });

  it('keeps rows while the database is briefly unavailable', async () => {
    let failures = 2;
    const stored: string[] = [];
    const writer = createEventWriter({
      maxBatch: 10,
      insert: async (rows) => {
        if (failures-- > 0) throw new Error('connection lost');
        stored.push(...rows.map((one) => one.id));
        return undefined;
      },
    });
    await Promise.all([writer.write(row('a')), writer.write(row('b'))]);
    expect(stored).toEqual(['a', 'b']);
  });

  it('rejects when the queue is full, and drains the rest', async () => {
    const stored: string[] = [];
    const writer = createEventWriter({
      maxBatch: 2,
      capacity: 3,
      insert: async (rows) => {
        stored.push(...rows.map((one) => one.id));
        return undefined;
      },
    });
    const writes = ['a', 'b', 'c'].map((id) => writer.write(row(id)));
    await expect(writer.write(row('d'))).rejects.toBeInstanceOf(EventQueueFullError);
    await writer.drain();
    expect(stored).toEqual(['a', 'b', 'c']);
    await Promise.all(writes);
  });
});
