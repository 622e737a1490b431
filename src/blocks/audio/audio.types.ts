// Types of the audio block.
import type { BlockElement, BlockProps } from '../../kit/element/define';
import type { AudioApi } from './audio.api';
import type { AudioContent } from './audio.content';
import type { audio } from './audio.contract';

export type AudioHost = BlockElement<typeof audio>;
export type AudioProps = BlockProps<typeof audio, AudioContent, AudioApi>;
