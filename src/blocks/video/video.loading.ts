// Loads a video when the user turns to it: a link, and a video with controls, work without script.
import { type ElementLoading, hasJsonOptions, isFlagOn } from '../../kit/contract/loading';

export const loading: ElementLoading = {
  strategy: (element) =>
    isFlagOn(element, 'autoplay') ||
    hasJsonOptions(element) ||
    !element.querySelector('a[href], video[controls]')
      ? 'visible'
      : 'intent',
  triggers: 'site-video > a[href]:not([slot])',
};
