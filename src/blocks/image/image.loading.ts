// When does an image need its script? Its HTML does everything until there is something to load, to place or to open.
import { hasJsonOptions, isFlagOn, type LoadingRule } from '../../kit/contract/loading';

/** In the names of the options that only the script can carry out. */
const PLACED = /mode|fit|focal|dimens|fixed|stretch|use-/;

export const loading: LoadingRule = (element) =>
  isFlagOn(element, 'lightbox') ||
  hasJsonOptions(element) ||
  element.getAttributeNames().some((name) => PLACED.test(name)) ||
  element.querySelector('img:is([data-src]:not([src]), [data-image-focal-point])')
    ? 'visible'
    : 'intent';
