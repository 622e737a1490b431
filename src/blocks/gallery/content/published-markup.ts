// Markup of site builders and other publishing systems: selectors of slides, captions and controls, and options in JSON,
// attributes and class names.
import { isRecord } from '../../../core/is-record';
import { toCamelCaseKeys } from '../../../kit/element/json-options';
import type { MarkupOptionsReader } from '../../../kit/element/options';
import { warn } from '../../../kit/element/warn';

/** Elements that mark a slide, also in the markup of carousel libraries. */
export const SLIDE_SELECTOR =
  'figure, .slide, .image-wrapper, .kg-gallery-image, [data-slide-id], .tiled-gallery-item, .carousel-item, .swiper-slide, .splide__slide, .w-slide';

/** The caption of a slide as its next sibling. */
const CAPTION_SELECTOR = '.meta, .slide-meta, .image-meta, .gallery-caption, figcaption';

/** The builder's own row of thumbnails, which repeats the images. */
const THUMBNAILS_SELECTOR = '[class*="-thumbnails"], [class*="thumbnail-strip"]';

/** The element after a slide if it is its caption. */
export function findSiblingCaption(slide: Element): Element | null {
  const next = slide.nextElementSibling;
  return next?.matches(CAPTION_SELECTOR) && next.textContent?.trim() && !next.querySelector('img')
    ? next
    : null;
}

export const isSiblingCaption = (element: Element): boolean =>
  element.previousElementSibling !== null && findSiblingCaption(element.previousElementSibling) === element;

export const isThumbnailStrip = (element: Element): boolean =>
  element.matches(THUMBNAILS_SELECTOR) && element.querySelector(SLIDE_SELECTOR) === null;

type Values = Readonly<Record<string, unknown>>;

/** Names in `data-props` and in the attributes of a gallery section, mapped to option names. */
const SECTION_NAMES: Readonly<Record<string, string>> = {
  numColumns: 'slidesPerRow',
  columns: 'slidesPerRow',
  lightboxEnabled: 'lightbox',
};
const GRID_NAMES: typeof SECTION_NAMES = { ...SECTION_NAMES, gutter: 'padding' };

/** Designs by `data-controller` of a gallery section. */
const SECTION_DESIGNS: Readonly<Record<string, string>> = {
  GalleryGrid: 'grid',
  GalleryMasonry: 'autocolumns',
  GalleryStrips: 'autorows',
  GalleryReel: 'slider',
  GallerySlideshow: 'slideshow',
  GalleryFullscreenSlideshow: 'slideshow',
};

/** Attributes of a gallery section that repeat or replace its `data-props`. */
const SECTION_ATTRIBUTES = ['columns', 'gutter', 'aspectRatio', 'lightbox'];

/** Options by the class names of a gallery block; the group is the value, a class without one turns its option on. */
const CLASS_OPTIONS: Readonly<Record<string, RegExp>> = {
  design: /sqs-gallery-block-(grid|slideshow|slider|stacked)\b/,
  aspectRatio: /sqs-gallery-aspect-ratio-([\w-]+)/,
  thumbnailsPerRow: /sqs-gallery-thumbnails-per-row-(\d+)/,
  metaPosition: /sqs-gallery-block-meta-position-([\w-]+)/,
  thumbnails: /sqs-gallery-has-thumbnails/,
};

/**
 * Reads the options of a gallery block (`data-block-json`, class names) or a gallery section (`data-props`, attributes,
 * `data-controller`). JSON takes precedence.
 */
export const readMarkupOptions: MarkupOptionsReader = (host) => {
  const block = host.querySelector('[data-block-json]')?.getAttribute('data-block-json');
  const section = host.querySelector<HTMLElement>('[data-controller^="Gallery"]');
  const design = SECTION_DESIGNS[section?.dataset.controller ?? ''];
  if (block || !section || !design) return { ...readClasses(host), ...(block ? parseOptions(block) : {}) };
  const values = { ...readAttributes(section), ...parseOptions(section.dataset.props || '{}') };
  const names = design === 'grid' ? GRID_NAMES : SECTION_NAMES;
  return {
    design,
    ...Object.fromEntries(Object.entries(values).map(([name, value]) => [names[name] ?? name, value])),
  };
};

function readClasses(host: HTMLElement): Values {
  const { className = '' } = host.querySelector('[class*="sqs-gallery-block-"]') ?? {};
  return Object.fromEntries(
    Object.entries(CLASS_OPTIONS).flatMap(([name, pattern]) => {
      const match = pattern.exec(className);
      return match ? [[name, match[1] ?? true]] : [];
    }),
  );
}

/** Empty attributes are ignored. */
const readAttributes = ({ dataset }: HTMLElement): Values =>
  Object.fromEntries(SECTION_ATTRIBUTES.flatMap((name) => (dataset[name] ? [[name, dataset[name]]] : [])));

/** Decodes data that a template has URL-encoded; null if the encoding is invalid (GAL-053). */
function decodeData(text: string): string | null {
  if (!/^\s*%/.test(text)) return text;
  try {
    return decodeURIComponent(text);
  } catch {
    warn('site-gallery', 'Error decoding gallery block data.');
    return null;
  }
}

/** Options by name in camel case, without null values. Invalid data is ignored with the documented message (GAL-054). */
function parseOptions(text: string): Values {
  const decoded = decodeData(text);
  if (decoded === null) return {};
  try {
    const value: unknown = JSON.parse(decoded);
    if (isRecord(value)) return toCamelCaseKeys(value);
  } catch {
    // The warning below also covers values that are not objects.
  }
  warn('site-gallery', 'Error evaluating gallery block data.');
  return {};
}
