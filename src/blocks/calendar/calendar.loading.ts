// Loads a calendar on intent, because its events are links; if there are none, the script fetches them.
import type { ElementLoading } from '../../kit/contract/loading';

export const loading: ElementLoading = {
  strategy: (element) => (element.querySelector('time, li') ? 'intent' : 'visible'),
};
