// Timer of the rotation.

export interface TimerOptions {
  /** Between two ticks, in ms. */
  readonly timeout: number;
  /** Minimum time from the end of a pause to the next tick, in ms. */
  readonly resumeDelay: number;
}

/** The documented defaults of the timer; a gallery sets 5000 ms (GAL-057). */
export const DEFAULT_TIMER_OPTIONS: TimerOptions = { timeout: 1000, resumeDelay: 1000 };

export interface AutoplayTimer {
  /** Starts, or resumes after a pause; the next tick is not earlier than it was due. */
  start(): void;
  pause(): void;
  /** Restarts the full time, for example after the visitor changed the slide. */
  restart(): void;
  stop(): void;
}

export function createAutoplayTimer(
  onTick: () => void,
  { timeout, resumeDelay }: TimerOptions = DEFAULT_TIMER_OPTIONS,
): AutoplayTimer {
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** Time of the next tick, by a clock that nobody sets; null before the first start. */
  let dueTime: number | null = null;

  function schedule(delay: number) {
    clearTimeout(timer);
    dueTime = performance.now() + delay;
    timer = setTimeout(() => {
      schedule(timeout);
      onTick();
    }, delay);
  }

  function pause() {
    clearTimeout(timer);
    timer = undefined;
  }

  return {
    start() {
      if (timer === undefined)
        schedule(dueTime === null ? timeout : Math.max(dueTime - performance.now(), resumeDelay));
    },
    pause,
    restart() {
      if (timer === undefined) dueTime = performance.now() + timeout;
      else schedule(timeout);
    },
    stop() {
      pause();
      dueTime = null;
    },
  };
}
