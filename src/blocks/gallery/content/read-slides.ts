// Which of the nodes in the gallery are slides, and what do they say about themselves? Only reads; see use-light.ts for what is written.
import { findAll, findFirst, readMediaAttributes } from '../../../kit/media-attributes';
import type { SlideData } from '../attributes/slides.attributes';

/** One slide: a node of the page, or data that becomes a node when it is near. */
export interface Slide {
  /** Stays with the node, or the object of the data, for as long as it lives. */
  readonly key: string;
  /** The page's own node; null where the slide is data. */
  readonly element: Element | null;
  /** Is it a child of the gallery itself, or does it stand inside a wrapper? */
  readonly direct: boolean;
  readonly id: string;
  /** Its own address (`data-slide-url`); empty without one. */
  readonly url: string;
  readonly type: 'image' | 'video';
  /** `data-title` and `data-description`; empty where the slide has a caption of its own. */
  readonly title: string;
  readonly description: string;
  /** What names it in one line: title, caption or alternative text. */
  readonly name: string;
  /** Where a click leads (`data-click-through-url`); empty without one or when a link in the slide does the job. */
  readonly href: string;
  /** The picture of a slide that is data. */
  readonly data?: SlideData;
}

/** A child of the gallery: a slide, or a wrapper of slides. */
export interface GalleryChild {
  readonly key: string;
  readonly element: Element;
  readonly slide?: Slide;
  /** Not shown at all. */
  readonly isExcluded?: boolean;
}

export interface GalleryContent {
  /** Those that stand in a frame or hold slides; none where the slides stand in the gallery as they are. */
  readonly children: readonly GalleryChild[];
  readonly slides: readonly Slide[];
  /** Elements between the gallery and the slides that are not its children. */
  readonly wrappers: readonly Element[];
}

/** Attributes whose change matters to `readSlides`. */
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
 * Reads the children of the gallery. A slide is the same object until something in it changes, so that slides that
 * arrive a few at a time are read once each.
 * @param touched see `ChildrenReader`
 */
export function readSlides(host: HTMLElement, touched?: ReadonlySet<Node>): GalleryContent {
  const reading: ReadState = {
    wrappers: [],
    slides: new Map(),
    before: (touched && lastRead.get(host)) ?? new Map(),
    touched: touched ?? new Set(),
  };
  const kids = getVisibleChildren(host);
  const alone = kids.length === 1;
  const children = kids.map((element): GalleryChild => {
    const child = { key: getSlideKey(element), element };
    const known = !alone && findUnchangedSlide(element, true, reading);
    if (known || !isWrapper(element, alone)) return { ...child, slide: readSlide(element, true, reading) };
    readWrapper(element, reading);
    return child;
  });
  lastRead.set(host, reading.slides);
  const slides = [...reading.slides.values()];
  return { children: needsFrames(slides) ? children : [], slides, wrappers: reading.wrappers };
}

/** So many slides that have nothing to show besides themselves do without: frames would cost more than the slides. */
const MANY = 600;

const needsFrames = (slides: readonly Slide[]): boolean =>
  slides.length < MANY || slides.some(({ title, description, href }) => title || description || href);

interface ReadState {
  readonly wrappers: Element[];
  /** In the order of the page. */
  readonly slides: Map<Element, Slide>;
  readonly before: ReadonlyMap<Element, Slide>;
  readonly touched: ReadonlySet<Node>;
}

const lastRead = new WeakMap<HTMLElement, ReadonlyMap<Element, Slide>>();

function findUnchangedSlide(
  element: Element,
  direct: boolean,
  { before, touched }: ReadState,
): Slide | undefined {
  const known = before.get(element);
  return known?.direct === direct && !touched.has(element) ? known : undefined;
}

/** Elements that mark a slide in the markup of site builders. */
const MARKED = 'figure, .slide, .image-wrapper, .kg-gallery-image, [data-slide-id]';
const MEDIA = 'img, picture, video, iframe, [data-html], site-video:not([data-site-own])';

/** A list, or the only child when it holds several slides, or whatever holds marked slides. */
function isWrapper(element: Element, alone: boolean): boolean {
  if (/^(ul|ol)$/.test(element.localName)) return true;
  if (!/^(div|section|figure)$/.test(element.localName) || element.matches('.slide, .image-wrapper'))
    return false;
  if (element.localName !== 'figure' && findAll(element, MARKED).length > 0) return true;
  return findAll(element, MARKED).length > 1 || (alone && findAll(element, MEDIA).length > 1);
}

function readWrapper(wrapper: Element, reading: ReadState) {
  reading.wrappers.push(wrapper);
  const kids = getVisibleChildren(wrapper).filter(
    (kid) =>
      findUnchangedSlide(kid, false, reading) ||
      kid.matches(`li, ${MARKED}, ${MEDIA}`) ||
      findAll(kid, MEDIA).length > 0,
  );
  const alone = kids.length === 1;
  for (const kid of kids) {
    const known = !alone && findUnchangedSlide(kid, false, reading);
    if (!known && isWrapper(kid, alone)) readWrapper(kid, reading);
    else readSlide(kid, false, reading);
  }
}

function readSlide(element: Element, direct: boolean, reading: ReadState): Slide {
  const slide = findUnchangedSlide(element, direct, reading) ?? createSlide(element, direct);
  reading.slides.set(element, slide);
  return slide;
}

function createSlide(element: Element, direct: boolean): Slide {
  const { id, kind, title, description, image, caption, said } = readMediaAttributes(element);
  const written = caption?.textContent?.trim() ?? '';
  return {
    key: getSlideKey(element),
    element,
    direct,
    id,
    url: said('data-slide-url'),
    type: kind,
    title: written ? '' : title,
    description: written ? '' : description,
    name: title || written || image?.getAttribute('alt') || '',
    href: findFirst(element, 'a[href]') ? '' : toSafeUrl(said('data-click-through-url')),
  };
}

/** An address that a click may open: nothing that runs as script. */
export function toSafeUrl(written: string): string {
  const url = written && URL.canParse(written, document.baseURI) ? new URL(written, document.baseURI) : null;
  return url && /^(https?|mailto|tel):$/.test(url.protocol) ? url.href : '';
}

const IGNORED = 'script, style, template, noscript, link, meta, br, [slot]:not([data-site-slot])';

const getVisibleChildren = (parent: Element): Element[] =>
  [...parent.children].filter((child) => !child.matches(IGNORED));

const keys = new WeakMap<object, string>();
let last = 0;

export function getSlideKey(thing: object): string {
  const key = keys.get(thing) ?? `slide-${++last}`;
  keys.set(thing, key);
  return key;
}
