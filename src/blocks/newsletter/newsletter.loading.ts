// Loads a newsletter form when the user turns to it: without script it posts, and the browser checks it.
import type { ElementLoading } from '../../kit/contract/loading';

export const loading: ElementLoading = { strategy: () => 'intent' };
