// The tag <site-marquee>: its contract, its view, its styles.

import { Marquee } from '../src/blocks/marquee/marquee';
import { marquee } from '../src/blocks/marquee/marquee.contract';
import styles from '../src/blocks/marquee/marquee.css?inline';
import { textsIn } from '../src/blocks/marquee/runs';
import { capturedJson } from '../src/kit/captured';
import { type BlockElement, define } from '../src/kit/define';

export const SiteMarquee = define(marquee, {
  view: Marquee,
  styles: [styles],
  read: textsIn,
  markup: capturedJson('.Marquee-props'),
});

declare global {
  interface HTMLElementTagNameMap {
    'site-marquee': BlockElement<typeof marquee>;
  }
}
