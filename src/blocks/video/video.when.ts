// When does a video need its script? A link, and a video with controls, work until somebody turns to them.
import { hasJsonOptions, isOn, type WhenRule } from '../../kit/when';

export const when: WhenRule = (element) =>
  isOn(element, 'autoplay') || hasJsonOptions(element) || !element.querySelector('a[href], video[controls]')
    ? 'visible'
    : 'intent';
