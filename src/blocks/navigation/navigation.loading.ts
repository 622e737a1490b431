// Loads a navigation near the viewport: it marks the current page. Links and folders work before that.
import type { ElementLoading } from '../../kit/contract/loading';

export const loading: ElementLoading = { strategy: () => 'visible', standalone: true };
