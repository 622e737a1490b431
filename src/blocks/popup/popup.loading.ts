// Starts the rules of a popup, which open it by setting its attribute; an open popup loads its view.

import type { ElementLoading } from '../../kit/contract/loading';
import { hasJsonOptions, loadWhenOpen } from '../../kit/contract/loading';

/** Milliseconds until the next attempt. Firefox also aborts imports while the page unloads, where no retry is needed. */
const RETRY_DELAY = 1000;

export const loading: ElementLoading = {
  strategy(element) {
    if (hasJsonOptions(element)) return 'eager';
    import('./popup-rules').then(
      ({ startRules }) => startRules(element as HTMLElement),
      // The element's script contains the rules: the loader loads it, or reports that the popup stays plain HTML.
      () => setTimeout(() => element.setAttribute('loading', 'eager'), RETRY_DELAY),
    );
    return loadWhenOpen(element);
  },
};
