// Loads code on intent: it is complete without the button and the numbers of its script.
import { type ElementLoading, isFlagOn } from '../../kit/contract/loading';

export const loading: ElementLoading = {
  strategy: (element) => (isFlagOn(element, 'line-numbers') ? 'visible' : 'keyboard'),
  standalone: true,
};
