// The thumbnails: one button for each slide, the current one with `aria-current`, and a single tab stop. Lazy chunk.
import {
  type KeyboardEvent,
  type ReactNode,
  useEffect,
  useLayoutEffect,
  useReducer,
  useRef,
  useState,
} from 'react';
import type { RawOptions } from '../../../core/image-loader/options';
import { adoptStyles } from '../../../kit/element/styles';
import { useReducedMotion } from '../../../kit/hooks/use-media-query';
import { getAspectRatio, getSlideImage } from '../content/aspect-ratio';
import { getImageLoader, isDeferred } from '../content/images/slide-images';
import { isRtl, listen } from '../dom';
import type { GalleryProps, Slide, SlideController } from '../gallery.types';
import { formatSlideLabel } from './slide-label';
import styles from './thumbnails.css?inline';
import { getIndexForKey, getThumbnailIndices } from './thumbnails.model';

type UsedOptions = 'host' | 'content' | 'labelThumbnails' | 'labelSlide' | 'squareThumbs' | 'loaderOptions';

interface ThumbnailsProps extends Pick<GalleryProps, UsedOptions> {
  readonly controller: SlideController;
}

export default function Thumbnails({
  host,
  content,
  controller,
  labelThumbnails,
  labelSlide,
  squareThumbs,
  loaderOptions,
}: ThumbnailsProps): ReactNode {
  const { slides } = content;
  const current = controller.position.index;
  const group = useRef<HTMLDivElement>(null);
  const rerender = useReducer((count: number) => count + 1, 0)[1];
  useLayoutEffect(() => adoptStyles(host.shadowRoot as ShadowRoot, [styles]));
  useScrollToCurrent(group, current);
  useEffect(() => {
    // `load` does not bubble. `currentSrc` is known only after an image is loaded.
    return listen(host, ['load'], rerender, { capture: true });
  }, [host]);

  const onKeyDown = (event: KeyboardEvent) => {
    const index = getIndexForKey(event.key, current, slides.length, isRtl(host));
    if (index === null) return;
    event.preventDefault();
    controller.slideTo(index, 'key');
  };

  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for form controls
    <div ref={group} className="strip" role="group" aria-label={labelThumbnails} onKeyDown={onKeyDown}>
      {getThumbnailIndices(current, slides.length).map((index) => {
        const slide = slides[index] as Slide;
        return (
          <button
            key={slide.key}
            type="button"
            part="thumbnail"
            style={{ aspectRatio: squareThumbs === false ? getThumbnailRatio(slide) : 1 }}
            aria-label={slide.name || formatSlideLabel(labelSlide, index + 1, slides.length)}
            aria-current={index === current || undefined}
            aria-controls="track"
            tabIndex={index === current ? 0 : -1}
            onClick={() => controller.slideTo(index, 'control')}
          >
            <ThumbnailImage {...{ slide, loaderOptions }} />
          </button>
        );
      })}
    </div>
  );
}

/** Shows the file that the slide shows, so that nothing is requested twice. Loads the source of a deferred image itself. */
function ThumbnailImage({ slide, loaderOptions }: { slide: Slide; loaderOptions: RawOptions }): ReactNode {
  const image = slide.element && getSlideImage(slide.element);
  const [deferred] = useState(() => (image && isDeferred(image) ? image : null));
  const ref = useRef<HTMLImageElement>(null);
  useEffect(() => {
    const thumbnail = ref.current;
    if (!deferred || !thumbnail) return;
    let stop = () => {};
    let isActive = true;
    const source = deferred.dataset.src || deferred.dataset.image || '';
    getImageLoader().then(
      ({ loadEach }) => {
        if (isActive) stop = loadEach([thumbnail], loaderOptions, { load: true, source });
      },
      () => {
        thumbnail.src = source;
      },
    );
    return () => {
      isActive = false;
      stop();
    };
  }, [deferred, loaderOptions]);
  if (deferred) return <img ref={ref} alt="" decoding="async" draggable={false} />;
  const src = slide.data?.src ?? (image?.currentSrc || image?.getAttribute('src') || getVideoPoster(slide));
  return src ? <img src={src} alt="" loading="lazy" decoding="async" draggable={false} /> : null;
}

const getThumbnailRatio = ({ data, element }: Slide): number =>
  (data ? Number(data.width) / Number(data.height) : element && getAspectRatio(element)) || 3 / 2;

const getVideoPoster = ({ element }: Slide): string | undefined => element?.querySelector('video')?.poster;

/** Scrolls the current thumbnail to the center, never the page, and keeps focus on it. */
function useScrollToCurrent(group: { readonly current: HTMLElement | null }, index: number) {
  const reducedMotion = useReducedMotion();
  // biome-ignore lint/correctness/useExhaustiveDependencies: another index is another button
  useEffect(() => {
    const strip = group.current;
    const button = strip?.querySelector<HTMLElement>('[tabindex="0"]');
    const scroller = strip?.parentElement;
    if (!button || !scroller) return;
    const focused = (strip.getRootNode() as ShadowRoot).activeElement;
    if (focused !== button && strip.contains(focused)) button.focus({ preventScroll: true });
    // In the frame, which lays out the page anyway.
    const frame = requestAnimationFrame(() => {
      const buttonRect = button.getBoundingClientRect();
      const scrollerRect = scroller.getBoundingClientRect();
      scroller.scrollBy({
        left: buttonRect.left + buttonRect.width / 2 - scrollerRect.left - scrollerRect.width / 2,
        behavior: reducedMotion ? 'instant' : 'smooth',
      });
    });
    return () => cancelAnimationFrame(frame);
  }, [group, index, reducedMotion]);
}
