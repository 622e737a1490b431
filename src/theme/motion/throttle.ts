// Adaptive throttle: the slower the work, the less often it runs.

/** Number of averaged runs, and the factor between their average duration and the delay (TOK-012). */
export const THROTTLE = { sampleSize: 22, factor: 2 } as const;

/** Browser functions that a throttle needs. */
export interface ThrottleClock {
  now(): number;
  /** Calling the returned function cancels the timer. */
  delay(run: () => void, ms: number): () => void;
}

export interface Throttled<Args extends readonly unknown[]> {
  /** Runs immediately after a pause; otherwise, after the delay, with the latest arguments. */
  (...args: Args): void;
  cancel(): void;
}

const browserClock: ThrottleClock = {
  now: () => performance.now(),
  delay(run, ms) {
    const timer = setTimeout(run, ms);
    return () => clearTimeout(timer);
  },
};

export function createThrottle<Args extends readonly unknown[]>(
  run: (...args: Args) => void,
  { sampleSize = THROTTLE.sampleSize, factor = THROTTLE.factor, clock = browserClock } = {} as {
    sampleSize?: number;
    factor?: number;
    clock?: ThrottleClock;
  },
): Throttled<Args> {
  const samples: number[] = [];
  let latest: Args | undefined;
  let cancel: (() => void) | undefined;

  function measure(args: Args) {
    const start = clock.now();
    run(...args);
    samples.push(clock.now() - start);
    if (samples.length > sampleSize) samples.shift();
    const average = samples.reduce((sum, sample) => sum + sample, 0) / samples.length;
    cancel = clock.delay(resume, average * factor);
  }

  function resume() {
    cancel = undefined;
    const args = latest;
    latest = undefined;
    if (args) measure(args);
  }

  const throttled = (...args: Args) => {
    if (cancel) latest = args;
    else measure(args);
  };
  return Object.assign(throttled, {
    cancel() {
      cancel?.();
      cancel = undefined;
      latest = undefined;
    },
  });
}
