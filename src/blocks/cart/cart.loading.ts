// Loads a cart in the page near the viewport, and a drawer on intent or when a product has been added.
import { type ElementLoading, isFlagOn } from '../../kit/contract/loading';

export const loading: ElementLoading = {
  strategy: (element) => {
    if (isFlagOn(element, 'open')) return 'eager';
    if (element.getAttribute('design') === 'page' || element.querySelector('form')) return 'eager';
    return isFlagOn(element, 'open-on-add') ? 'visible' : 'intent';
  },
  wakeOn: 'site-services-cart',
};
