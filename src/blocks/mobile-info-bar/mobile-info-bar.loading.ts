// Loads a mobile info bar at once on narrow screens: the settings of the site may hide it or a part of it.
import type { ElementLoading } from '../../kit/contract/loading';

/** The bar is not displayed on wider screens (POP-015). */
const QUERY = '(max-width: 1024px)';

export const loading: ElementLoading = {
  strategy: () => (matchMedia(QUERY).matches ? 'eager' : 'visible'),
  standalone: true,
};
