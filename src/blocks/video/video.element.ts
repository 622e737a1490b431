// Element class of <site-video>: its contract with its view, styles and readers.

import { defineElement } from '../../kit/element/define';
import { VideoView } from './video';
import { createPlayback } from './video.api';
import { OBSERVED_ATTRIBUTES, readContent, readMarkupOptions } from './video.content';
import { video } from './video.contract';
import styles from './video.css?inline';

export const SiteVideo = defineElement(video, {
  view: VideoView,
  createApi: createPlayback,
  styles: [styles],
  readContent,
  contentAttributes: OBSERVED_ATTRIBUTES,
  readMarkupOptions,
});
