// Loads a mobile info bar at once on narrow screens: the settings of the site may hide it or a part of it.
import type { ElementLoading } from '../../kit/contract/loading';

/** Elsewhere it is not displayed (POP-015). */
const QUERY = '(max-width: 1024px)';

export const loading: ElementLoading = {
  strategy: () => (matchMedia(QUERY).matches ? 'eager' : 'visible'),
  standalone: true,
};
