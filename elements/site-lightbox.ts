// The tag <site-lightbox>: its contract, its view, its styles.
import { ITEM_ATTRIBUTES, readChildren } from '../src/blocks/lightbox/children';
import { LightboxView } from '../src/blocks/lightbox/lightbox';
import { lightbox } from '../src/blocks/lightbox/lightbox.contract';
import styles from '../src/blocks/lightbox/lightbox.css?inline';
import { type BlockElement, define } from '../src/kit/define';

export const SiteLightbox = define(lightbox, {
  view: LightboxView,
  styles: [styles],
  read: readChildren,
  readsAttributes: ITEM_ATTRIBUTES,
  places: { 'site-video': () => import('./site-video') },
});

declare global {
  interface HTMLElementTagNameMap {
    'site-lightbox': BlockElement<typeof lightbox>;
  }
}
