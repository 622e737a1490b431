// Reads slides from the gallery's children. Never writes; see view/use-light-dom.ts for what the gallery writes on them.
import { toSafeUrl } from '../../../kit/html/safe-url';
import { findAll, findFirst, readMediaAttributes } from '../../../kit/slides/media-attributes';
import type { GalleryChild, GalleryContent, Slide } from '../gallery.types';
import { findSiblingCaption, isSiblingCaption, isThumbnailStrip, SLIDE_SELECTOR } from './published-markup';
import { getSlideKey } from './slide-keys';

/** Attributes whose change requires a new read. */
export const SLIDE_ATTRIBUTES = [
  'data-slide-id',
  'data-slide-url',
  'data-image-id',
  'data-type',
  'data-html',
  'data-title',
  'data-description',
  'data-click-through-url',
  'alt',
  'id',
];

/**
 * Reads the children of the gallery. A slide remains the same object until something in it changes, so slides that are
 * appended in portions are read once each.
 * @param changed nodes that changed since the last read; without it everything is read again
 */
export function readSlides(host: HTMLElement, changed?: ReadonlySet<Node>): GalleryContent {
  const state: ReadState = {
    wrappers: [],
    slides: new Map(),
    previous: (changed && lastRead.get(host)) ?? new Map(),
    changed: changed ?? new Set(),
  };
  const elements = getContentChildren(host);
  const isOnlyChild = elements.length === 1;
  const children = elements.map((element): GalleryChild => {
    const child = { key: getSlideKey(element), element };
    const isUnchanged = !isOnlyChild && findUnchangedSlide(element, true, state);
    if (isUnchanged || !isWrapper(element, isOnlyChild))
      return { ...child, slide: readSlide(element, true, state) };
    readWrapper(element, state);
    return child;
  });
  lastRead.set(host, state.slides);
  const slides = [...state.slides.values()];
  return { children: needsFrames(slides) ? children : [], slides, wrappers: state.wrappers };
}

/** From this number on, slides without captions or links get no frames: frames would cost more than the slides. */
const FRAME_LIMIT = 600;

const needsFrames = (slides: readonly Slide[]): boolean =>
  slides.length < FRAME_LIMIT || slides.some(({ title, description, href }) => title || description || href);

interface ReadState {
  readonly wrappers: Element[];
  /** In document order. */
  readonly slides: Map<Element, Slide>;
  readonly previous: ReadonlyMap<Element, Slide>;
  readonly changed: ReadonlySet<Node>;
}

const lastRead = new WeakMap<HTMLElement, ReadonlyMap<Element, Slide>>();

function findUnchangedSlide(
  element: Element,
  isDirectChild: boolean,
  { previous, changed }: ReadState,
): Slide | undefined {
  const slide = previous.get(element);
  const isUnchanged =
    slide?.isDirectChild === isDirectChild &&
    !changed.has(element) &&
    slide.siblingCaption === findSiblingCaption(element) &&
    !(slide.siblingCaption && changed.has(slide.siblingCaption));
  return isUnchanged ? slide : undefined;
}

const MEDIA_SELECTOR = 'img, picture, video, iframe, [data-html], site-video:not([data-site-own])';

/** Custom elements, such as `<slideshow-component>`, are containers, too. */
const CONTAINER = /^(div|section|figure|(?!site-)[a-z]\w*-[\w-]+)$/;

/** A list, a table, an only child with several media elements, or an element that contains marked slides. */
function isWrapper(element: Element, isOnlyChild: boolean): boolean {
  if (/^(ul|ol|table|tbody|tr)$/.test(element.localName)) return true;
  if (!CONTAINER.test(element.localName) || element.matches('.image-wrapper')) return false;
  const marked = findAll(element, SLIDE_SELECTOR).length;
  if (element.matches('.slide')) return marked > 1;
  if (element.localName !== 'figure' && marked > 0) return true;
  return marked > 1 || (isOnlyChild && findAll(element, MEDIA_SELECTOR).length > 1);
}

function readWrapper(wrapper: Element, state: ReadState) {
  state.wrappers.push(wrapper);
  const elements = getContentChildren(wrapper).filter(
    (element) =>
      findUnchangedSlide(element, false, state) ||
      element.matches(`li, ${SLIDE_SELECTOR}, ${MEDIA_SELECTOR}`) ||
      findAll(element, MEDIA_SELECTOR).length > 0,
  );
  const isOnlyChild = elements.length === 1;
  for (const element of elements) {
    const isUnchanged = !isOnlyChild && findUnchangedSlide(element, false, state);
    if (!isUnchanged && isWrapper(element, isOnlyChild)) readWrapper(element, state);
    else readSlide(element, false, state);
  }
}

function readSlide(element: Element, isDirectChild: boolean, state: ReadState): Slide {
  const slide = findUnchangedSlide(element, isDirectChild, state) ?? createSlide(element, isDirectChild);
  state.slides.set(element, slide);
  return slide;
}

function createSlide(element: Element, isDirectChild: boolean): Slide {
  const { id, kind, title, description, image, caption, getAttribute } = readMediaAttributes(element);
  const siblingCaption = findSiblingCaption(element);
  const captionText = (siblingCaption ?? caption)?.textContent?.replace(/\s+/g, ' ').trim() ?? '';
  return {
    key: getSlideKey(element),
    element,
    siblingCaption,
    isDirectChild,
    id,
    url: getAttribute('data-slide-url'),
    type: kind,
    title: captionText ? '' : title,
    description: captionText ? '' : description,
    name: title || captionText || image?.getAttribute('alt') || '',
    href: findFirst(element, 'a[href]') ? '' : toSafeUrl(getAttribute('data-click-through-url')),
  };
}

const IGNORED = 'script, style, template, noscript, link, meta, br, [slot]:not([data-site-slot])';

const getContentChildren = (parent: Element): Element[] =>
  [...parent.children].filter(
    (child) => !child.matches(IGNORED) && !isThumbnailStrip(child) && !isSiblingCaption(child),
  );
