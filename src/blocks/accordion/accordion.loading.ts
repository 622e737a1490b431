// Loads an accordion on intent, because details work without script; at once for buttons, which do not, and for an item
// that the address leads to.
import type { ElementLoading } from '../../kit/contract/loading';

export const loading: ElementLoading = {
  strategy: (element) =>
    element.querySelector('[aria-expanded]') ||
    element.contains(document.getElementById(location.hash.slice(1)))
      ? 'eager'
      : 'intent',
  standalone: true,
};
