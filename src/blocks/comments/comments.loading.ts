// Loads comments on intent, because server-rendered ones work without script; near the viewport if there are none;
// immediately if the URL refers to a comment that may be on another page.
import type { ElementLoading } from '../../kit/contract/loading';

export const loading: ElementLoading = {
  strategy: (element) => {
    if (location.hash.startsWith('#comment-')) return 'eager';
    return !element.hasAttribute('counts') && element.textContent?.trim() ? 'intent' : 'visible';
  },
};
