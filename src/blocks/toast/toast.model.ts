// How long does a toast stay? Pure. (DLG-007, ruling 34)

/** The documented time, and the least that a page may give it, in ms. */
export const MIN_DURATION_MS = 2000;

/** A slow reader reads about 200 words a minute: 60 ms for each letter. */
const MS_PER_CHARACTER = 60;

/** What is left at least after somebody has looked closer, in ms. */
const MIN_REMAINING_MS = 1000;

/** In ms; Infinity where it stays until it is closed. */
export function computeDuration(duration: number, text: string): number {
  if (duration === 0) return Number.POSITIVE_INFINITY;
  const letters = text.replace(/\s+/g, ' ').trim().length;
  return Math.max(MIN_DURATION_MS, duration, letters * MS_PER_CHARACTER);
}

/** What is left of it, in ms, and since when it runs; null while it is held. */
export interface Countdown {
  readonly left: number;
  readonly since: number | null;
}

export const pauseCountdown = ({ left, since }: Countdown, now: number): Countdown =>
  since === null ? { left, since } : { left: Math.max(MIN_REMAINING_MS, left - (now - since)), since: null };

export const resumeCountdown = ({ left, since }: Countdown, now: number): Countdown => ({
  left,
  since: since ?? now,
});
