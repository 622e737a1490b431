import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createAutoplayTimer, DEFAULT_TIMER_OPTIONS } from './autoplay-timer';

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
    expect(DEFAULT_TIMER_OPTIONS).toEqual({ timeout: 1000, resumeDelay: 1000 });
    const ticker = createAutoplayTimer(tick);
    ticker.start();
    expect(ticksAfter(999)).toBe(0);
    expect(ticksAfter(1)).toBe(1);
    expect(ticksAfter(2000)).toBe(3);
    ticker.pause();
    expect(ticksAfter(5000)).toBe(3);
    ticker.start();
    expect(ticksAfter(999)).toBe(3);
    expect(ticksAfter(1)).toBe(4);
  });

  it('does not come early after a short pause [GAL-057]', () => {
    const ticker = createAutoplayTimer(tick, { timeout: 5000, resumeDelay: 1000 });
    ticker.start();
    ticksAfter(1000);
    ticker.pause();
    ticksAfter(500);
    ticker.start();
    expect(ticksAfter(3499)).toBe(0);
    expect(ticksAfter(1)).toBe(1);
  });

  it('takes the whole time again after a change, also one in a pause', () => {
    const ticker = createAutoplayTimer(tick, { timeout: 5000, resumeDelay: 1000 });
    ticker.start();
    ticksAfter(4000);
    ticker.restart();
    expect(ticksAfter(4999)).toBe(0);
    expect(ticksAfter(1)).toBe(1);
    ticker.pause();
    ticksAfter(10_000);
    ticker.restart();
    ticker.start();
    expect(ticksAfter(4999)).toBe(1);
    expect(ticksAfter(1)).toBe(2);
  });

  it('is as new when it was stopped, and runs once however often it is told', () => {
    const ticker = createAutoplayTimer(tick, { timeout: 5000, resumeDelay: 1000 });
    ticker.start();
    ticker.start();
    ticksAfter(4999);
    ticker.stop();
    expect(ticksAfter(5000)).toBe(0);
    ticker.start();
    expect(ticksAfter(5000)).toBe(1);
  });
});
