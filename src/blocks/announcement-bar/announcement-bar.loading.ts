// Loads an announcement bar immediately, because the visitor may have closed it.
import type { ElementLoading } from '../../kit/contract/loading';

export const loading: ElementLoading = { strategy: () => 'eager', standalone: true };
