// When does a marquee need its script? It only has to move when it can be seen.
import type { WhenRule } from '../../kit/when';

export const when: WhenRule = () => 'visible';
