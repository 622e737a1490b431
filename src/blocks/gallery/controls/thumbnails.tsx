// The thumbnails: one tab for each slide (APG tabs), with a single tab stop. Lazy chunk.
import { type KeyboardEvent, type ReactNode, useEffect, useLayoutEffect, useReducer, useRef } from 'react';
import { adoptStyles } from '../../../kit/element/styles';
import { useReducedMotion } from '../../../kit/hooks/use-media-query';
import { getAspectRatio, getSlideImage } from '../content/aspect-ratio';
import { isRtl } from '../dom';
import type { GalleryProps, Slide, SlideController } from '../gallery.types';
import { formatSlideLabel } from './slide-label';
import styles from './thumbnails.css?inline';
import { getTabForKey, getThumbnailIndices } from './thumbnails.model';

type UsedOptions = 'host' | 'content' | 'labelThumbnails' | 'labelSlide' | 'squareThumbs';

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
}: ThumbnailsProps): ReactNode {
  const { slides } = content;
  const current = controller.position.index;
  const tabList = useRef<HTMLDivElement>(null);
  const rerender = useReducer((count: number) => count + 1, 0)[1];
  useLayoutEffect(() => adoptStyles(host.shadowRoot as ShadowRoot, [styles]));
  useScrollToCurrent(tabList, current);
  useEffect(() => {
    // `load` does not bubble. `currentSrc` is known only after an image is loaded.
    host.addEventListener('load', rerender, true);
    return () => host.removeEventListener('load', rerender, true);
  }, [host]);

  const onKeyDown = (event: KeyboardEvent) => {
    const index = getTabForKey(event.key, current, slides.length, isRtl(host));
    if (index === null) return;
    event.preventDefault();
    controller.slideTo(index, 'key');
  };

  return (
    <div ref={tabList} role="tablist" aria-label={labelThumbnails} onKeyDown={onKeyDown}>
      {getThumbnailIndices(current, slides.length).map((index) => {
        const slide = slides[index] as Slide;
        return (
          <button
            key={slide.key}
            type="button"
            role="tab"
            part="thumbnail"
            style={{ aspectRatio: squareThumbs === false ? getThumbnailRatio(slide) : 1 }}
            aria-label={slide.name || formatSlideLabel(labelSlide, index + 1, slides.length)}
            aria-selected={index === current}
            aria-controls="track"
            aria-posinset={index + 1}
            aria-setsize={slides.length}
            tabIndex={index === current ? 0 : -1}
            onClick={() => controller.slideTo(index, 'control')}
          >
            <ThumbnailImage slide={slide} />
          </button>
        );
      })}
    </div>
  );
}

/** Shows the same file as the slide, so that nothing is requested twice. */
function ThumbnailImage({ slide }: { slide: Slide }): ReactNode {
  const image = slide.element && getSlideImage(slide.element);
  const src = slide.data?.src ?? (image?.currentSrc || image?.getAttribute('src') || getVideoPoster(slide));
  return src ? <img src={src} alt="" loading="lazy" decoding="async" draggable={false} /> : null;
}

const getThumbnailRatio = ({ data, element }: Slide): number =>
  (data ? Number(data.width) / Number(data.height) : element && getAspectRatio(element)) || 3 / 2;

const getVideoPoster = ({ element }: Slide): string | undefined => element?.querySelector('video')?.poster;

/** Scrolls the current thumbnail to the center, never the page, and keeps focus on the current tab. */
function useScrollToCurrent(tabList: { readonly current: HTMLElement | null }, index: number) {
  const reducedMotion = useReducedMotion();
  // biome-ignore lint/correctness/useExhaustiveDependencies: another index selects another tab
  useEffect(() => {
    const tabs = tabList.current;
    const tab = tabs?.querySelector<HTMLElement>('[tabindex="0"]');
    const scroller = tabs?.parentElement;
    if (!tab || !scroller) return;
    const focused = (tabs.getRootNode() as ShadowRoot).activeElement;
    if (focused !== tab && tabs.contains(focused)) tab.focus({ preventScroll: true });
    const tabRect = tab.getBoundingClientRect();
    const scrollerRect = scroller.getBoundingClientRect();
    scroller.scrollBy({
      left: tabRect.left + tabRect.width / 2 - scrollerRect.left - scrollerRect.width / 2,
      behavior: reducedMotion ? 'instant' : 'smooth',
    });
  }, [tabList, index, reducedMotion]);
}
