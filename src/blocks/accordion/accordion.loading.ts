// Loads an accordion on intent, because details work without script; at once for buttons, which do not, and for an item
// that the address leads to or that is open from the start.
import { type ElementLoading, hasJsonOptions, isFlagOn } from '../../kit/contract/loading';

export const loading: ElementLoading = {
  strategy: (element) =>
    element.querySelector('[aria-expanded]') ||
    isFlagOn(element, 'expand-first') ||
    hasJsonOptions(element) ||
    element.contains(document.getElementById(location.hash.slice(1)))
      ? 'eager'
      : 'intent',
  standalone: true,
};
