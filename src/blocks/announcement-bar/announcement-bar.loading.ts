// Loads an announcement bar at once, because the visitor may have closed it.
import type { ElementLoading } from '../../kit/contract/loading';

export const loading: ElementLoading = { strategy: () => 'eager', standalone: true };
