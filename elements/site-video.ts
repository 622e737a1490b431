// The tag <site-video>: its contract, its view, its styles.

import { VideoView } from '../src/blocks/video/video';
import { createPlayback } from '../src/blocks/video/video.api';
import { OBSERVED_ATTRIBUTES, readContent, readMarkupOptions } from '../src/blocks/video/video.content';
import { video } from '../src/blocks/video/video.contract';
import styles from '../src/blocks/video/video.css?inline';
import { type BlockElement, define } from '../src/kit/element/define';

export const SiteVideo = define(video, {
  view: VideoView,
  createApi: createPlayback,
  styles: [styles],
  readContent: readContent,
  contentAttributes: OBSERVED_ATTRIBUTES,
  readMarkupOptions: readMarkupOptions,
});

declare global {
  interface HTMLElementTagNameMap {
    'site-video': BlockElement<typeof video>;
  }
}
