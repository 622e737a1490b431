// Loads a gallery near the viewport if it has to move, measure or create slides. Stacks and grids work as HTML and CSS
// until the user points at them or focuses an image; so do carousels whose slides contain links or buttons.
import {
  type ElementLoading,
  hasJsonOptions,
  isFlagOn,
  MEDIA_LINK_SELECTOR,
} from '../../kit/contract/loading';

export const loading: ElementLoading = {
  strategy(element) {
    const design = (element.getAttribute('design') || element.getAttribute('data-design') || '').trim();
    const needsScript =
      /^slideshow$/i.test(design) ||
      (/^(carousel|slider)$/i.test(design) && !element.querySelector('a[href], button')) ||
      hasJsonOptions(element) ||
      // The slides are data, which a script may set later.
      element.hasAttribute('slides') ||
      !element.firstElementChild ||
      // Markup of site builders contains images and videos that only a script loads.
      element.querySelector('img[data-src]:not([src]), [data-html]');
    if (isDeepLinked(element)) return 'eager';
    if (isFlagOn(element, 'autoplay')) return 'moving';
    return needsScript ? 'visible' : 'keyboard';
  },
  hasImages: true,
  triggers: `site-gallery ${MEDIA_LINK_SELECTOR}`,
};

/** Whether the page URL may refer to one of the slides. The gallery itself compares exactly. */
function isDeepLinked(element: Element): boolean | '' {
  const { hash, pathname } = location;
  const name = CSS.escape(pathname.split('/').findLast(Boolean) ?? '');
  return (
    hash.includes('itemId=') ||
    (name && element.querySelector(`[data-slide-url$="${name}"],[data-slide-id="${name}"]`) !== null)
  );
}
