// Loads a form on intent: without script it posts, and the browser validates it. A form that is generated from its
// definition loads near the viewport.
import type { ElementLoading } from '../../kit/contract/loading';

export const loading: ElementLoading = {
  strategy: (element) =>
    element.querySelector('form') && !element.querySelector('script[type="application/json"]')
      ? 'intent'
      : 'visible',
};
