// Loads a text highlight near the viewport; until then, CSS decorates the text.
import type { ElementLoading } from '../../kit/contract/loading';

export const loading: ElementLoading = { strategy: () => 'visible', standalone: true };
