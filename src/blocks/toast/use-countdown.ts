// Countdown that pauses while the toast is hovered or focused, or the tab is hidden.
import { useEffect, useRef } from 'react';
import { useLatestRef } from '../../kit/hooks/use-latest-ref';
import { type Countdown, pauseCountdown, resumeCountdown } from './toast.model';

/** @param duration ms; null while nothing is shown */
export function useCountdown(duration: number | null, isPaused: boolean, onEnd: () => void): void {
  const latestOnEnd = useLatestRef(onEnd);
  const countdown = useRef<Countdown>({ remaining: 0, startedAt: null });
  useEffect(() => {
    countdown.current = { remaining: duration ?? 0, startedAt: null };
  }, [duration]);
  useEffect(() => {
    if (duration === null || isPaused || duration === Number.POSITIVE_INFINITY) return;
    countdown.current = resumeCountdown(countdown.current, performance.now());
    const timer = setTimeout(() => latestOnEnd.current(), countdown.current.remaining);
    return () => {
      clearTimeout(timer);
      countdown.current = pauseCountdown(countdown.current, performance.now());
    };
  }, [duration, isPaused, latestOnEnd]);
}
