// Element class of <site-marquee>: its contract with its view, styles and readers.

import { defineElement } from '../../kit/element/define';
import { Marquee } from './marquee';
import { readContent, readMarkupOptions } from './marquee.content';
import { marquee } from './marquee.contract';
import styles from './marquee.css?inline';

export const SiteMarquee = defineElement(marquee, {
  view: Marquee,
  styles: [styles],
  readContent,
  readMarkupOptions,
});
