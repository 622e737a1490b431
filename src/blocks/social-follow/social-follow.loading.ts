// Loads a follow button on intent, because its link works without script.
import type { ElementLoading } from '../../kit/contract/loading';

export const loading: ElementLoading = { strategy: () => 'intent', standalone: true };
