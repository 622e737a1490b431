// How do images become visible that wait for a script, as site builders print them? Fetched for them alone, the loader too.
import { useEffect, useRef } from 'react';
import { isProviderUrl } from '../../../../core/media/video-source';
import type { SlideCounts, SlidePosition } from '../../gallery.model';
import type { GalleryProps } from '../../navigation/use-current-slide';
import type { Slide } from '../read-slides';
import { getImageLoader, type ImageLoader } from './image-loader';
import { getPreloadIndices } from './preload';
import { getSlideImages } from './slide-images';

type Used = 'lazyLoad' | 'preloadCount' | 'loop' | 'useBgImage' | 'loaderOptions';

interface DeferredImagesProps {
  readonly options: Pick<GalleryProps, Used>;
  readonly slides: readonly Slide[];
  /** Are slides shown one after the other, rather than all at once? */
  readonly turns: boolean;
  readonly view: SlidePosition;
  readonly extent: SlideCounts;
}

/** Loads the images of all slides near the viewport (off), around the current one or in view (`lazyLoad`). Draws nothing. */
export function DeferredImages({ options, slides, turns, view, extent }: DeferredImagesProps): null {
  const { lazyLoad, preloadCount, loop, useBgImage, loaderOptions } = options;
  const stops = useRef(new Map<Slide, () => void>());
  const byIndex = lazyLoad && turns;
  const due = byIndex ? getPreloadIndices(view, extent, preloadCount, loop).join() : 'all';

  // biome-ignore lint/correctness/useExhaustiveDependencies: what was begun with other options is begun anew
  useEffect(() => () => stopAll(stops.current), [byIndex, lazyLoad, useBgImage, loaderOptions]);

  useEffect(() => {
    stopAll(stops.current, new Set(slides));
    const chosen = due === 'all' ? slides : due.split(',').flatMap((index) => slides[Number(index)] ?? []);
    const restyled = useBgImage || hasOptions(loaderOptions);
    const concerned = (image: HTMLImageElement) =>
      restyled || waits(image) || image.hasAttribute('data-site-background');
    const work = chosen.flatMap((slide) => {
      const { element } = slide;
      const images = element && !stops.current.has(slide) ? getSlideImages(element).filter(concerned) : [];
      return images.length > 0 ? [{ slide, images }] : [];
    });
    if (work.length === 0) return;
    const when = byIndex ? 'now' : lazyLoad ? 'inView' : 'near';
    let given = true;
    const begin = ({ loadEach }: ImageLoader) => {
      if (!given) return;
      for (const { slide, images } of work)
        stops.current.set(
          slide,
          loadEach(images, loaderOptions, { load: true, when, ...(useBgImage && { useBgImage }) }),
        );
    };
    getImageLoader().then(begin, () => given && withoutLoader(work.flatMap(({ images }) => images)));
    return () => {
      given = false;
    };
  }, [slides, due, byIndex, lazyLoad, useBgImage, loaderOptions]);

  return null;
}

const hasOptions = (options: object): boolean => Object.keys(options).length > 0;

function stopAll(stops: Map<Slide, () => void>, except: ReadonlySet<Slide> = new Set()) {
  for (const [slide, stop] of stops) {
    if (except.has(slide)) continue;
    stop();
    stops.delete(slide);
  }
}

/**
 * Does it name a source that a script has to ask for? (Every image of a plain template has one of its own.)
 * The thumbnail of a video at its provider's would tell the provider of every visitor.
 */
const waits = (image: HTMLImageElement): boolean =>
  !image.hasAttribute('src') &&
  !image.srcset &&
  Boolean(image.dataset.src || image.dataset.image) &&
  !isProviderUrl(image.dataset.src ?? '', image.baseURI);

/** The script of the loader could not be had (GAL-052): the browser loads the images as they are. */
function withoutLoader(images: readonly HTMLImageElement[]) {
  const waiting = images.filter(waits);
  if (waiting.length > 0) console.error('site-gallery: Loader2 not found');
  for (const image of waiting) {
    image.loading = 'lazy';
    image.src = image.dataset.src || image.dataset.image || '';
  }
}
