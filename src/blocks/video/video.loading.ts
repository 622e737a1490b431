// When does a video need its script? A link, and a video with controls, work until somebody turns to them.
import { hasJsonOptions, isFlagOn, type LoadingRule } from '../../kit/contract/loading';

export const loading: LoadingRule = (element) =>
  isFlagOn(element, 'autoplay') ||
  hasJsonOptions(element) ||
  !element.querySelector('a[href], video[controls]')
    ? 'visible'
    : 'intent';
