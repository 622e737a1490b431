// Element class of <site-audio>.
import { defineElement } from '../../kit/element/define';
import { AudioView } from './audio';
import { createAudioApi } from './audio.api';
import { readContent } from './audio.content';
import { audio } from './audio.contract';
import styles from './audio.light.css?inline';

export const SiteAudio = defineElement(audio, {
  view: AudioView,
  createApi: createAudioApi,
  styles: [styles],
  readContent,
});
