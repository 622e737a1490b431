// How does the gallery keep step with the galleries that it is linked to?
import { useCallback, useEffect, useSyncExternalStore } from 'react';
import { useLatestRef } from '../../../../kit/hooks/use-latest-ref';
import { findAll, warnMissing } from '../../content/page-selectors';
import type { SlideChange } from '../../gallery.contract';
import { normalizeIndex } from '../../gallery.model';
import type { SlideController } from '../use-current-slide';
import { getSyncedGalleries, isFollower, registerGallery, subscribeToGalleries } from './synced-galleries';

/** @returns does another gallery lead it? Then the keyboard is the other's */
export function useSyncedGalleries(host: HTMLElement, links: string, gallery: SlideController): boolean {
  const latest = useLatestRef(gallery);

  useEffect(() => {
    const leave = registerGallery({
      host,
      links,
      get index() {
        return latest.current.now().index;
      },
      get inMotion() {
        return latest.current.moving.isInMotion();
      },
      syncTo(index) {
        const { now, extent, go } = latest.current;
        const place = normalizeIndex(index, extent.count);
        if (extent.count > 0 && place !== now().index) go(place, 'linked');
      },
    });
    const lead = (index: number) => {
      for (const other of getSyncedGalleries(host)) other.syncTo(index);
    };
    // What was there before stands where the leading gallery stands.
    const [first] = getSyncedGalleries(host);
    if (first && isFollower(host)) latest.current.go(first.index, 'linked');
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
    subscribeToGalleries,
    useCallback(() => isFollower(host), [host]),
    () => false,
  );
}
