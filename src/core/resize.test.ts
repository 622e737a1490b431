import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createResizeEmitter, type ResizeOptions } from './resize';

const schedule = (run: () => void, time: number) => {
  const timer = setTimeout(run, time);
  return () => clearTimeout(timer);
};

function watch(rules?: Partial<ResizeOptions>) {
  const seen: string[] = [];
  const emitter = createResizeEmitter(
    {
      start: ({ width }) => seen.push(`start ${width}`),
      end: ({ width, height }) => seen.push(`end ${width} ${height}`),
    },
    schedule,
    rules,
  );
  const at = (width: number, height = 100) => emitter.update({ width, height });
  at(500);
  return { seen, at, emitter };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('resize detection', () => {
  it('starts once and ends after 300 ms without a change [GAL-066]', () => {
    const { seen, at } = watch();
    at(510);
    vi.advanceTimersByTime(299);
    at(520);
    vi.advanceTimersByTime(299);
    expect(seen).toEqual(['start 510']);
    vi.advanceTimersByTime(1);
    expect(seen).toEqual(['start 510', 'end 520 100']);
    at(530);
    expect(seen.at(-1)).toBe('start 530');
  });

  it('ends after a custom delay', () => {
    const { seen, at } = watch({ debounce: 100 });
    at(510);
    vi.advanceTimersByTime(100);
    expect(seen).toEqual(['start 510', 'end 510 100']);
  });

  it('ignores changes below the threshold, in total since the last end [GAL-068]', () => {
    const { seen, at } = watch({ threshold: 10 });
    at(505);
    expect(seen).toEqual([]);
    at(510);
    expect(seen).toEqual(['start 510']);
    vi.advanceTimersByTime(300);
    at(501);
    expect(seen).toEqual(['start 510', 'end 510 100']);
  });

  it('can be limited to one axis [GAL-068]', () => {
    const { seen, at } = watch({ axis: 'width' });
    at(500, 900);
    vi.advanceTimersByTime(300);
    expect(seen).toEqual([]);
    at(501, 900);
    vi.advanceTimersByTime(300);
    expect(seen).toEqual(['start 501', 'end 501 900']);
  });

  it('ignores the first measurement, an unchanged one, and any after it was stopped', () => {
    const { seen, at, emitter } = watch();
    at(500);
    at(600);
    emitter.stop();
    vi.advanceTimersByTime(1000);
    expect(seen).toEqual(['start 600']);
  });
});
