// How does the gallery keep step with the galleries that it is linked to?
import { useCallback, useEffect, useSyncExternalStore } from 'react';
import { useLatest } from '../../../kit/hooks/use-latest';
import type { SlideChange } from '../gallery.contract';
import { normaliseIndex } from '../gallery.model';
import type { Gallery } from '../use-gallery';
import { isLed, join, linkedTo, watchPeers } from './linked';
import { findAll, warnMissing } from './selectors';

/** @returns does another gallery lead it? Then the keyboard is the other's */
export function useLinked(host: HTMLElement, links: string, gallery: Gallery): boolean {
  const latest = useLatest(gallery);

  useEffect(() => {
    const leave = join({
      host,
      links,
      get index() {
        return latest.current.now().index;
      },
      get inMotion() {
        return latest.current.moving.isMoving();
      },
      follow(index) {
        const { now, extent, go } = latest.current;
        const place = normaliseIndex(index, extent.count);
        if (extent.count > 0 && place !== now().index) go(place, 'linked');
      },
    });
    const lead = (index: number) => {
      for (const other of linkedTo(host)) other.follow(index);
    };
    // What was there before stands where the leading gallery stands.
    const [first] = linkedTo(host);
    if (first && isLed(host)) latest.current.go(first.index, 'linked');
    else lead(latest.current.now().index);
    const changed = (event: Event) => {
      const { index, reason } = (event as CustomEvent<SlideChange>).detail;
      if (event.target !== host || reason === 'linked') return;
      lead(index);
      // Only now: until somebody turns it the others may still arrive.
      if (links && findAll(host, links).length === 0) warnMissing(host, 'linked-galleries', links);
    };
    host.addEventListener('site-gallery-change', changed);
    return () => {
      leave();
      host.removeEventListener('site-gallery-change', changed);
    };
  }, [host, links, latest]);

  return useSyncExternalStore(
    watchPeers,
    useCallback(() => isLed(host), [host]),
    () => false,
  );
}
