// When does an image need its script? Its HTML does everything until there is something to load, to place or to open.
import { hasJsonOptions, isOn, type WhenRule } from '../../kit/when';

/** Options that only the script can carry out. */
const PLACED =
  'mode|fit-alignment|dimensions|focal-point|fixed-ratio|stretch|use-bg-image|use-advanced-positioning';

const isPlaced = (element: Element): boolean =>
  PLACED.split('|').some((name) => element.hasAttribute(name) || element.hasAttribute(`data-${name}`));

export const when: WhenRule = (element) =>
  isOn(element, 'lightbox') ||
  isPlaced(element) ||
  hasJsonOptions(element) ||
  element.querySelector('img:is([data-src]:not([src]), [data-image-focal-point])')
    ? 'visible'
    : 'intent';
