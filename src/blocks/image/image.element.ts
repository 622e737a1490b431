// Element class of <site-image>: its contract with its view, styles and readers.

import { defineElement } from '../../kit/element/define';
import { ImageView } from './image';
import { OBSERVED_ATTRIBUTES, readContent, readMarkupOptions } from './image.content';
import { image } from './image.contract';
import styles from './image.css?inline';

/** For images outside an element: `loadImages(document, { sizeFormat: 'queryString' })`. */
export { loadImages } from '../../kit/image-loader/load-images';

export const SiteImage = defineElement(image, {
  view: ImageView,
  styles: [styles],
  readContent,
  contentAttributes: OBSERVED_ATTRIBUTES,
  readMarkupOptions,
});
