// Loads a chart near the viewport; until then, CSS reserves its box.
import type { ElementLoading } from '../../kit/contract/loading';

export const loading: ElementLoading = { strategy: () => 'visible', standalone: true };
