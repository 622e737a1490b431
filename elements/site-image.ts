// The tag <site-image>: its contract, its view, its styles.
import { ImageView } from '../src/blocks/image/image';
import { findImages } from '../src/blocks/image/image.content';
import { image } from '../src/blocks/image/image.contract';
import styles from '../src/blocks/image/image.css?inline';
import { readMarkupOptions } from '../src/blocks/image/printed-options';
import { type BlockElement, define } from '../src/kit/element/define';

/** For images of a page that stand in no element: `loadImages(document, { sizeFormat: 'queryString' })`. */
export { loadImages } from '../src/kit/image-loader/load-images';

export const SiteImage = define(image, {
  view: ImageView,
  styles: [styles],
  readContent: findImages,
  contentAttributes: ['data-src'],
  readMarkupOptions: readMarkupOptions,
  dependencies: { 'site-lightbox': () => import('./site-lightbox') },
});

declare global {
  interface HTMLElementTagNameMap {
    'site-image': BlockElement<typeof image>;
  }
}
