// Does a media query hold, now and later?
import { useCallback, useSyncExternalStore } from 'react';

/** @param query for example `(prefers-reduced-motion: reduce)` */
export function useMediaQuery(query: string): boolean {
  const subscribe = useCallback(
    (changed: () => void) => {
      const list = getQueryList(query);
      list.addEventListener('change', changed);
      return () => list.removeEventListener('change', changed);
    },
    [query],
  );
  return useSyncExternalStore(
    subscribe,
    () => getQueryList(query).matches,
    () => false,
  );
}

/** One list for each query: React asks for the answer several times in each drawing. */
const lists = new Map<string, MediaQueryList>();

function getQueryList(query: string): MediaQueryList {
  const list = lists.get(query) ?? matchMedia(query);
  lists.set(query, list);
  return list;
}

/** Has the visitor asked for less motion? */
export const useReducedMotion = (): boolean => useMediaQuery('(prefers-reduced-motion: reduce)');
