// Loads a search when the visitor points at the form or focuses it; without a form the script renders one.
import type { ElementLoading } from '../../kit/contract/loading';

export const loading: ElementLoading = {
  strategy: (element) => (element.querySelector('input') ? 'intent' : 'visible'),
};
