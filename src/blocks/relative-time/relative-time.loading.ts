// Loads a relative time near the viewport, because the date of the page is complete without it.
import type { ElementLoading } from '../../kit/contract/loading';

export const loading: ElementLoading = { strategy: () => 'visible', standalone: true };
