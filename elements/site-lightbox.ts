// The tag <site-lightbox>: its contract, its view, its styles.

import { LightboxView } from '../src/blocks/lightbox/lightbox';
import { OBSERVED_ATTRIBUTES, readContent } from '../src/blocks/lightbox/lightbox.content';
import { lightbox } from '../src/blocks/lightbox/lightbox.contract';
import styles from '../src/blocks/lightbox/lightbox.css?inline';
import { type BlockElement, define } from '../src/kit/element/define';

export const SiteLightbox = define(lightbox, {
  view: LightboxView,
  styles: [styles],
  readContent: readContent,
  contentAttributes: OBSERVED_ATTRIBUTES,
  dependencies: { 'site-video': () => import('./site-video') },
});

declare global {
  interface HTMLElementTagNameMap {
    'site-lightbox': BlockElement<typeof lightbox>;
  }
}
