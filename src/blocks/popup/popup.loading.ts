// Starts the rules of a popup, which open it by its attribute; an open popup loads its view.

import type { ElementLoading } from '../../kit/contract/loading';
import { hasJsonOptions, loadWhenOpen } from '../../kit/contract/loading';

export const loading: ElementLoading = {
  strategy(element) {
    if (hasJsonOptions(element)) return 'eager';
    void import('./popup-rules').then(({ startRules }) => startRules(element as HTMLElement));
    return loadWhenOpen(element);
  },
};
