import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createAutoplayTimer, DEFAULT_TIMER_OPTIONS } from './autoplay-timer';

describe('autoplay timer', () => {
  let ticks = 0;
  const tick = () => {
    ticks++;
  };
  const getTicksAfter = (time: number) => {
    vi.advanceTimersByTime(time);
    return ticks;
  };
  beforeEach(() => {
    ticks = 0;
    vi.useFakeTimers();
  });
  afterEach(() => void vi.useRealTimers());

  it('ticks every 1000 ms and resumes after 1000 ms by default [GAL-057]', () => {
    expect(DEFAULT_TIMER_OPTIONS).toEqual({ timeout: 1000, resumeDelay: 1000 });
    const timer = createAutoplayTimer(tick);
    timer.start();
    expect(getTicksAfter(999)).toBe(0);
    expect(getTicksAfter(1)).toBe(1);
    expect(getTicksAfter(2000)).toBe(3);
    timer.pause();
    expect(getTicksAfter(5000)).toBe(3);
    timer.start();
    expect(getTicksAfter(999)).toBe(3);
    expect(getTicksAfter(1)).toBe(4);
  });

  it.each([-3_600_000, 3_600_000])(
    'resumes after the remaining time even if the system clock was changed by %i ms',
    (change) => {
      const timer = createAutoplayTimer(tick, { timeout: 5000, resumeDelay: 1000 });
      timer.start();
      getTicksAfter(1000);
      timer.pause();
      vi.setSystemTime(Date.now() + change);
      timer.start();
      expect(getTicksAfter(3999)).toBe(0);
      expect(getTicksAfter(1)).toBe(1);
    },
  );

  it('does not tick early after a short pause [GAL-057]', () => {
    const timer = createAutoplayTimer(tick, { timeout: 5000, resumeDelay: 1000 });
    timer.start();
    getTicksAfter(1000);
    timer.pause();
    getTicksAfter(500);
    timer.start();
    expect(getTicksAfter(3499)).toBe(0);
    expect(getTicksAfter(1)).toBe(1);
  });

  it('restarts the full time, also during a pause', () => {
    const timer = createAutoplayTimer(tick, { timeout: 5000, resumeDelay: 1000 });
    timer.start();
    getTicksAfter(4000);
    timer.restart();
    expect(getTicksAfter(4999)).toBe(0);
    expect(getTicksAfter(1)).toBe(1);
    timer.pause();
    getTicksAfter(10_000);
    timer.restart();
    timer.start();
    expect(getTicksAfter(4999)).toBe(1);
    expect(getTicksAfter(1)).toBe(2);
  });

  it('starts anew after stop, and only once if started twice', () => {
    const timer = createAutoplayTimer(tick, { timeout: 5000, resumeDelay: 1000 });
    timer.start();
    timer.start();
    getTicksAfter(4999);
    timer.stop();
    expect(getTicksAfter(5000)).toBe(0);
    timer.start();
    expect(getTicksAfter(5000)).toBe(1);
  });
});
