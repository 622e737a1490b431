// Element class of <site-marquee>: its contract with its view, styles and readers.

import { defineElement } from '../../kit/element/define';
import { createScriptOptionsReader } from '../../kit/element/script-options';
import { Marquee } from './marquee';
import { readContent } from './marquee.content';
import { marquee } from './marquee.contract';
import styles from './marquee.css?inline';

export const SiteMarquee = defineElement(marquee, {
  view: Marquee,
  styles: [styles],
  readContent,
  readMarkupOptions: createScriptOptionsReader('.Marquee-props'),
});
