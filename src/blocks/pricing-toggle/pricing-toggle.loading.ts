// Loads a pricing toggle with radio buttons on intent, because CSS swaps their prices; buttons need the script.
import type { ElementLoading } from '../../kit/contract/loading';

export const loading: ElementLoading = {
  strategy: (element) => (element.querySelector('[type="radio"]') ? 'intent' : 'visible'),
  standalone: true,
};
