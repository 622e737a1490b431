// Loads a map on intent, because the address in the page is enough until then. A map without a link has no tab stop until
// its own buttons exist, so it loads near the viewport.
import type { ElementLoading } from '../../kit/contract/loading';

export const loading: ElementLoading = {
  strategy: (element) => (element.querySelector('a[href]') ? 'intent' : 'visible'),
};
