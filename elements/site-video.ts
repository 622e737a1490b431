// The tag <site-video>: its contract, its view, its styles.
import { CONTENT_ATTRIBUTES, capturedVideo, readContent } from '../src/blocks/video/content';
import { createPlayback } from '../src/blocks/video/playback';
import { VideoView } from '../src/blocks/video/video';
import { video } from '../src/blocks/video/video.contract';
import styles from '../src/blocks/video/video.css?inline';
import { type BlockElement, define } from '../src/kit/define';

export const SiteVideo = define(video, {
  view: VideoView,
  api: createPlayback,
  styles: [styles],
  read: readContent,
  readsAttributes: CONTENT_ATTRIBUTES,
  markup: capturedVideo,
});

declare global {
  interface HTMLElementTagNameMap {
    'site-video': BlockElement<typeof video>;
  }
}
