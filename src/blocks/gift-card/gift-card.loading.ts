// Loads a gift card on intent, because its link or form works without script; without one, the script creates it.
import type { ElementLoading } from '../../kit/contract/loading';

export const loading: ElementLoading = {
  strategy: (element) => (element.querySelector('a[href], form') ? 'intent' : 'visible'),
  standalone: true,
};
