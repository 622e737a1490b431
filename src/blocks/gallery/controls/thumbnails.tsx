// What is drawn of the strip of thumbnails? Fetched where there is one. One tab for each slide (APG tabs): one stop for the keyboard, arrows inside.
import { type KeyboardEvent, type ReactNode, useEffect, useLayoutEffect, useReducer, useRef } from 'react';
import { adoptStyles } from '../../../kit/element/styles';
import { useReducedMotion } from '../../../kit/hooks/use-media-query';
import { getAspectRatio, getSlideImage } from '../content/aspect-ratio';
import type { Slide } from '../content/read-slides';
import { isRtl } from '../motion/scroll/snap';
import type { GalleryProps, SlideController } from '../navigation/use-current-slide';
import styles from './thumbnails.css?inline';
import { getTabForKey, getThumbnailIndices } from './thumbnails.model';

type Used = 'host' | 'content' | 'labelThumbnails' | 'labelSlide' | 'squareThumbs';

interface ThumbnailsProps extends Pick<GalleryProps, Used> {
  readonly gallery: SlideController;
}

export default function Thumbnails({
  host,
  content,
  gallery,
  labelThumbnails,
  labelSlide,
  squareThumbs,
}: ThumbnailsProps): ReactNode {
  const { slides } = content;
  const { index } = gallery.view;
  const strip = useRef<HTMLDivElement>(null);
  const redraw = useReducer((count: number) => count + 1, 0)[1];
  useLayoutEffect(() => adoptStyles(host.shadowRoot as ShadowRoot, [styles]));
  useInView(strip, index);
  useEffect(() => {
    // `load` does not bubble; only now it is known which file an image shows.
    host.addEventListener('load', redraw, true);
    return () => host.removeEventListener('load', redraw, true);
  }, [host]);

  const press = (event: KeyboardEvent) => {
    const to = getTabForKey(event.key, index, slides.length, isRtl(host));
    if (to === null) return;
    event.preventDefault();
    gallery.go(to, 'key');
  };
  const nameOf = (slide: Slide, at: number) =>
    slide.name ||
    labelSlide.replaceAll('{index}', String(at + 1)).replaceAll('{count}', String(slides.length));

  return (
    <div ref={strip} role="tablist" aria-label={labelThumbnails} onKeyDown={press}>
      {getThumbnailIndices(index, slides.length).map((at) => {
        const slide = slides[at] as Slide;
        return (
          <button
            key={slide.key}
            type="button"
            role="tab"
            part="thumbnail"
            style={{ aspectRatio: squareThumbs === false ? ratioOf(slide) : 1 }}
            aria-label={nameOf(slide, at)}
            aria-selected={at === index}
            aria-controls="track"
            aria-posinset={at + 1}
            aria-setsize={slides.length}
            tabIndex={at === index ? 0 : -1}
            onClick={() => gallery.go(at, 'control')}
          >
            <Picture slide={slide} />
          </button>
        );
      })}
    </div>
  );
}

/** The file that the slide itself shows, so that nothing is requested twice. */
function Picture({ slide }: { slide: Slide }): ReactNode {
  const image = slide.element && getSlideImage(slide.element);
  const src = slide.data?.src ?? (image?.currentSrc || image?.getAttribute('src') || posterOf(slide));
  return src ? <img src={src} alt="" loading="lazy" decoding="async" draggable={false} /> : null;
}

const ratioOf = ({ data, element }: Slide): number =>
  (data ? Number(data.width) / Number(data.height) : element && getAspectRatio(element)) || 3 / 2;

const posterOf = ({ element }: Slide): string | undefined => element?.querySelector('video')?.poster;

/** The strip follows the gallery; it never scrolls the page. The focus stays on the current tab. */
function useInView(strip: { readonly current: HTMLElement | null }, index: number) {
  const reducedMotion = useReducedMotion();
  // biome-ignore lint/correctness/useExhaustiveDependencies: another slide is another tab
  useEffect(() => {
    const tabs = strip.current;
    const tab = tabs?.querySelector<HTMLElement>('[tabindex="0"]');
    const scroller = tabs?.parentElement;
    if (!tab || !scroller) return;
    const focused = (tabs.getRootNode() as ShadowRoot).activeElement;
    if (focused !== tab && tabs.contains(focused)) tab.focus({ preventScroll: true });
    const to = tab.getBoundingClientRect();
    const box = scroller.getBoundingClientRect();
    scroller.scrollBy({
      left: to.left + to.width / 2 - box.left - box.width / 2,
      behavior: reducedMotion ? 'instant' : 'smooth',
    });
  }, [strip, index, reducedMotion]);
}
