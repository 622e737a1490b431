// Do the slides need more than a frame: a player for videos, a loader for images that wait for a script?
import { useMemo, useRef } from 'react';
import type { GalleryProps } from '../navigation/use-current-slide';

export interface RequiredMedia {
  readonly player: boolean;
  readonly loader: boolean;
}

/** Images without a source of their own, as site builders print them. */
const WAITING = 'img:is([data-src], [data-image]):not([src])';

/** What was needed once is kept: it has something to take back. */
export function useRequiredMedia({ host, content, useBgImage, loaderOptions }: GalleryProps): RequiredMedia {
  const found = useMemo(
    () => ({
      player: content.slides.some(({ type }) => type === 'video'),
      loader: host.querySelector(WAITING) !== null,
    }),
    [host, content],
  );
  const last = useRef({ player: false, loader: false });
  const isRestyled = useBgImage || Object.keys(loaderOptions).length > 0;
  last.current = {
    player: last.current.player || found.player,
    loader: last.current.loader || found.loader || isRestyled,
  };
  return last.current;
}
