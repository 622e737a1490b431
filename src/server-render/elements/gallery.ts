// Renders a gallery in the layout of its design, with options from JSON and values that style sheets cannot read from
// attributes in every browser. The script keeps the rows of `autorows` that the style sheet has laid out.

import { readMarkupOptions } from '../../blocks/gallery/content/published-markup';
import { gallery } from '../../blocks/gallery/gallery.contract';
import type { GalleryOptions } from '../../blocks/gallery/gallery.types';
import { applyDesignOptions } from '../../blocks/gallery/layouts/design-options';
import { getLayoutVariables } from '../../blocks/gallery/layouts/layouts';
import { readOptions } from '../host/options';
import { toDeclarations } from '../host/style';
import type { ElementRenderer } from '../host/types';
import { describeImages } from './deferred-images';
import { reflect } from './reflect';
import { VISIBLE } from './visible-attributes';

/** Options that become custom properties. */
const MEASURES = [
  'columnWidth',
  'gutter',
  'imageAspectRatio',
  'listImageSize',
  'padding',
  'rowHeight',
  'slidesPerRow',
  'thumbnailStripHeight',
  'thumbnailStripMargin',
  'thumbnailsPerRow',
  'vSize',
] as const;

export const renderGallery: ElementRenderer = (host) => {
  const options = applyDesignOptions(
    readOptions(gallery, host, readMarkupOptions) as unknown as GalleryOptions,
  );
  // Slides given as data exist only with the script.
  if (options.slides.length > 0) return null;
  const { attributes } = gallery;
  const isMeasured = MEASURES.some((name) => options[name] !== attributes[name].defaultValue);
  const rules = isMeasured ? `&:not(:state(ready)){${toDeclarations(getLayoutVariables(options))}}` : '';
  return {
    attributes: reflect(host, attributes, options as never, VISIBLE['site-gallery']),
    css: rules + describeImages(host),
  };
};
