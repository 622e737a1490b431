// Shows the slide in the URL of the page, and writes the current slide to the URL with `history-hash`.
import { useEffect, useRef } from 'react';
import { buildItemUrl, getItemKey } from '../../../core/slides/deep-link';
import { useLatestRef } from '../../../kit/hooks/use-latest-ref';
import { listen } from '../dom';
import type { SlideChange } from '../gallery.contract';
import type { Slide, SlideController } from '../gallery.types';
import { clearItemHash, findSlideInHash, findSlideInUrl, isInEditor, replaceUrl } from './slide-url';

interface DeepLinkOptions {
  readonly historyHash: boolean;
  readonly collectionUrl: string;
  /** Opens the slide or scrolls it into view. */
  readonly goToSlide: (slide: Slide) => void;
}

export function useDeepLink(
  host: HTMLElement,
  slides: readonly Slide[],
  { slideTo }: SlideController,
  { historyHash, collectionUrl, goToSlide }: DeepLinkOptions,
) {
  const isResolved = useRef(false);
  const latest = useLatestRef({ slides, slideTo, goToSlide: goToSlide });

  useEffect(() => {
    const showSlide = (index: number) => {
      const slide = latest.current.slides[index];
      if (!slide) return;
      isResolved.current = true;
      clearItemHash();
      latest.current.slideTo(index, 'address');
      latest.current.goToSlide(slide);
    };
    // Looks again with each new slide until the slide is found.
    if (!isResolved.current) showSlide(findSlideInUrl(slides));
    return listen(window, ['hashchange'], () => showSlide(findSlideInHash(latest.current.slides)));
  }, [slides, latest]);

  useEffect(() => {
    if (!historyHash || isInEditor()) return;
    return listen(host, ['site-gallery-change'], ({ target, detail }: CustomEvent<SlideChange>) => {
      const slide = latest.current.slides[detail.index];
      if (target === host && slide) replaceUrl(buildItemUrl(document.URL, collectionUrl, getItemKey(slide)));
    });
  }, [host, historyHash, collectionUrl, latest]);
}
