// When does a tooltip need its script? When somebody turns to what it explains; until then the browser shows the title.
import type { WhenRule } from '../../kit/when';

export const when: WhenRule = () => 'intent';
