// Loads a product on intent, because its form sells without script.
import type { ElementLoading } from '../../kit/contract/loading';

export const loading: ElementLoading = { strategy: () => 'intent' };
