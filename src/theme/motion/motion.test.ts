import { describe, expect, it, vi } from 'vitest';
import { BREAKPOINT_QUERIES, getBreakpoint, getDeviceHeight, getEditorDesktopLevel } from '../breakpoints';
import { defineDeprecatedTween } from './deprecated-tween';
import { scrollIntoView } from './scroll-into-view';
import { createThrottle } from './throttle';
import { type FrameClock, tween } from './tween';
import { getVisibilityThreshold } from './visibility';

/** Frames that the test triggers. */
function fakeFrames() {
  let time = 1000;
  let next: ((time: number) => void) | undefined;
  const frames: FrameClock = {
    now: () => time,
    request: (run) => {
      next = run;
      return 1;
    },
    cancel: () => {
      next = undefined;
    },
  };
  return {
    frames,
    advance(ms: number) {
      time += ms;
      const run = next;
      next = undefined;
      run?.(time);
    },
  };
}

describe('tween', () => {
  it('takes 300 ms unless another duration is given [TOK-005]', async () => {
    const { frames, advance } = fakeFrames();
    const seen: number[] = [];
    const { finished } = tween((progress) => seen.push(progress), { frames, easing: (progress) => progress });
    advance(150);
    advance(149);
    expect(seen).toEqual([0.5, 299 / 300]);
    advance(1);
    expect(seen.at(-1)).toBe(1);
    expect(await finished).toBe(true);
    advance(100);
    expect(seen).toHaveLength(3);
  });

  it('eases in and out', () => {
    const { frames, advance } = fakeFrames();
    const seen: number[] = [];
    tween((progress) => seen.push(progress), { frames, duration: 100 });
    for (const step of [25, 25, 25]) advance(step);
    expect(seen).toEqual([0.0625, 0.5, 0.9375]);
  });

  it('jumps to the end with a duration of 0, and keeps the current progress on stop', async () => {
    const { frames, advance } = fakeFrames();
    const seen: number[] = [];
    tween((progress) => seen.push(progress), { frames, duration: 0 });
    expect(seen).toEqual([1]);
    const running = tween((progress) => seen.push(progress), { frames });
    running.stop();
    advance(300);
    expect(seen).toEqual([1]);
    expect(await running.finished).toBe(false);
  });

  it.each([Number.NaN, Number.POSITIVE_INFINITY, '300', null])(
    'rejects the duration %s [TOK-006]',
    (duration) => {
      const { frames } = fakeFrames();
      const start = () => tween(() => {}, { frames, duration: duration as number });
      expect(start).toThrow(new TypeError('Duration is not a finite number'));
    },
  );

  it.each([undefined, null, 300, {}])('rejects %s as its first argument [TOK-007]', (update) => {
    expect(() => tween(update as never)).toThrow(TypeError);
  });

  it('logs that the global tween function is no longer supported, and does not replace one of the page [TOK-008]', () => {
    const log = vi.fn();
    const target = {} as { tween?: () => void };
    defineDeprecatedTween(target, log);
    expect(log).not.toHaveBeenCalled();
    target.tween?.();
    expect(log).toHaveBeenCalledWith(expect.stringContaining('no longer supported'));
    const own = { tween: () => 'own' };
    defineDeprecatedTween(own, log);
    expect(own.tween()).toBe('own');
  });
});

describe('scrollIntoView', () => {
  const element = { getBoundingClientRect: () => ({ top: 830 }) as DOMRect };

  it('leaves 30 px above the element and takes 50 ms at any distance [TOK-009]', async () => {
    for (const scrollY of [0, 100]) {
      const { frames, advance } = fakeFrames();
      const places: (number | undefined)[] = [];
      const port = { scrollY, scrollTo: ({ top }: ScrollToOptions) => void places.push(top) };
      const { finished } = scrollIntoView(element, { frames }, port);
      advance(49);
      expect(places.at(-1)).toBeLessThan(scrollY + 800);
      advance(1);
      expect(places.at(-1)).toBe(scrollY + 800);
      expect(await finished).toBe(true);
    }
  });

  it('takes longer for larger distances with other limits', () => {
    const { frames, advance } = fakeFrames();
    const places: (number | undefined)[] = [];
    const port = { scrollY: 0, scrollTo: ({ top }: ScrollToOptions) => void places.push(top) };
    scrollIntoView(element, { frames, maxDuration: 1000, offset: 0 }, port);
    advance(414);
    expect(places.at(-1)).toBeLessThan(830);
    advance(1);
    expect(places.at(-1)).toBe(830);
  });
});

