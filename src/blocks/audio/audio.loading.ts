// Loads a player on intent, because its audio elements work without script; near the viewport if there are none.
import type { ElementLoading } from '../../kit/contract/loading';

export const loading: ElementLoading = {
  strategy: (element) => (element.querySelector('audio[controls], a[href]') ? 'intent' : 'visible'),
};
