// When does a gallery need its script? A stack and a grid work as HTML and CSS until somebody points at them or looks by
// keyboard for pictures that open, and so does a carousel as long as the keyboard has a way into its strip.
import { hasJsonOptions, isFlagOn, type LoadingRule } from '../../kit/contract/loading';

export const loading: LoadingRule = (element) => {
  const design = element.getAttribute('design') || element.getAttribute('data-design') || '';
  const needed =
    /^\s*slideshow\s*$/i.test(design) ||
    (/^\s*(carousel|slider)\s*$/i.test(design) && !element.querySelector('a[href], button')) ||
    isFlagOn(element, 'autoplay') ||
    hasJsonOptions(element) ||
    // Its slides are data, here or still to come.
    element.hasAttribute('slides') ||
    element.childElementCount === 0 ||
    // Images and videos that wait for a script, as site builders print them.
    element.querySelector('img[data-src]:not([src]), [data-html]') !== null;
  if (isAddressed(element)) return 'now';
  return needed ? 'visible' : 'tab';
};

/** Does the address of the page name one of the slides? Roughly: the gallery looks again. */
function isAddressed(element: Element): boolean {
  const { hash, pathname } = location;
  const name = CSS.escape(pathname.split('/').findLast(Boolean) ?? '');
  return (
    hash.includes('itemId=') ||
    (name !== '' && element.querySelector(`[data-slide-url$="${name}"],[data-slide-id="${name}"]`) !== null)
  );
}
