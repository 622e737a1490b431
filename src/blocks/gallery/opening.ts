// Which slides open in the lightbox, and what does it get to show? Fetched for galleries whose pictures open.
import { type RefObject, useCallback, useLayoutEffect, useMemo } from 'react';
import { itemAddress, itemValueOf } from '../../core/media/deep-link';
import { useLatest } from '../../kit/hooks/use-latest';
import { type LightboxItem, openLightbox } from '../../kit/lightbox';
import { leadsElsewhere, readLightboxItem } from '../../kit/lightbox-item';
import { useLightboxOpeners } from '../../kit/lightbox-openers';
import type { Slide } from './content/slides';
import { fill } from './drawing/status';
import { gallery } from './gallery.contract';
import { boxOf } from './motion/place';
import { isInEditor } from './navigation/address';
import type { Gallery, GalleryProps } from './use-gallery';

/** Opens a slide; false where it does not open. */
export type Open = (slide: Slide, opener?: Element) => boolean;

interface OpeningProps {
  readonly options: GalleryProps;
  readonly slides: readonly Slide[];
  /** Indices of the slides that are there as nodes; null when it is all of them. */
  readonly drawn: readonly number[] | null;
  readonly shown: Gallery;
  /** Where others find how a slide is opened. */
  readonly opener: RefObject<Open | null>;
}

/** Draws nothing. */
export default function Opening({ options, slides, drawn, shown, opener }: OpeningProps): null {
  const { host, label, labelSlide, lightboxTheme, historyHash, collectionUrl } = options;
  const openable = useMemo(() => slides.filter(opens), [slides]);
  const reachable = useMemo(
    () => (drawn ? drawn.flatMap((index) => slides[index] ?? []).filter(opens) : openable),
    [slides, openable, drawn],
  );
  const go = useLatest((slide: Slide | undefined) => {
    if (slide) shown.go(slides.indexOf(slide), 'property');
  });

  const open = (slide: Slide | undefined, opener: Element = host): boolean => {
    const index = slide ? openable.indexOf(slide) : -1;
    if (index < 0) return false;
    return openLightbox(opener, {
      items: openable.map(itemOf),
      index,
      theme: lightboxTheme,
      label: label === gallery.attributes.label.initial ? '' : label,
      deepLink:
        historyHash && !isInEditor() ? (id) => itemAddress(document.URL, id && collectionUrl, id) : null,
      // So that the slide to come back to is in view.
      follow: (at) => go.current(openable[at]),
    });
  };
  useLightboxOpeners(host, {
    elements: useCallback(() => reachable.map(nodeOf), [reachable]),
    nameOf(index) {
      const slide = reachable[index]!;
      return slide.name || fill(labelSlide, slides.indexOf(slide) + 1, slides.length);
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

const answers = new WeakMap<Slide, boolean>();

/** A slide with an address of its own leads there (LBX-002). Read once for each slide: there may be thousands. */
function opens(slide: Slide): boolean {
  const known = answers.get(slide);
  if (known !== undefined) return known;
  const answer = !slide.href && !(slide.element && leadsElsewhere(slide.element));
  answers.set(slide, answer);
  return answer;
}

/** The node of the page, or the image that is drawn of data. */
const nodeOf = (slide: Slide): Element | null =>
  slide.element ?? boxOf(slide)?.querySelector('[part~="image"]') ?? null;

function itemOf(slide: Slide): LightboxItem {
  const { element, picture, title, description, name } = slide;
  const id = itemValueOf(slide);
  if (element) return { ...readLightboxItem(element), id };
  const { src = '', srcset = '', width = 0, height = 0, alt = '' } = picture ?? {};
  const shown = { id, title, description, alt: alt || name, src, srcset, width, height };
  return { kind: 'image', element: nodeOf(slide), theme: '', ...shown };
}
