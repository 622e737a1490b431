// Props of the view of <site-audio>.
import type { BlockProps } from '../../kit/element/define';
import type { AudioApi } from './audio.api';
import type { AudioContent } from './audio.content';
import type { audio } from './audio.contract';

export type AudioProps = BlockProps<typeof audio, AudioContent, AudioApi>;
