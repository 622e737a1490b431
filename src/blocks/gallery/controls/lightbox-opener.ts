// Which slides open in the lightbox, and what does it get to show? Fetched for galleries whose pictures open.
import { type RefObject, useCallback, useLayoutEffect, useMemo } from 'react';
import { buildItemUrl, getItemKey } from '../../../core/media/deep-link';
import { useLatestRef } from '../../../kit/hooks/use-latest-ref';
import { type LightboxItem, openLightbox } from '../../../kit/lightbox';
import { hasPageLink, readLightboxItem } from '../../../kit/lightbox-item';
import { useLightboxTriggers } from '../../../kit/lightbox-triggers';
import type { Slide } from '../content/read-slides';
import { gallery } from '../gallery.contract';
import { getSlideElement } from '../motion/scroll/snap';
import { isInEditor } from '../navigation/address';
import type { GalleryProps, SlideController } from '../navigation/use-current-slide';
import { formatSlideLabel } from './slide-label';

/** Opens a slide; false where it does not open. */
export type OpenSlide = (slide: Slide, opener?: Element) => boolean;

interface LightboxOpenerProps {
  readonly options: GalleryProps;
  readonly slides: readonly Slide[];
  /** Indices of the slides that are there as nodes; null when it is all of them. */
  readonly drawn: readonly number[] | null;
  readonly shown: SlideController;
  /** Where others find how a slide is opened. */
  readonly opener: RefObject<OpenSlide | null>;
}

/** Draws nothing. */
export default function LightboxOpener({ options, slides, drawn, shown, opener }: LightboxOpenerProps): null {
  const { host, label, labelSlide, lightboxTheme, historyHash, collectionUrl } = options;
  const openable = useMemo(() => slides.filter(canOpen), [slides]);
  const reachable = useMemo(
    () => (drawn ? drawn.flatMap((index) => slides[index] ?? []).filter(canOpen) : openable),
    [slides, openable, drawn],
  );
  const go = useLatestRef((slide: Slide | undefined) => {
    if (slide) shown.go(slides.indexOf(slide), 'property');
  });

  const open = (slide: Slide | undefined, opener: Element = host): boolean => {
    const index = slide ? openable.indexOf(slide) : -1;
    if (index < 0) return false;
    return openLightbox(opener, {
      items: openable.map(toLightboxItem),
      index,
      theme: lightboxTheme,
      label: label === gallery.attributes.label.defaultValue ? '' : label,
      deepLink:
        historyHash && !isInEditor() ? (id) => buildItemUrl(document.URL, id && collectionUrl, id) : null,
      // So that the slide to come back to is in view.
      onChange: (at) => go.current(openable[at]),
    });
  };
  useLightboxTriggers(host, {
    getElements: useCallback(() => reachable.map(getSlideNode), [reachable]),
    getLabel(index) {
      const slide = reachable[index]!;
      return slide.name || formatSlideLabel(labelSlide, slides.indexOf(slide) + 1, slides.length);
    },
    open: (index, opener) => open(reachable[index], opener),
  });
  useLayoutEffect(() => {
    opener.current = open;
    return () => {
      opener.current = null;
    };
  });
  return null;
}

const canOpenCache = new WeakMap<Slide, boolean>();

/** A slide with an address of its own leads there (LBX-002). Read once for each slide: there may be thousands. */
function canOpen(slide: Slide): boolean {
  const known = canOpenCache.get(slide);
  if (known !== undefined) return known;
  const answer = !slide.href && !(slide.element && hasPageLink(slide.element));
  canOpenCache.set(slide, answer);
  return answer;
}

/** The node of the page, or the image that is drawn of data. */
const getSlideNode = (slide: Slide): Element | null =>
  slide.element ?? getSlideElement(slide)?.querySelector('[part~="image"]') ?? null;

function toLightboxItem(slide: Slide): LightboxItem {
  const { element, data, title, description, name } = slide;
  const id = getItemKey(slide);
  if (element) return { ...readLightboxItem(element), id };
  const { src = '', srcset = '', width = 0, height = 0, alt = '' } = data ?? {};
  const shown = { id, title, description, alt: alt || name, src, srcset, width, height };
  return { kind: 'image', element: getSlideNode(slide), theme: '', ...shown };
}
