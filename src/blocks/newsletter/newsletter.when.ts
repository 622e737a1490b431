// A newsletter form posts and is checked by the browser without script; the rest is fetched when the visitor turns to it.
import type { WhenRule } from '../../kit/when';

export const when: WhenRule = () => 'intent';
