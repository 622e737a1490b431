// Loads a newsletter form on intent: without script it posts, and the browser validates it.
import type { ElementLoading } from '../../kit/contract/loading';

export const loading: ElementLoading = { strategy: () => 'intent' };
