// Element class of <site-gallery>: its contract with its view, styles and readers.

import { defineElement } from '../../kit/element/define';
import { readCheckedSlides } from './content/content-warnings';
import { readMarkupOptions } from './content/published-markup';
import { SLIDE_ATTRIBUTES } from './content/read-slides';
import { GalleryView } from './gallery';
import { createGalleryApi } from './gallery.api';
import { gallery } from './gallery.contract';
import styles from './gallery.css?inline';

export { createGallery } from './create-gallery';

export const SiteGallery = defineElement(gallery, {
  view: GalleryView,
  createApi: createGalleryApi,
  styles: [styles],
  readContent: readCheckedSlides,
  contentAttributes: SLIDE_ATTRIBUTES,
  readMarkupOptions,
});
