// Loading rule: on intent if there is a link or a video with controls, otherwise near the viewport.
import { hasJsonOptions, isFlagOn, type LoadingRule } from '../../kit/contract/loading';

export const loading: LoadingRule = (element) =>
  isFlagOn(element, 'autoplay') ||
  hasJsonOptions(element) ||
  !element.querySelector('a[href], video[controls]')
    ? 'visible'
    : 'intent';
