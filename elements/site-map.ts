// The tag <site-map>: its contract, its view, its styles.
import { capturedOptions, hasContent } from '../src/blocks/map/captured';
import { SiteMap as view } from '../src/blocks/map/map';
import { map } from '../src/blocks/map/map.contract';
import styles from '../src/blocks/map/map.css?inline';
import { type BlockElement, define } from '../src/kit/define';

export const SiteMap = define(map, { view, styles: [styles], read: hasContent, markup: capturedOptions });

declare global {
  interface HTMLElementTagNameMap {
    'site-map': BlockElement<typeof map>;
  }
}
