// Loading rule: near the viewport if there is an image to load, to position or to open, otherwise on intent.
import { hasJsonOptions, isFlagOn, type LoadingRule } from '../../kit/contract/loading';

/** Matches the names of positioning options, which need the script. */
const POSITIONING_OPTION = /mode|fit|focal|dimens|fixed|stretch|use-/;

export const loading: LoadingRule = (element) =>
  isFlagOn(element, 'lightbox') ||
  hasJsonOptions(element) ||
  element.getAttributeNames().some((name) => POSITIONING_OPTION.test(name)) ||
  element.querySelector('img:is([data-src]:not([src]), [data-image-focal-point])')
    ? 'visible'
    : 'intent';
