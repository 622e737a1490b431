// The tag <site-image>: its contract, its view, its styles.
import { ImageView } from '../src/blocks/image/image';
import { OBSERVED_ATTRIBUTES, readContent, readMarkupOptions } from '../src/blocks/image/image.content';
import { image } from '../src/blocks/image/image.contract';
import styles from '../src/blocks/image/image.css?inline';
import { type BlockElement, define } from '../src/kit/element/define';

/** For images outside an element: `loadImages(document, { sizeFormat: 'queryString' })`. */
export { loadImages } from '../src/kit/image-loader/load-images';

export const SiteImage = define(image, {
  view: ImageView,
  styles: [styles],
  readContent,
  contentAttributes: OBSERVED_ATTRIBUTES,
  readMarkupOptions,
  dependencies: { 'site-lightbox': () => import('./site-lightbox') },
});

declare global {
  interface HTMLElementTagNameMap {
    'site-image': BlockElement<typeof image>;
  }
}
