// Does a media query hold, now and later?
import { useCallback, useSyncExternalStore } from 'react';

/** @param query for example `(prefers-reduced-motion: reduce)` */
export function useMedia(query: string): boolean {
  const subscribe = useCallback(
    (changed: () => void) => {
      const list = matchMedia(query);
      list.addEventListener('change', changed);
      return () => list.removeEventListener('change', changed);
    },
    [query],
  );
  return useSyncExternalStore(
    subscribe,
    () => matchMedia(query).matches,
    () => false,
  );
}

/** Has the visitor asked for less motion? */
export const useReducedMotion = (): boolean => useMedia('(prefers-reduced-motion: reduce)');
