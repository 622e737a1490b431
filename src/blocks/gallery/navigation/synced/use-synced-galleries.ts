// Keeps the gallery on the same slide as the galleries it is linked to.
import { useCallback, useEffect, useSyncExternalStore } from 'react';
import { useLatestRef } from '../../../../kit/hooks/use-latest-ref';
import { queryPage, warnNoMatch } from '../../content/page-selectors';
import { listen } from '../../dom';
import type { SlideChange } from '../../gallery.contract';
import { normalizeIndex } from '../../gallery.model';
import type { SlideController } from '../../gallery.types';
import { getSyncedGalleries, isFollower, registerGallery, subscribeToGalleries } from './synced-galleries';

/** @returns whether another gallery leads; only the leader responds to the keyboard */
export function useSyncedGalleries(
  host: HTMLElement,
  selectors: string,
  controller: SlideController,
): boolean {
  const latest = useLatestRef(controller);

  useEffect(() => {
    const unregister = registerGallery({
      host,
      selectors,
      get index() {
        return latest.current.getPosition().index;
      },
      get inMotion() {
        return latest.current.motion.isInMotion();
      },
      syncTo(index) {
        const { getPosition, counts, slideTo } = latest.current;
        const target = normalizeIndex(index, counts.count);
        if (counts.count > 0 && target !== getPosition().index) slideTo(target, 'linked');
      },
    });
    const syncOthers = (index: number) => {
      for (const gallery of getSyncedGalleries(host)) gallery.syncTo(index);
    };
    // Start at the slide of the leader.
    const [first] = getSyncedGalleries(host);
    if (first && isFollower(host)) latest.current.slideTo(first.index, 'linked');
    else syncOthers(latest.current.getPosition().index);
    const onChange = ({ target, detail: { index, reason } }: CustomEvent<SlideChange>) => {
      if (target !== host || reason === 'linked') return;
      syncOthers(index);
      // Not earlier: the other galleries may still be added to the page.
      if (selectors && queryPage(host, selectors).length === 0)
        warnNoMatch(host, 'linked-galleries', selectors);
    };
    const stop = listen(host, ['site-gallery-change'], onChange);
    return () => {
      unregister();
      stop();
    };
  }, [host, selectors, latest]);

  return useSyncExternalStore(
    subscribeToGalleries,
    useCallback(() => isFollower(host), [host]),
    () => false,
  );
}
