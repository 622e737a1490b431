// Loads images that have no source of their own, as in the markup of site builders. Fetched only with the image loader.
import { useEffect, useRef } from 'react';
import type { GalleryProps, Slide, SlideCounts, SlidePosition } from '../../gallery.types';
import { getPreloadIndices } from './preload';
import { getImageLoader, getSlideImages, type ImageLoader, isDeferred } from './slide-images';

type UsedOptions = 'lazyLoad' | 'preloadCount' | 'loop' | 'useBgImage' | 'loaderOptions';

interface DeferredImagesProps {
  readonly options: Pick<GalleryProps, UsedOptions>;
  readonly slides: readonly Slide[];
  /** Whether slides are shown one after another rather than all at once. */
  readonly isPaged: boolean;
  readonly position: SlidePosition;
  readonly counts: SlideCounts;
}

/** With `lazyLoad`, loads the images around the current slide or in view; without it, all near the viewport. */
export function DeferredImages({ options, slides, isPaged, position, counts }: DeferredImagesProps): null {
  const { lazyLoad, preloadCount, loop, useBgImage, loaderOptions } = options;
  const running = useRef(new Map<Slide, () => void>());
  const byIndex = lazyLoad && isPaged;
  const due = byIndex ? getPreloadIndices(position, counts, preloadCount, loop).join() : 'all';

  // biome-ignore lint/correctness/useExhaustiveDependencies: loads started with other options are started again
  useEffect(() => () => stopAll(running.current), [byIndex, lazyLoad, useBgImage, loaderOptions]);

  useEffect(() => {
    stopAll(running.current, new Set(slides));
    const dueSlides = due === 'all' ? slides : due.split(',').flatMap((index) => slides[Number(index)] ?? []);
    const isRestyled = useBgImage || Object.keys(loaderOptions).length > 0;
    const needsLoader = (image: HTMLImageElement) =>
      isRestyled || isDeferred(image) || image.hasAttribute('data-site-background');
    const pending = dueSlides.flatMap((slide) => {
      const { element } = slide;
      const images =
        element && !running.current.has(slide) ? getSlideImages(element).filter(needsLoader) : [];
      return images.length > 0 ? [{ slide, images }] : [];
    });
    if (pending.length === 0) return;
    const when = byIndex ? 'now' : lazyLoad ? 'inView' : 'near';
    let isActive = true;
    const start = ({ loadEach }: ImageLoader) => {
      if (!isActive) return;
      for (const { slide, images } of pending)
        running.current.set(
          slide,
          loadEach(images, loaderOptions, { load: true, when, ...(useBgImage && { useBgImage }) }),
        );
    };
    getImageLoader().then(start, () => isActive && loadNatively(pending.flatMap(({ images }) => images)));
    return () => {
      isActive = false;
    };
  }, [slides, due, byIndex, lazyLoad, useBgImage, loaderOptions]);

  return null;
}

function stopAll(running: Map<Slide, () => void>, except: ReadonlySet<Slide> = new Set()) {
  for (const [slide, stop] of running) {
    if (except.has(slide)) continue;
    stop();
    running.delete(slide);
  }
}

/** Fallback if the image loader fails to load (GAL-052): the browser loads the images. */
function loadNatively(images: readonly HTMLImageElement[]) {
  const deferred = images.filter(isDeferred);
  if (deferred.length > 0) console.error('site-gallery: Loader2 not found');
  for (const image of deferred) {
    image.loading = 'lazy';
    image.src = image.dataset.src || image.dataset.image || '';
  }
}
