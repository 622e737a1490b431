// Loads a marquee near the viewport; it does not have to move before the visitor is there.
import type { ElementLoading } from '../../kit/contract/loading';

export const loading: ElementLoading = { strategy: () => 'moving' };
