// Runs a function on each frame until a duration has passed.

/** TOK-005. */
export const TWEEN_DURATION_MS = 300;

/** Progress from 0 to 1, after easing. */
export type TweenUpdate = (progress: number) => void;

export interface TweenOptions {
  /** In ms; 0 jumps to the end immediately. */
  readonly duration?: number;
  readonly easing?: (progress: number) => number;
  readonly frames?: FrameClock;
}

/** Browser functions that a tween needs. */
export interface FrameClock {
  now(): number;
  request(run: (time: number) => void): number;
  cancel(frame: number): void;
}

export interface Tween {
  /** Resolves with whether the tween reached the end; false after `stop()`. */
  readonly finished: Promise<boolean>;
  /** Stops at the current progress. */
  stop(): void;
}

/** Cubic, slow at both ends. */
export const easeInOut = (progress: number): number =>
  progress < 0.5 ? 4 * progress ** 3 : 1 - (2 - 2 * progress) ** 3 / 2;

const browserFrames: FrameClock = {
  now: () => performance.now(),
  request: (run) => requestAnimationFrame(run),
  cancel: (frame) => cancelAnimationFrame(frame),
};

/**
 * @throws TypeError if `update` is not a function or the duration is not a finite number (TOK-006, TOK-007)
 */
export function tween(
  update: TweenUpdate,
  { duration = TWEEN_DURATION_MS, easing = easeInOut, frames = browserFrames }: TweenOptions = {},
): Tween {
  if (typeof update !== 'function') throw new TypeError('The first argument of tween() is not a function');
  if (!Number.isFinite(duration)) throw new TypeError('Duration is not a finite number');
  const { promise, resolve } = createDeferred<boolean>();
  const start = frames.now();
  let frame = 0;

  function step(time: number) {
    const progress = duration > 0 ? Math.min(1, Math.max(0, time - start) / duration) : 1;
    update(progress < 1 ? easing(progress) : 1);
    if (progress < 1) frame = frames.request(step);
    else resolve(true);
  }

  if (duration > 0) frame = frames.request(step);
  else step(start);
  return {
    finished: promise,
    stop() {
      frames.cancel(frame);
      resolve(false);
    },
  };
}

function createDeferred<T>(): { promise: Promise<T>; resolve: (value: T) => void } {
  let resolve: (value: T) => void = () => {};
  const promise = new Promise<T>((done) => {
    resolve = done;
  });
  return { promise, resolve };
}
