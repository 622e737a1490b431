// When is the time of a toast over? It stands still while somebody looks at it, and while nobody can.
import { useEffect, useRef } from 'react';
import { useLatestRef } from '../../kit/hooks/use-latest-ref';
import { type Countdown, pauseCountdown, resumeCountdown } from './toast.model';

/**
 * @param time ms; null while nothing is shown
 * @param isHeld the pointer or the focus is on it, or the tab is out of sight
 */
export function useCountdown(time: number | null, isHeld: boolean, onOver: () => void): void {
  const over = useLatestRef(onOver);
  const countdown = useRef<Countdown>({ left: 0, since: null });
  useEffect(() => {
    countdown.current = { left: time ?? 0, since: null };
  }, [time]);
  useEffect(() => {
    if (time === null || isHeld || time === Number.POSITIVE_INFINITY) return;
    countdown.current = resumeCountdown(countdown.current, performance.now());
    const timer = setTimeout(() => over.current(), countdown.current.left);
    return () => {
      clearTimeout(timer);
      countdown.current = pauseCountdown(countdown.current, performance.now());
    };
  }, [time, isHeld, over]);
}
