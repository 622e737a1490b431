// Loads a marquee when it may be seen: it only has to move then.
import type { ElementLoading } from '../../kit/contract/loading';

export const loading: ElementLoading = { strategy: () => 'visible' };
