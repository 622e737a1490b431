// Element class of <site-map>: its contract with its view, styles and readers.

import { defineElement } from '../../kit/element/define';
import { SiteMap as view } from './map';
import { readContent, readMarkupOptions } from './map.content';
import { map } from './map.contract';
import styles from './map.css?inline';

export const SiteMap = defineElement(map, {
  view,
  styles: [styles],
  readContent,
  readMarkupOptions,
});
