// Loads comments on intent, because printed ones work without script; without any, near the viewport. At once if the
// address names a comment that may be on another page.
import type { ElementLoading } from '../../kit/contract/loading';

export const loading: ElementLoading = {
  strategy: (element) => {
    if (location.hash.startsWith('#comment-')) return 'eager';
    return !element.hasAttribute('counts') && element.textContent?.trim() ? 'intent' : 'visible';
  },
};
