// Loads a lightbox when the user points at one of its images or focuses one, or when it is open.
import { type ElementLoading, isFlagOn, MEDIA_LINK_SELECTOR } from '../../kit/contract/loading';

export const loading: ElementLoading = {
  strategy: (element) => (isFlagOn(element, 'open') ? 'eager' : 'keyboard'),
  triggers: `site-lightbox ${MEDIA_LINK_SELECTOR}`,
};
