// Loads a button near the viewport, because its rendering is tracked; its HTML works without script.
import type { ElementLoading } from '../../kit/contract/loading';

export const loading: ElementLoading = { strategy: () => 'visible', standalone: true };
