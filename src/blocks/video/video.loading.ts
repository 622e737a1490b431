// Loads a video on intent, because a link, or a video with controls, works without script.
import { type ElementLoading, hasJsonOptions, isFlagOn } from '../../kit/contract/loading';

export const loading: ElementLoading = {
  strategy(element) {
    if (isFlagOn(element, 'autoplay')) return 'moving';
    return hasJsonOptions(element) || !element.querySelector('a[href], video[controls]')
      ? 'visible'
      : 'intent';
  },
  triggers: 'site-video > a[href]:not([slot])',
};
