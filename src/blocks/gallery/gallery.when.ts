// When does a gallery need its script? A stack and a grid work as HTML and CSS until somebody points at them, and so
// does a carousel as long as the keyboard has a way into its strip.
import { hasJsonOptions, isOn, type WhenRule } from '../../kit/when';

export const when: WhenRule = (element) => {
  const design = element.getAttribute('design') || element.getAttribute('data-design') || '';
  const needed =
    /^\s*slideshow\s*$/i.test(design) ||
    (/^\s*(carousel|slider)\s*$/i.test(design) && !element.querySelector('a[href], button')) ||
    isOn(element, 'autoplay') ||
    hasJsonOptions(element) ||
    // Its slides are data, here or still to come.
    element.hasAttribute('slides') ||
    element.childElementCount === 0 ||
    // Images that wait for a script to load them, as site builders print them.
    element.querySelector('img[data-src]:not([src])') !== null;
  return needed ? 'visible' : 'intent';
};
