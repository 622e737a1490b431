// The tag <site-image>: its contract, its view, its styles.
import { ImageView } from '../src/blocks/image/image';
import { image } from '../src/blocks/image/image.contract';
import styles from '../src/blocks/image/image.css?inline';
import { imagesIn } from '../src/blocks/image/images';
import { printedOptions } from '../src/blocks/image/printed-options';
import { type BlockElement, define } from '../src/kit/define';

/** For images of a page that stand in no element: `loadImages(document, { sizeFormat: 'queryString' })`. */
export { loadImages } from '../src/kit/image-loader/load-images';

export const SiteImage = define(image, {
  view: ImageView,
  styles: [styles],
  read: imagesIn,
  readsAttributes: ['data-src'],
  markup: printedOptions,
  places: { 'site-lightbox': () => import('./site-lightbox') },
});

declare global {
  interface HTMLElementTagNameMap {
    'site-image': BlockElement<typeof image>;
  }
}
