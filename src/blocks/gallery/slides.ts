// Which of the nodes in the gallery are slides, and what do they say about themselves? Only reads; see use-light.ts for what is written.

/** One slide; `element` is the page's own node. */
export interface Slide {
  /** Stays with the node for as long as it lives. */
  readonly key: string;
  readonly element: Element;
  /** Is it a child of the gallery itself, or does it stand inside a wrapper? */
  readonly direct: boolean;
  readonly id: string;
  readonly type: 'image' | 'video';
  /** `data-title` and `data-description`; empty where the slide has a caption of its own. */
  readonly title: string;
  readonly description: string;
  /** What names it in one line: title, caption or alternative text. */
  readonly name: string;
  /** Where a click leads (`data-click-through-url`); empty without one or when a link in the slide does the job. */
  readonly href: string;
}

/** A child of the gallery: a slide, or a wrapper of slides. */
export interface Child {
  readonly key: string;
  readonly element: Element;
  readonly slide?: Slide;
}

export interface GalleryContent {
  readonly children: readonly Child[];
  readonly slides: readonly Slide[];
  /** Elements between the gallery and the slides that are not its children. */
  readonly wrappers: readonly Element[];
}

/** Attributes whose change matters to `readSlides`. */
export const SLIDE_ATTRIBUTES = [
  'data-slide-id',
  'data-image-id',
  'data-type',
  'data-title',
  'data-description',
  'data-click-through-url',
  'alt',
  'id',
];

/** Reads the children of the gallery. */
export function readSlides(host: HTMLElement): GalleryContent {
  const wrappers: Element[] = [];
  const slides: Slide[] = [];
  const alone = shown(host).length === 1;
  const children = shown(host).map((element): Child => {
    const child = { key: keyOf(element), element };
    if (isWrapper(element, alone)) {
      slides.push(...slidesIn(element, wrappers));
      return child;
    }
    const slide = readSlide(element, true);
    slides.push(slide);
    return { ...child, slide };
  });
  return { children, slides, wrappers };
}

/** Elements that mark a slide in the markup of site builders. */
const MARKED = 'figure, .slide, .image-wrapper, .kg-gallery-image, [data-slide-id]';
const MEDIA = 'img, picture, video, iframe, [data-html]';

/** A list, or the only child when it holds several slides, or whatever holds marked slides. */
function isWrapper(element: Element, alone: boolean): boolean {
  if (/^(ul|ol)$/.test(element.localName)) return true;
  if (!/^(div|section|figure)$/.test(element.localName) || element.matches('.slide, .image-wrapper'))
    return false;
  if (element.localName !== 'figure' && all(element, MARKED).length > 0) return true;
  return all(element, MARKED).length > 1 || (alone && all(element, MEDIA).length > 1);
}

function slidesIn(wrapper: Element, wrappers: Element[]): Slide[] {
  wrappers.push(wrapper);
  const kids = shown(wrapper).filter(
    (kid) => kid.matches(`li, ${MARKED}, ${MEDIA}`) || all(kid, MEDIA).length > 0,
  );
  return kids.flatMap((kid) =>
    isWrapper(kid, kids.length === 1) ? slidesIn(kid, wrappers) : [readSlide(kid, false)],
  );
}

function readSlide(element: Element, direct: boolean): Slide {
  const image = first(element, 'img');
  const said = (name: string) =>
    (first(element, `[${name}]:not([${name}=""])`)?.getAttribute(name) ?? '').trim();
  const title = said('data-title');
  const caption = first(element, 'figcaption')?.textContent?.trim() ?? '';
  return {
    key: keyOf(element),
    element,
    direct,
    id: said('data-slide-id') || said('data-image-id') || element.id || image?.id || '',
    type: isVideo(element) ? 'video' : 'image',
    title: caption ? '' : title,
    description: caption ? '' : said('data-description'),
    name: title || caption || image?.getAttribute('alt') || '',
    href: first(element, 'a[href]') ? '' : safeUrl(said('data-click-through-url')),
  };
}

/** Said by `data-type` (GAL-017), else seen from what is inside. */
function isVideo(element: Element): boolean {
  const said = first(element, '[data-type]')?.getAttribute('data-type');
  return said ? said === 'video' : first(element, 'video, iframe, [data-html]') !== undefined;
}

/** An address that a click may open: nothing that runs as script. */
function safeUrl(written: string): string {
  const url = written && URL.canParse(written, document.baseURI) ? new URL(written, document.baseURI) : null;
  return url && /^(https?|mailto|tel):$/.test(url.protocol) ? url.href : '';
}

const IGNORED = 'script, style, template, noscript, link, meta, br, [slot]:not([data-site-slot])';

const shown = (parent: Element): Element[] => [...parent.children].filter((child) => !child.matches(IGNORED));

/** Inside and including the element; the twin of an image in `<noscript>` does not count. */
function all(element: Element, selector: string): Element[] {
  const found = [...element.querySelectorAll(selector)];
  return found.filter((one) => !one.closest('noscript'));
}

const first = (element: Element, selector: string): Element | undefined =>
  element.matches(selector) ? element : all(element, selector)[0];

const keys = new WeakMap<Element, string>();
let last = 0;

function keyOf(element: Element): string {
  const key = keys.get(element) ?? `slide-${++last}`;
  keys.set(element, key);
  return key;
}
