// Timeout of a toast (DLG-007, ruling 34).

/** Documented default, also the minimum; in ms. */
export const MIN_DURATION_MS = 2000;

/** Reading time per character, at about 200 words per minute. */
const MS_PER_CHARACTER = 60;

/** Minimum remaining time after the countdown was paused, in ms. */
const MIN_REMAINING_MS = 1000;

/** Timeout in ms; Infinity if the toast stays open until it is closed. */
export function computeDuration(duration: number, text: string): number {
  if (duration === 0) return Number.POSITIVE_INFINITY;
  const length = text.replace(/\s+/g, ' ').trim().length;
  return Math.max(MIN_DURATION_MS, duration, length * MS_PER_CHARACTER);
}

/** Remaining time in ms, and the start time while running; null while paused. */
export interface Countdown {
  readonly remaining: number;
  readonly startedAt: number | null;
}

export const pauseCountdown = ({ remaining, startedAt }: Countdown, now: number): Countdown =>
  startedAt === null
    ? { remaining, startedAt }
    : { remaining: Math.max(MIN_REMAINING_MS, remaining - (now - startedAt)), startedAt: null };

export const resumeCountdown = ({ remaining, startedAt }: Countdown, now: number): Countdown => ({
  remaining,
  startedAt: startedAt ?? now,
});
