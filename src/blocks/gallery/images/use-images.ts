// How do images become visible that wait for a script, as site builders print them? The loader is fetched only for them.
import { useEffect, useRef } from 'react';
import { sharedLoad } from '../../../kit/shared-load';
import type { Slide } from '../content/slides';
import type { Extent, View } from '../gallery.model';
import { imagesOf, waits } from './images';
import { around } from './preload';

type Loader = typeof import('../../../kit/image-loader/load-images');

export interface ImageOptions {
  readonly lazyLoad: boolean;
  readonly preloadCount: number;
  readonly loop: boolean;
  readonly useBgImage: boolean;
  readonly loaderOptions: Readonly<Record<string, unknown>>;
}

interface Shown {
  /** Are slides shown one after the other, rather than all at once? */
  readonly turns: boolean;
  readonly view: View;
  readonly extent: Extent;
}

/** Loads the images of all slides near the viewport (off), around the current one or in view (`lazyLoad`). */
export function useImages(slides: readonly Slide[], options: ImageOptions, { turns, view, extent }: Shown) {
  const { lazyLoad, preloadCount, loop, useBgImage, loaderOptions } = options;
  const stops = useRef(new Map<Slide, () => void>());
  const byIndex = lazyLoad && turns;
  const due = byIndex ? around(view, extent, preloadCount, loop).join() : 'all';

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
      const images = element && !stops.current.has(slide) ? imagesOf(element).filter(concerned) : [];
      return images.length > 0 ? [{ slide, images }] : [];
    });
    if (work.length === 0) return;
    const when = byIndex ? 'now' : lazyLoad ? 'inView' : 'near';
    let given = true;
    const begin = ({ loadEach }: Loader) => {
      if (!given) return;
      for (const { slide, images } of work)
        stops.current.set(
          slide,
          loadEach(images, loaderOptions, { load: true, when, ...(useBgImage && { useBgImage }) }),
        );
    };
    theLoader().then(begin, () => given && withoutLoader(work.flatMap(({ images }) => images)));
    return () => {
      given = false;
    };
  }, [slides, due, byIndex, lazyLoad, useBgImage, loaderOptions]);
}

const theLoader = sharedLoad<Loader>(() => import('../../../kit/image-loader/load-images'));

const hasOptions = (options: object): boolean => Object.keys(options).length > 0;

function stopAll(stops: Map<Slide, () => void>, except: ReadonlySet<Slide> = new Set()) {
  for (const [slide, stop] of stops) {
    if (except.has(slide)) continue;
    stop();
    stops.delete(slide);
  }
}

/** The script of the loader could not be had (GAL-052): the browser loads the images as they are. */
function withoutLoader(images: readonly HTMLImageElement[]) {
  const waiting = images.filter(waits);
  if (waiting.length > 0) console.error('site-gallery: Loader2 not found');
  for (const image of waiting) {
    image.loading = 'lazy';
    image.src = image.dataset.src || image.dataset.image || '';
  }
}
