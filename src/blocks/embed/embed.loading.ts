// Loads an embed on intent, because its quote, link or picture works without script.
import type { ElementLoading } from '../../kit/contract/loading';

export const loading: ElementLoading = { strategy: () => 'intent', standalone: true };
