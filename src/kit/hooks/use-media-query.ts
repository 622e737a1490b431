// Whether a media query matches, with updates.
import { useCallback, useSyncExternalStore } from 'react';

/** @param query for example `(prefers-reduced-motion: reduce)` */
export function useMediaQuery(query: string): boolean {
  const subscribe = useCallback(
    (onChange: () => void) => {
      const list = getQueryList(query);
      list.addEventListener('change', onChange);
      return () => list.removeEventListener('change', onChange);
    },
    [query],
  );
  return useSyncExternalStore(
    subscribe,
    () => getQueryList(query).matches,
    () => false,
  );
}

/** Cached per query: React reads the snapshot several times per render. */
const lists = new Map<string, MediaQueryList>();

function getQueryList(query: string): MediaQueryList {
  const list = lists.get(query) ?? matchMedia(query);
  lists.set(query, list);
  return list;
}

/** Whether the visitor prefers reduced motion. */
export const useReducedMotion = (): boolean => useMediaQuery('(prefers-reduced-motion: reduce)');
