// How does the address of the page lead to a slide, and follow the slide that is shown?
import { useEffect, useRef } from 'react';
import { itemAddress, itemValueOf } from '../../../core/media/deep-link';
import { useLatest } from '../../../kit/hooks/use-latest';
import type { Slide } from '../content/slides';
import type { SlideChange } from '../gallery.contract';
import type { Gallery } from '../use-gallery';
import { clearItem, isInEditor, slideInAddress, slideInHash, writeAddress } from './address';

interface DeepLinkOptions {
  readonly historyHash: boolean;
  readonly collectionUrl: string;
  /** Shows the slide that the address names: opens it, or brings it into view. */
  readonly reveal: (slide: Slide) => void;
}

export function useDeepLink(
  host: HTMLElement,
  slides: readonly Slide[],
  { go }: Gallery,
  { historyHash, collectionUrl, reveal }: DeepLinkOptions,
) {
  const answered = useRef(false);
  const latest = useLatest({ slides, go, reveal });

  useEffect(() => {
    const answer = (index: number) => {
      const slide = latest.current.slides[index];
      if (!slide) return;
      answered.current = true;
      clearItem();
      latest.current.go(index, 'address');
      latest.current.reveal(slide);
    };
    // Slides may arrive after the gallery.
    if (!answered.current) answer(slideInAddress(slides));
    const changed = () => answer(slideInHash(latest.current.slides));
    addEventListener('hashchange', changed);
    return () => removeEventListener('hashchange', changed);
  }, [slides, latest]);

  useEffect(() => {
    if (!historyHash || isInEditor()) return;
    const changed = (event: Event) => {
      const slide = latest.current.slides[(event as CustomEvent<SlideChange>).detail.index];
      if (event.target === host && slide)
        writeAddress(itemAddress(document.URL, collectionUrl, itemValueOf(slide)));
    };
    host.addEventListener('site-gallery-change', changed);
    return () => host.removeEventListener('site-gallery-change', changed);
  }, [host, historyHash, collectionUrl, latest]);
}
