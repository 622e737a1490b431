// Loads an accordion on intent, because details work without script; immediately for buttons, which do not, and for items
// that the URL leads to or that are initially open.
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
