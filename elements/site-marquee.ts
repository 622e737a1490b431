// The tag <site-marquee>: its contract, its view, its styles.

import { Marquee } from '../src/blocks/marquee/marquee';
import { readContent } from '../src/blocks/marquee/marquee.content';
import { marquee } from '../src/blocks/marquee/marquee.contract';
import styles from '../src/blocks/marquee/marquee.css?inline';
import { type BlockElement, define } from '../src/kit/element/define';
import { createScriptOptionsReader } from '../src/kit/element/script-options';

export const SiteMarquee = define(marquee, {
  view: Marquee,
  styles: [styles],
  readContent,
  readMarkupOptions: createScriptOptionsReader('.Marquee-props'),
});

declare global {
  interface HTMLElementTagNameMap {
    'site-marquee': BlockElement<typeof marquee>;
  }
}