describe('throttle', () => {
  /** @param costs durations of the next runs, in ms */
  function setUp(costs: number[]) {
    let time = 0;
    let timer: { run: () => void; at: number } | undefined;
    const runs: [string, number][] = [];
    const clock = {
      now: () => time,
      delay: (run: () => void, ms: number) => {
        timer = { run, at: time + ms };
        return () => {
          timer = undefined;
        };
      },
    };
    const throttled = createThrottle(
      (name: string) => {
        runs.push([name, time]);
        time += costs.shift() ?? 0;
      },
      { clock },
    );
    const advance = (ms: number) => {
      const end = time + ms;
      while (timer && timer.at <= end) {
        const { run, at } = timer;
        timer = undefined;
        time = at;
        run();
      }
      time = Math.max(time, end);
    };
    return { throttled, advance, runs };
  }

  it('waits twice the average duration, and then runs with the latest arguments [TOK-012]', () => {
    const { throttled, advance, runs } = setUp([10, 30]);
    throttled('first');
    throttled('skipped');
    throttled('second');
    advance(19);
    expect(runs).toEqual([['first', 0]]);
    advance(1);
    expect(runs.at(-1)).toEqual(['second', 30]);
    throttled('third');
    advance(40);
    expect(runs.at(-1)).toEqual(['third', 100]);
  });

  it('averages the last 22 runs [TOK-012]', () => {
    const { throttled, advance, runs } = setUp([1000, ...Array.from({ length: 22 }, () => 10)]);
    for (let run = 0; run < 22; run++) {
      throttled(`${run}`);
      advance(5000);
    }
    throttled('22');
    throttled('23');
    advance(20);
    // The first run, of 1000 ms, no longer counts.
    expect(runs.at(-1)?.[0]).toBe('23');
  });

  it('can be canceled', () => {
    const { throttled, advance, runs } = setUp([10]);
    throttled('first');
    throttled('second');
    throttled.cancel();
    advance(1000);
    expect(runs).toHaveLength(1);
  });
});

describe('visibility', () => {
  it('has the thresholds 0, 0.1, 0.25, 0.5 and 1 [TOK-011]', () => {
    const reached = [0, 0.05, 0.1, 0.24, 0.25, 0.49, 0.5, 0.99, 1].map((ratio) =>
      getVisibilityThreshold(ratio, true),
    );
    expect(reached).toEqual([0, 0, 0.1, 0.1, 0.25, 0.25, 0.5, 0.5, 1]);
    expect(getVisibilityThreshold(0, false)).toBeUndefined();
  });
});

describe('breakpoints', () => {
  it('are mobile up to 432 px and desktop from 433 px; tablet never matches [TOK-001]', () => {
    expect([320, 432, 433, 1280].map(getBreakpoint)).toEqual(['mobile', 'mobile', 'desktop', 'desktop']);
    expect(BREAKPOINT_QUERIES).toEqual({
      mobile: '(max-width: 432px)',
      tablet: 'not all',
      desktop: '(min-width: 433px)',
    });
  });

  it('of the editing surface are 800 and 1024 px, its device heights 926, 1024 and 1366 px [TOK-002]', () => {
    expect([799, 800, 1023, 1024].map(getEditorDesktopLevel)).toEqual([0, 1, 1, 2]);
    expect([0, 926, 927, 1024, 1025, 1366, 9999].map(getDeviceHeight)).toEqual([
      926, 926, 1024, 1024, 1366, 1366, 1366,
    ]);
  });
});
