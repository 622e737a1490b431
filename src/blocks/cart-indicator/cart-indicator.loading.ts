// Loads a cart indicator when there is a cart to count; without one, the zero in the page is right.
import type { ElementLoading } from '../../kit/contract/loading';

export const loading: ElementLoading = {
  strategy: () => (/(^|; )ss_hasCart=1/.test(document.cookie) ? 'visible' : 'intent'),
  wakeOn: 'site-services-cart',
};
