// Loads an image element near the viewport if it has an image to load, position or open; otherwise its HTML is enough.
import { type ElementLoading, hasJsonOptions, isFlagOn } from '../../kit/contract/loading';

/** Matches the names of attributes that only take effect with the script. */
const SCRIPTED_ATTRIBUTE = /mode|fit|focal|dimens|fixed|stretch|use-/;

export const loading: ElementLoading = {
  strategy: (element) =>
    isFlagOn(element, 'lightbox') ||
    hasJsonOptions(element) ||
    element.getAttributeNames().some((name) => SCRIPTED_ATTRIBUTE.test(name)) ||
    element.querySelector('img:is([data-src]:not([src]), [data-image-focal-point])')
      ? 'visible'
      : 'intent',
  hasImages: true,
};
