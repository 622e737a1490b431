// When the script of a gallery is loaded. Static designs work as HTML and CSS until a visitor points at them or looks for
// images that open by keyboard, and so does a carousel if the keyboard can reach something in its track.
import { hasJsonOptions, isFlagOn, type LoadingRule } from '../../kit/contract/loading';

export const loading: LoadingRule = (element) => {
  const design = element.getAttribute('design') || element.getAttribute('data-design') || '';
  const needsScript =
    /^\s*slideshow\s*$/i.test(design) ||
    (/^\s*(carousel|slider)\s*$/i.test(design) && !element.querySelector('a[href], button')) ||
    isFlagOn(element, 'autoplay') ||
    hasJsonOptions(element) ||
    // Slides as data, now or later.
    element.hasAttribute('slides') ||
    element.childElementCount === 0 ||
    // Images and videos without a source, as in the markup of site builders.
    element.querySelector('img[data-src]:not([src]), [data-html]') !== null;
  if (isSlideInUrl(element)) return 'now';
  return needsScript ? 'visible' : 'tab';
};

/** Whether the URL of the page may name a slide; the gallery checks again. */
function isSlideInUrl(element: Element): boolean {
  const { hash, pathname } = location;
  const name = CSS.escape(pathname.split('/').findLast(Boolean) ?? '');
  return (
    hash.includes('itemId=') ||
    (name !== '' && element.querySelector(`[data-slide-url$="${name}"],[data-slide-id="${name}"]`) !== null)
  );
}
