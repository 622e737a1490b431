// Loads a product on intent, because its form works without script; without a form, the script generates one.
import type { ElementLoading } from '../../kit/contract/loading';

export const loading: ElementLoading = {
  strategy: (element) => (element.querySelector('[name="productId"]') ? 'intent' : 'visible'),
};
