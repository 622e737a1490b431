// Loads a cart indicator near the viewport if the visitor has a cart; otherwise the zero in the page is correct.
import type { ElementLoading } from '../../kit/contract/loading';

export const loading: ElementLoading = {
  strategy: () => (/(?:^|; )ss_hasCart=1/.test(document.cookie) ? 'visible' : 'intent'),
  wakeOn: 'site-services-cart',
};
