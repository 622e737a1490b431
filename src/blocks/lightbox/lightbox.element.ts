// Element class of <site-lightbox>: its contract with its view, styles and readers.

import { defineElement } from '../../kit/element/define';
import { LightboxView } from './lightbox';
import { OBSERVED_ATTRIBUTES, readContent } from './lightbox.content';
import { lightbox } from './lightbox.contract';
import styles from './lightbox.css?inline';

export const SiteLightbox = defineElement(lightbox, {
  view: LightboxView,
  styles: [styles],
  readContent,
  contentAttributes: OBSERVED_ATTRIBUTES,
});
