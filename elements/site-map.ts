// The tag <site-map>: its contract, its view, its styles.

import { SiteMap as view } from '../src/blocks/map/map';
import { readContent, readMarkupOptions } from '../src/blocks/map/map.content';
import { map } from '../src/blocks/map/map.contract';
import styles from '../src/blocks/map/map.css?inline';
import { type BlockElement, define } from '../src/kit/element/define';

export const SiteMap = define(map, {
  view,
  styles: [styles],
  readContent,
  readMarkupOptions,
});

declare global {
  interface HTMLElementTagNameMap {
    'site-map': BlockElement<typeof map>;
  }
}
