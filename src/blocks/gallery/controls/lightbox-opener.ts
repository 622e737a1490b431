// Opens slides in the lightbox. Lazy chunk of galleries whose images open.
import { type RefObject, useCallback, useLayoutEffect, useMemo } from 'react';
import { buildItemUrl, getItemKey } from '../../../core/slides/deep-link';
import { useLatestRef } from '../../../kit/hooks/use-latest-ref';
import { type LightboxItem, openLightbox } from '../../../kit/media/lightbox';
import { hasPageLink, readLightboxItem } from '../../../kit/media/lightbox-item';
import { useLightboxTriggers } from '../../../kit/media/lightbox-triggers';
import { getSlideElement } from '../content/slide-elements';
import { gallery } from '../gallery.contract';
import type { GalleryProps, Slide, SlideController } from '../gallery.types';
import { isInEditor } from '../navigation/slide-url';
import { formatSlideLabel } from './slide-label';

/** Opens a slide; false if it cannot be opened. */
export type OpenSlide = (slide: Slide, opener?: Element) => boolean;

interface LightboxOpenerProps {
  readonly options: GalleryProps;
  readonly slides: readonly Slide[];
  /** Indices of the slides that are rendered; null if all of them are. */
  readonly renderedIndices: readonly number[] | null;
  readonly controller: SlideController;
  /** Receives the function that opens a slide. */
  readonly openRef: RefObject<OpenSlide | null>;
}

/** Renders nothing itself. */
export default function LightboxOpener({
  options,
  slides,
  renderedIndices,
  controller,
  openRef,
}: LightboxOpenerProps): null {
  const { host, label, labelSlide, lightboxTheme, historyHash, collectionUrl } = options;
  const openable = useMemo(() => slides.filter(canOpen), [slides]);
  const triggers = useMemo(
    () =>
      renderedIndices ? renderedIndices.flatMap((index) => slides[index] ?? []).filter(canOpen) : openable,
    [slides, openable, renderedIndices],
  );
  const showSlide = useLatestRef((slide: Slide | undefined) => {
    if (slide) controller.slideTo(slides.indexOf(slide), 'property');
  });

  const open = (slide: Slide | undefined, opener: Element = host): boolean => {
    const index = slide ? openable.indexOf(slide) : -1;
    if (index < 0) return false;
    return openLightbox(opener, {
      items: openable.map((one) => () => toLightboxItem(one)),
      index,
      theme: lightboxTheme,
      label: label === gallery.attributes.label.defaultValue ? '' : label,
      deepLink:
        historyHash && !isInEditor() ? (id) => buildItemUrl(document.URL, id && collectionUrl, id) : null,
      // Keeps the slide in view that the lightbox returns to.
      onChange: (current) => showSlide.current(openable[current]),
    });
  };
  useLightboxTriggers(host, {
    getElements: useCallback(() => triggers.map(getSlideNode), [triggers]),
    getLabel(index) {
      const slide = triggers[index]!;
      return slide.name || formatSlideLabel(labelSlide, slides.indexOf(slide) + 1, slides.length);
    },
    open: (index, opener) => open(triggers[index], opener),
  });
  useLayoutEffect(() => {
    openRef.current = open;
    return () => {
      openRef.current = null;
    };
  });
  return null;
}

const canOpenCache = new WeakMap<Slide, boolean>();

/** False for a slide with a link to a page (LBX-002). Cached, because there may be thousands of slides. */
function canOpen(slide: Slide): boolean {
  const cached = canOpenCache.get(slide);
  if (cached !== undefined) return cached;
  const result = !slide.href && !(slide.element && hasPageLink(slide.element));
  canOpenCache.set(slide, result);
  return result;
}

/** The node of the page, or the image rendered for a data slide. */
const getSlideNode = (slide: Slide): Element | null =>
  slide.element ?? getSlideElement(slide)?.querySelector('[part~="image"]') ?? null;

function toLightboxItem(slide: Slide): LightboxItem {
  const { element, data, title, description, name } = slide;
  const id = getItemKey(slide);
  if (element) return { ...readLightboxItem(element), id };
  const { src = '', srcset = '', width = 0, height = 0, alt = '' } = data ?? {};
  return {
    kind: 'image',
    id,
    element: getSlideNode(slide),
    theme: '',
    title,
    description,
    alt: alt || name,
    src,
    srcset,
    width,
    height,
  };
}
