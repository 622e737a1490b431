// Which options does the markup of a site builder carry? JSON beside the slides, under the builder's own names.
import type { MarkupOptionsReader } from '../../../kit/element/options';
import { warn } from '../../../kit/element/warn';

/** The names in `data-props` of a gallery section, and what they are called here. */
const SECTION_NAMES: Readonly<Record<string, string>> = { numColumns: 'slidesPerRow' };
const GRID_NAMES: typeof SECTION_NAMES = { ...SECTION_NAMES, gutter: 'padding' };

/** What a section is, by its `data-controller`; other designs are the documented words. */
const SECTIONS: Readonly<Record<string, string>> = {
  GalleryGrid: 'grid',
  GalleryMasonry: 'autocolumns',
  GalleryStrips: 'autorows',
  GalleryReel: 'slider',
  GalleryFullscreenSlideshow: 'slideshow',
};

/** Options of a gallery block (`data-block-json`), else of a gallery section (`data-props`, `data-controller`). */
export const readMarkupOptions: MarkupOptionsReader = (host) => {
  const block = host.querySelector('[data-block-json]')?.getAttribute('data-block-json');
  if (block) return parse(block);
  const section = host.querySelector('[data-controller^="Gallery"]');
  const design = SECTIONS[section?.getAttribute('data-controller') ?? ''];
  if (!section || !design) return designInClass(host);
  const props = Object.entries(parse(section.getAttribute('data-props') || '{}'));
  const names = design === 'grid' ? GRID_NAMES : SECTION_NAMES;
  return {
    design,
    ...Object.fromEntries(props.map(([name, value]) => [names[name] ?? name, value])),
  };
};

/** Only the design is left in the class names where the block itself was not wrapped. */
function designInClass(host: HTMLElement): Record<string, unknown> {
  const container = host.querySelector('[class*="sqs-gallery-block-"]');
  const design = /sqs-gallery-block-(grid|slideshow|slider|stacked)\b/.exec(container?.className ?? '')?.[1];
  return design ? { design } : {};
}

/** Some templates print the data as part of an address; null where that is broken (GAL-053). */
function decoded(text: string): string | null {
  if (!/^\s*%/.test(text)) return text;
  try {
    return decodeURIComponent(text);
  } catch {
    warn('site-gallery', 'Error decoding gallery block data.');
    return null;
  }
}

/** What cannot be read says so in the documented words and is skipped (GAL-054). */
function parse(text: string): Record<string, unknown> {
  const plain = decoded(text);
  if (plain === null) return {};
  try {
    const value: unknown = JSON.parse(plain);
    if (typeof value === 'object' && value !== null && !Array.isArray(value)) return { ...value };
  } catch {
    // Told below, as what is no object is.
  }
  warn('site-gallery', 'Error evaluating gallery block data.');
  return {};
}
