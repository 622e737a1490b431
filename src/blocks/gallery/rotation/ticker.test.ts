import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createTicker, TIMES } from './ticker';

describe('a ticker', () => {
  let ticks = 0;
  const tick = () => {
    ticks++;
  };
  const ticksAfter = (time: number) => {
    vi.advanceTimersByTime(time);
    return ticks;
  };
  beforeEach(() => {
    ticks = 0;
    vi.useFakeTimers();
  });
  afterEach(() => void vi.useRealTimers());

  it('ticks each 1000 ms and resumes after 1000 ms unless told otherwise [GAL-057]', () => {
    expect(TIMES).toEqual({ timeout: 1000, resumeDelay: 1000 });
    const ticker = createTicker(tick);
    ticker.run();
    expect(ticksAfter(999)).toBe(0);
    expect(ticksAfter(1)).toBe(1);
    expect(ticksAfter(2000)).toBe(3);
    ticker.pause();
    expect(ticksAfter(5000)).toBe(3);
    ticker.run();
    expect(ticksAfter(999)).toBe(3);
    expect(ticksAfter(1)).toBe(4);
  });

  it('does not come early after a short pause [GAL-057]', () => {
    const ticker = createTicker(tick, { timeout: 5000, resumeDelay: 1000 });
    ticker.run();
    ticksAfter(1000);
    ticker.pause();
    ticksAfter(500);
    ticker.run();
    expect(ticksAfter(3499)).toBe(0);
    expect(ticksAfter(1)).toBe(1);
  });

  it('takes the whole time again after a change, also one in a pause', () => {
    const ticker = createTicker(tick, { timeout: 5000, resumeDelay: 1000 });
    ticker.run();
    ticksAfter(4000);
    ticker.restart();
    expect(ticksAfter(4999)).toBe(0);
    expect(ticksAfter(1)).toBe(1);
    ticker.pause();
    ticksAfter(10_000);
    ticker.restart();
    ticker.run();
    expect(ticksAfter(4999)).toBe(1);
    expect(ticksAfter(1)).toBe(2);
  });

  it('is as new when it was stopped, and runs once however often it is told', () => {
    const ticker = createTicker(tick, { timeout: 5000, resumeDelay: 1000 });
    ticker.run();
    ticker.run();
    ticksAfter(4999);
    ticker.stop();
    expect(ticksAfter(5000)).toBe(0);
    ticker.run();
    expect(ticksAfter(5000)).toBe(1);
  });
});
