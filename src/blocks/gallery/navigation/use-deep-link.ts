// How does the address of the page lead to a slide, and follow the slide that is shown?
import { useEffect, useRef } from 'react';
import { buildItemUrl, getItemKey } from '../../../core/media/deep-link';
import { useLatestRef } from '../../../kit/hooks/use-latest-ref';
import type { Slide } from '../content/read-slides';
import type { SlideChange } from '../gallery.contract';
import { clearItemHash, findSlideInHash, findSlideInUrl, isInEditor, replaceUrl } from './address';
import type { SlideController } from './use-current-slide';

interface DeepLinkOptions {
  readonly historyHash: boolean;
  readonly collectionUrl: string;
  /** Shows the slide that the address names: opens it, or brings it into view. */
  readonly reveal: (slide: Slide) => void;
}

export function useDeepLink(
  host: HTMLElement,
  slides: readonly Slide[],
  { go }: SlideController,
  { historyHash, collectionUrl, reveal }: DeepLinkOptions,
) {
  const answered = useRef(false);
  const latest = useLatestRef({ slides, go, reveal });

  useEffect(() => {
    const answer = (index: number) => {
      const slide = latest.current.slides[index];
      if (!slide) return;
      answered.current = true;
      clearItemHash();
      latest.current.go(index, 'address');
      latest.current.reveal(slide);
    };
    // Slides may arrive after the gallery.
    if (!answered.current) answer(findSlideInUrl(slides));
    const changed = () => answer(findSlideInHash(latest.current.slides));
    addEventListener('hashchange', changed);
    return () => removeEventListener('hashchange', changed);
  }, [slides, latest]);

  useEffect(() => {
    if (!historyHash || isInEditor()) return;
    const changed = (event: Event) => {
      const slide = latest.current.slides[(event as CustomEvent<SlideChange>).detail.index];
      if (event.target === host && slide)
        replaceUrl(buildItemUrl(document.URL, collectionUrl, getItemKey(slide)));
    };
    host.addEventListener('site-gallery-change', changed);
    return () => host.removeEventListener('site-gallery-change', changed);
  }, [host, historyHash, collectionUrl, latest]);
}
