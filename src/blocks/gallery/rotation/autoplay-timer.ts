// When is it time to go on by itself? The clock of the rotation; it knows nothing of slides.

export interface TimerOptions {
  /** Between two ticks, in ms. */
  readonly timeout: number;
  /** From the end of a pause to the next tick, at least, in ms. */
  readonly resumeDelay: number;
}

/** For whoever does not say more; a gallery waits 5000 ms (GAL-057). */
export const DEFAULT_TIMER_OPTIONS: TimerOptions = { timeout: 1000, resumeDelay: 1000 };

export interface AutoplayTimer {
  /** Starts, or goes on after a pause: not before the tick was due. */
  start(): void;
  pause(): void;
  /** The whole time again, as after a change that somebody else made. */
  restart(): void;
  stop(): void;
}

export function createAutoplayTimer(
  tick: () => void,
  { timeout, resumeDelay }: TimerOptions = DEFAULT_TIMER_OPTIONS,
): AutoplayTimer {
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** When the next tick is due; null before it ran for the first time. */
  let due: number | null = null;

  function wait(time: number) {
    clearTimeout(timer);
    due = Date.now() + time;
    timer = setTimeout(() => {
      wait(timeout);
      tick();
    }, time);
  }

  function pause() {
    clearTimeout(timer);
    timer = undefined;
  }

  return {
    start() {
      if (timer === undefined) wait(due === null ? timeout : Math.max(due - Date.now(), resumeDelay));
    },
    pause,
    restart() {
      if (timer === undefined) due = Date.now() + timeout;
      else wait(timeout);
    },
    stop() {
      pause();
      due = null;
    },
  };
}
