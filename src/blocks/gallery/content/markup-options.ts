// Options in the markup of site builders: JSON next to the slides, under the names of the builder.
import type { MarkupOptionsReader } from '../../../kit/element/options';
import { warn } from '../../../kit/element/warn';

/** Names in `data-props` of a gallery section, mapped to option names. */
const SECTION_NAMES: Readonly<Record<string, string>> = { numColumns: 'slidesPerRow' };
const GRID_NAMES: typeof SECTION_NAMES = { ...SECTION_NAMES, gutter: 'padding' };

/** Designs by `data-controller` of a gallery section. */
const SECTION_DESIGNS: Readonly<Record<string, string>> = {
  GalleryGrid: 'grid',
  GalleryMasonry: 'autocolumns',
  GalleryStrips: 'autorows',
  GalleryReel: 'slider',
  GalleryFullscreenSlideshow: 'slideshow',
};

/** Reads the options of a gallery block (`data-block-json`) or a gallery section (`data-props`, `data-controller`). */
export const readMarkupOptions: MarkupOptionsReader = (host) => {
  const block = host.querySelector('[data-block-json]')?.getAttribute('data-block-json');
  if (block) return parseOptions(block);
  const section = host.querySelector('[data-controller^="Gallery"]');
  const design = SECTION_DESIGNS[section?.getAttribute('data-controller') ?? ''];
  if (!section || !design) return readDesignClass(host);
  const props = Object.entries(parseOptions(section.getAttribute('data-props') || '{}'));
  const names = design === 'grid' ? GRID_NAMES : SECTION_NAMES;
  return {
    design,
    ...Object.fromEntries(props.map(([name, value]) => [names[name] ?? name, value])),
  };
};

/** The design in the class name of the container, for markup without the block element itself. */
function readDesignClass(host: HTMLElement): Record<string, unknown> {
  const container = host.querySelector('[class*="sqs-gallery-block-"]');
  const design = /sqs-gallery-block-(grid|slideshow|slider|stacked)\b/.exec(container?.className ?? '')?.[1];
  return design ? { design } : {};
}

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

/** Invalid data is ignored with the documented message (GAL-054). */
function parseOptions(text: string): Record<string, unknown> {
  const decoded = decodeData(text);
  if (decoded === null) return {};
  try {
    const value: unknown = JSON.parse(decoded);
    if (typeof value === 'object' && value !== null && !Array.isArray(value)) return { ...value };
  } catch {
    // The warning below also covers values that are not objects.
  }
  warn('site-gallery', 'Error evaluating gallery block data.');
  return {};
}
