// The tag <site-gallery>: its contract, its view, its styles.

import { readMarkupOptions } from '../src/blocks/gallery/content/markup-options';
import { readSlides, SLIDE_ATTRIBUTES } from '../src/blocks/gallery/content/read-slides';
import { GalleryView } from '../src/blocks/gallery/gallery';
import { createGalleryApi } from '../src/blocks/gallery/gallery.api';
import { gallery } from '../src/blocks/gallery/gallery.contract';
import styles from '../src/blocks/gallery/gallery.css?inline';
import { type BlockElement, define } from '../src/kit/element/define';

export { createGallery } from '../src/blocks/gallery/create-gallery';

export const SiteGallery = define(gallery, {
  view: GalleryView,
  createApi: createGalleryApi,
  styles: [styles],
  readContent: readSlides,
  contentAttributes: SLIDE_ATTRIBUTES,
  readMarkupOptions: readMarkupOptions,
  dependencies: {
    'site-video': () => import('./site-video'),
    'site-lightbox': () => import('./site-lightbox'),
  },
});

declare global {
  interface HTMLElementTagNameMap {
    'site-gallery': BlockElement<typeof gallery>;
  }
}
